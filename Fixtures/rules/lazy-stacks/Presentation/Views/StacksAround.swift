import SwiftUI

struct StacksAround: View {
  var body: some View {
    ScrollView {
      VStack {  // expect: lazy-stacks
        LazyVStack { ForEach(boats) { Text($0.name) } }
        ForEach(berths) { berth in VStack { LazyVGrid(columns: two) { Text(berth.name) } } }
      }
    }
    ScrollView {
      VStack {  // expect: lazy-stacks
        HStack { ForEach(0..<2) { Text("\($0)") } }
        ForEach(berths) { Text($0.name) }
      }
    }
    ScrollView {
      VStack {
        LazyVStack { ForEach(boats) { Text($0.name) } }
        Grid { ForEach(berths) { Text($0.name) } }
        ForEach(0..<3) { Text("\($0)") }
      }
    }
  }
}
