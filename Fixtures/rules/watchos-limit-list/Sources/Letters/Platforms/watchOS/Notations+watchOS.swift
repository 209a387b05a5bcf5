import SwiftUI

struct NotationsView: View {
  var body: some View {
    List(letters.prefix(0x0A)) { Text($0.text) }  // expect: watchos-limit-list
    List(letters.prefix(0x05)) { Text($0.text) }
    ForEach(letters.indices, id: \.self) { Text("\($0)") }  // expect: watchos-limit-list
  }
}
