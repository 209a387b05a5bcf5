import SwiftUI

struct Panes: View {
  var body: some View {
    VStack {
      Text("a").padding(20).glassEffect()  // expect: glass-kept-tokens
      Text("b")
        .modifier(EduLiquidGlass(tint: .blue))
        .padding(.vertical, 24)  // expect: glass-kept-tokens
      Text("c").padding(20)
      Text("d").padding(16).glassEffect()
      HStack { Text("e").padding(24) }.glassEffect()
      Text("f").padding(Spacing.glassEdge).glassEffect()
    }
  }
}
