#if os(iOS)
  import SwiftUI

  struct WateringPhoneView: View {  // expect: ios-adaptive-layout
    var body: some View {
      NavigationStack { Text("Watering") }
    }
  }

  struct WateringPadView: View {  // expect: preview-required
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
      if sizeClass == .regular {
        NavigationSplitView { Text("Plants") } detail: { Text("Watering") }
      } else {
        NavigationStack { Text("Watering") }
      }
    }
  }

  #Preview { WateringPhoneView() }
#endif
