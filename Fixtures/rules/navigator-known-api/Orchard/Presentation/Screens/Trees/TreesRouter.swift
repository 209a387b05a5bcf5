final class TreesRouter: Router {
  func showTree() {
    navigator.push(to: Page(from: TreeView()))
    navigator.slide(to: Page(from: TreeView()))  // expect: navigator-known-api
    self.navigator.fade()  // expect: navigator-known-api
    (router as TreesRouter).navigator?.drop(2)  // expect: navigator-known-api
    navigator  // expect: navigator-known-api
      .turn(  // the receiver is on the line before
      )
    Navigator.shared.spin()  // expect: navigator-known-api
    Navigator.shared.flip()
    navigator.flip()
    navigator.showSnack(3)
    navigator.path.append(3)
    navigator.Slide()
    navigators.slide()
    // navigator.slide()
    print("navigator.slide() \(navigator.glide())")  // expect: navigator-known-api
  }
}
