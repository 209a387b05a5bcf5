final class TreesViewModel {
  private let router: TreesRouter
  init(router: TreesRouter) { self.router = router }
  func didTapTree() { router.showTree() }
}

final class LeavesViewModel {
  var router: TreesRouter  // expect: viewmodel-has-router
  init(router: TreesRouter) { self.router = router }
}

final class RootsViewModel {
  private(set) var
    guide: FlowRouter?  // expect: viewmodel-has-router
  weak var parentRouter: Router?
  var routerName: String { "router" }
  static var router = "none"
  let router: Router
  init(router: Router = Router()) { self.router = router }
}

final class FruitsViewModel {
  let router = FruitsRouter()  // expect: viewmodel-has-router
}

final class BlossomsViewModel {
  let router: Router
  init() {
    self.router = Router()  // expect: viewmodel-has-router
  }
}

final class TwigsViewModel {  // expect: viewmodel-has-router
  func didTapTwig() { Navigator.shared.dismiss() }
}

/// Has nowhere to go.
final class LegendViewModel {
  func handle(_ event: Event) -> Bool { event == .navigateToTree || event == .router }
  var text = "router"
  func describe(router: String) {}
}

final class MossViewModel: TreesViewModel {
  func didTapMoss() { router.showTree() }
}

struct TreesState { var router: TreesRouter }
