final class TreesViewModel {
  let router: TreesRouter
  init(router: TreesRouter) { self.router = router }
  func didTapTree() { router.showTree() }
}
