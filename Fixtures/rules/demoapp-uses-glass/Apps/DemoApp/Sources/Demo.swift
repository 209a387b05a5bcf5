import SwiftUI  // expect-at Apps/DemoApp/Sources: demoapp-uses-glass

struct Demo: View {
  // EduLiquidGlass comes later
  var body: some View { Text("EduLiquidGlass") }
}
