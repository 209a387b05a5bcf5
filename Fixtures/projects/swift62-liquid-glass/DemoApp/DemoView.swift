import SwiftUI  // expect: demoapp-uses-glass

struct DemoView: View {
  var body: some View { Text("Trailhead") }
}
