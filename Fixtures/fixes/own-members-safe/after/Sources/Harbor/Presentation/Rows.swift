import SwiftUI

// The initializer that Swift writes takes a state that is not private.
struct OpenRow: View {
  @State var isUnfolded = false
  var body: some View { Text(isUnfolded ? "open" : "closed") }
  static func opened() -> OpenRow { OpenRow(isUnfolded: true) }
}

struct CountRow: View {
  @State private var berthNumber = 0
  var body: some View { Text("\(berthNumber)") }
}

// A function that is the initializer takes all members, without their names.
struct SlipRow: View {
  @State var slipNumber = 0
  var body: some View { Text("\(slipNumber)") }
}

struct GateRow: View {
  @State private var gateNumber = 0
  init() {}
  var body: some View { Text("\(gateNumber)") }
}

struct LockRow: View {
  @State var lockNumber = 0
  var body: some View { Text("\(lockNumber)") }
}
typealias SluiceRow = LockRow

func rows() -> [SlipRow] { [1, 2].map(SlipRow.init) }
func gates() -> () -> GateRow { GateRow.init }
func locks() -> [LockRow] { [1, 2].map(SluiceRow.init) }
