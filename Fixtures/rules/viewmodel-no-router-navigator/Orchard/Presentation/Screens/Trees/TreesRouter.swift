final class TreesRouter: Router {
  private let router = Router()
  func showTree() { router.navigator.push(to: Page(from: TreeView())) }
}
