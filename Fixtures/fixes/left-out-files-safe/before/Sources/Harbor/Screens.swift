import Observation
import SwiftUI

@Observable final class TideModel {
  var height = 1
  var warnings = 1
}

struct BerthRow: View {
  @State var isUnfolded = false
  @State var isHidden = false
  var body: some View { Text(isUnfolded || isHidden ? "open" : "closed") }
}

final class DockController {
  enum SectionID { case berths(Int) }
}

final class PierController {
  enum SectionID { case berths(Int) }
}
