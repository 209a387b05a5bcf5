final class TreesRouter: Router {
  func showTree() { navigator.push(to: Page(from: TreeView())) }
}
