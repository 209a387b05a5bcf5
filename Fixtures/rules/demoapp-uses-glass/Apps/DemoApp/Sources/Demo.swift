import SwiftUI  // expect: demoapp-uses-glass

struct Demo: View {
  // EduLiquidGlass comes later
  var body: some View { Text("EduLiquidGlass") }
}
