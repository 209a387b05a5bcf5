import SwiftUI

struct RainView: View {  // expect: preview-required
  var body: some View { Text("Rain") }
}

private struct Drop: View {
  var body: some View { Image(decorative: "drop") }
}
