import SwiftUI  // expect-file: demoapp-uses-glass

struct DemoView: View {
  var body: some View { Text("Trailhead") }
}
