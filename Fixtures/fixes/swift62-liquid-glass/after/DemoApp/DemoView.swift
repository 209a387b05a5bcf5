import SwiftUI

struct DemoView: View {
  var body: some View { Text("Trailhead") }
}
// expect-at DemoApp: demoapp-uses-glass
