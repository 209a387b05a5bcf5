import SwiftUI

enum TreesBuilder {
  static func build() -> TreesView {
    let router = TreesRouter(navigator: Navigator())  // expect: navigator-single-instance
    let other = Navigator.init()  // expect: navigator-single-instance
    let one = Navigator.shared
    let make = Navigator.make()
    let kind = Navigator.self
    // Navigator()
    let text = "Navigator() \(Navigator())"  // expect: navigator-single-instance
    return TreesView(Navigator: "Navigator()")
  }
}

struct Map {
  struct Navigator {}
  let navigator = Navigator()
}
