import SwiftUI

/// A view on its way to the screen.
struct Page: Identifiable, Hashable {
  let id = UUID()
  let view: AnyView

  init(from view: some View) {
    self.view = AnyView(view)
  }

  static func == (left: Page, right: Page) -> Bool {
    left.id == right.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
