import SwiftUI

struct WateringCard: View {  // expect: platforms-code-guarded, preview-required
  var body: some View { Text("Watering") }
}

#if os(tvOS)
  struct WateringWall: View {
    let days: [Int]

    var body: some View {
      LazyHStack {
        ForEach(days, id: \.self) { _ in WateringCard() }  // expect: tvos-focus
        ForEach(days, id: \.self) { _ in WateringCard().focusable() }
      }
    }
  }

  #Preview { WateringWall(days: [1, 2]) }
#endif
