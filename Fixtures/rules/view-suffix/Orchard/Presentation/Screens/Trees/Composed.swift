import SwiftUI

/// Types that are views by way of a protocol's clause, a composition, or a local type.
protocol Card where Self: View {
  var title: String { get }
}

struct Tree: Card {  // expect: view-suffix
  let title = "Tree"
  var body: some View { Text(title) }
}

struct Bark: (Equatable & View) {  // expect: view-suffix
  var body: some View { EmptyView() }
}

func makeRing() -> some View {
  struct Ring: Card {  // expect: view-suffix
    let title = "Ring"
    var body: some View { EmptyView() }
  }
  return Ring()
}

func makeLabel() -> String {
  struct Label: Titled { let title = "Label" }
  return Label().title
}

protocol Titled where Self: Equatable {
  var title: String { get }
}
