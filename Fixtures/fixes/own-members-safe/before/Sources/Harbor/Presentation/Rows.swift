import SwiftUI

// The initializer that Swift writes takes a state that is not private.
struct OpenRow: View {
  @State var isUnfolded = false
  var body: some View { Text(isUnfolded ? "open" : "closed") }
  static func opened() -> OpenRow { OpenRow(isUnfolded: true) }
}

struct CountRow: View {
  @State var berthNumber = 0
  var body: some View { Text("\(berthNumber)") }
}
