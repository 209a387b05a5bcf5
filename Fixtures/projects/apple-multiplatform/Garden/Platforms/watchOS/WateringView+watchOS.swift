#if os(watchOS)
  import SwiftUI

  struct WateringWristView: View {
    let days: [Int]

    var body: some View {
      List(days, id: \.self) { day in Text("\(day)") }  // expect: watchos-limit-list
    }
  }

  #Preview { WateringWristView(days: []) }
#endif
