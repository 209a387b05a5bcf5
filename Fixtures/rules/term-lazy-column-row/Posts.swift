import SwiftUI

/// A lazy column of posts; the rows are lazy too.
struct PostsView: View {
  let lazyLines = "lazy rows".lazy.filter { _ in true }
  let columnLazy = "Lazy. Column. Row."

  // Columns are lazy, rows are not. Lazy row, lazy column.
  var body: some View {
    ScrollView { LazyVStack { LazyHStack { LazyVGrid(columns: []) {} } } }
    Text(
      """
      Lazy
      Column
      """)
  }
}
