import SwiftUI

/// Scrolls like a LazyColumn, row by row.  // expect: term-lazy-column-row
struct FeedView: View {
  let lazyColumnHeight = 4.0  // expect: term-lazy-column-row
  let LAZY_ROW = "lazy"  // expect: term-lazy-column-row
  let lazyrow = 1  // expect: term-lazy-column-row
  let cachedLazycolumn = 2  // expect: term-lazy-column-row
  let kind = "LazyRow"  // expect: term-lazy-column-row

  /* Two LazyRows, one LazyColumn. */  // expect: term-lazy-column-row
  var body: some View {
    LazyColumn(spacing: 4) {  // expect: term-lazy-column-row
      Text("lazycolumn: \(LazyRow.self)")  // expect: term-lazy-column-row
      LazyColumn {}
    }
  }

  let help = #"a "LazyColumn" of posts"#  // expect: term-lazy-column-row
}

struct FeedLazyRow {}  // expect: term-lazy-column-row
