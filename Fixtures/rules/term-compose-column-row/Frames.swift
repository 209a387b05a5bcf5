import SwiftUI

/// Containers by the closure that they build their content with; a row with an item is none.
enum Frames {
  struct Column<C: View>: View {  // expect: term-compose-column-row
    let cells: () -> C
    var body: some View { VStack { cells() } }
  }

  struct Row<T>: View {
    let item: T
    let action: () -> Void
    var body: some View { Button("a", action: action) }
  }
}
