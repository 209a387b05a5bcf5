import SwiftUI

struct ClosureArguments: View {
  var body: some View {
    ScrollView([.horizontal], showsIndicators: false) {
      HStack(spacing: 4, content: {  // expect: lazy-stacks
        ForEach(Array(berths.enumerated()), id: \.offset) { Text($0.element.name) }
      })
    }
    ScrollView(.vertical, showsIndicators: false, content: {
      VStack(content: { ForEach(berths, content: { Text($0.name) }) })  // expect: lazy-stacks
      LazyVStack(content: { ForEach(berths) { Text($0.name) } })
      VStack(content: { ForEach(0..<3) { Text("\($0)") } })
    })
    VStack(content: { ForEach(berths) { Text($0.name) } })
  }
}
