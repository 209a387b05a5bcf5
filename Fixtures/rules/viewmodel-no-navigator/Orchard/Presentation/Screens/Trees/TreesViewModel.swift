import SwiftUI

/// Knows the Navigator by name only: Navigator.shared.
@Observable
final class TreesViewModel {
  let router: TreesRouter
  private let navigator: Navigator?  // expect: viewmodel-no-navigator
  private let pages: [Navigator: Int] = [:]  // expect: viewmodel-no-navigator

  init(router: TreesRouter, navigator: Navigator? = nil) {  // expect: viewmodel-no-navigator
    self.router = router
    self.navigator = navigator
  }

  func didTapTree() {
    Navigator.shared.push(to: Page(from: TreeView()))  // expect: viewmodel-no-navigator
    Almanac
      .Navigator  // a member of something else
      .shared.dismiss()
    Orchard.Navigator.shared.dismiss()  // expect: viewmodel-no-navigator
    router.showTree()
  }

  struct Row {
    let tap = { Navigator().dismiss() }  // expect: viewmodel-no-navigator
  }

  func note() -> String {
    log(Navigator: "Navigator.shared")
    return "\(Navigator.self)"  // expect: viewmodel-no-navigator
  }

  func log(Navigator text: String) {}
}

extension TreesViewModel {
  func goHome(_ navigator: any NavigatorProtocol) {}
  func goBack() { (Navigator.shared).dismiss() }  // expect: viewmodel-no-navigator
}

struct TreesHistory {
  let last = Navigator.shared
}
