import SwiftUI

struct Panes: View {
  var body: some View {
    VStack {
      Text("a").liquidElevation(.high)  // expect: glass-elevation-token
      Text("b").liquidElevation(.high).padding().glassEffect()
      Text("c").modifier(EduLiquidGlass()).liquidElevation(.low)
      VStack { Text("d").glassEffect() }.liquidElevation(.low)  // expect: glass-elevation-token
      Text("e").elevation(.low)
      Text("f").accessibilityHint(".liquidElevation(.low)")
    }
    // .liquidElevation(.high)
  }
}

extension View {
  func liquidElevation(_ level: Level) -> some View { shadow(radius: level.radius) }
}
