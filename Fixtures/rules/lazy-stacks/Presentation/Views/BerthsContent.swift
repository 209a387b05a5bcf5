import SwiftUI

struct BerthsContent: View {
  let output: BerthsViewModel.Output

  var body: some View {
    ScrollView {
      VStack(spacing: 8) {  // expect: lazy-stacks
        Text("Berths")
        ForEach(output.berths) { berth in
          HStack { ForEach(berth.tags, id: \.self) { Text($0) } }
        }
      }
    }
    ScrollView(.horizontal) {
      HStack { ForEach(output.days) { Text($0.name) } }  // expect: lazy-stacks
    }
    ScrollView {
      LazyVStack {
        ForEach(output.cranes) { crane in VStack { ForEach(crane.loads) { Text($0.name) } } }
      }
      VStack { ForEach(0..<5) { Text("\($0)") } }
      VStack { ForEach(["a", "b"], id: \.self) { Text($0) } }
      VStack { ForEach(Level.allCases) { Text($0.title) } }
      VStack { Text("a") }
    }
    VStack { ForEach(output.berths) { Text($0.name) } }
    List { VStack { ForEach(output.berths) { Text($0.name) } } }
  }
}
