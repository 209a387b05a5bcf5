import SwiftUI

// A view of SwiftUI, which runs on both.
protocol PlatformView: View {}

struct MultiplatformView<Phone: View, Pad: View>: View {
  var body: some View { phone }
}
