import Mapping
import SwiftUI

// The protocol of another module may ask for a setter.
@Observable final class ChartModel: ChartOverlay {
  var zoom = 1
}

@Observable final class TideModel {
  var height = 1
}

struct HarborScreen: View {
  @State private(set) var isOpen = false
  var body: some View { Text("") }
}
