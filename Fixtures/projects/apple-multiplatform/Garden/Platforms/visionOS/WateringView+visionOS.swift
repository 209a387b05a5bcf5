#if os(visionOS)
  import SwiftUI

  struct WateringRoomView: View {
    @State private var isShown = false

    var body: some View {
      VStack {
        Text("Watering").onTapGesture { isShown = true }  // expect: visionos-hover-effect
        Text("Plants").hoverEffect().onTapGesture { isShown = true }
      }
      .fullScreenCover(isPresented: $isShown) { Text("Rain") }  // expect: visionos-no-mobile-only
    }
  }

  #Preview { WateringRoomView() }
#endif
