final class TreesViewModel {
  let router: TreesRouter
  var page: Page?
  var make: ((TreeModel) -> TreeView)?

  init(router: TreesRouter) { self.router = router }

  func didTapTree() {
    router.show(Page(from: TreeBuilder.build()))  // expect: viewmodel-no-page
    let view = TreeView(tree: nil)  // expect: viewmodel-no-page
    router.show(Page.init(from: view))  // expect: viewmodel-no-page
    router.show(ListView<TreeModel>(rows: []))  // expect: viewmodel-no-page
    router.show(Page  // no call
    )
    router.overview(page: 1)
    makeView(previewView(3))
    // Page(from: TreeView())
    let text = "Page(from: TreeView())"
    print(text, TreeView.self)
  }

  func makeView(_ number: Int) {}
  func previewView(_ number: Int) -> Int { number }

  struct BadgeView { let count: Int }
  var badge: BadgeView { BadgeView(count: 2) }
}
