final class TreesViewModel {
  let router: TreesRouter
  let mainRouter: Router?
  let browser: Browser

  init(router: TreesRouter, mainRouter: Router?, browser: Browser) {
    self.router = router
    self.mainRouter = mainRouter
    self.browser = browser
  }

  func didTapTree() {
    router.navigator.push(to: page)  // expect: viewmodel-no-router-navigator
    self.router.navigator.dismiss()  // expect: viewmodel-no-router-navigator
    mainRouter?.navigator.dismissAll()  // expect: viewmodel-no-router-navigator
    router
      .navigator  // expect: viewmodel-no-router-navigator
      .dismissSheet()
    Task { [router] in await router.navigator.dismiss() }  // expect: viewmodel-no-router-navigator
    router.showTree()
    browser.navigator.back()
    router.navigators.removeAll()
    log("router.navigator.dismiss() \(router.navigator)")  // expect: viewmodel-no-router-navigator
  }

  // router.navigator is for routers.
  func log(_ text: String) {}
}
