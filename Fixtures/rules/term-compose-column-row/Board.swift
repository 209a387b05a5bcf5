import SwiftUI

enum UI {
  struct Row<Content: View>: View {  // expect: term-compose-column-row
    @ViewBuilder let content: () -> Content
    var body: some View { HStack(content: content) }
  }

  struct Column: View {
    let number: Int
    var body: some View { Text(number, format: .number) }
  }
}

/// A Column of Composables became a stack.  // expect: term-compose-column-row
struct BoardView: View {
  // In Compose this was  // no more
  // a Row with two Columns.  // expect: term-compose-column-row
  var body: some View {
    Column {  // expect: term-compose-column-row
      Row(spacing: 4) {  // expect: term-compose-column-row
        Text("a")
      }
      UI.Row { Text("b") }
    }
  }

  /* Jetpack draws each Row  // expect: term-compose-column-row
     with a Modifier. */
  let cells = [
    Row { Text("c") },  // expect: term-compose-column-row
  ]
}
