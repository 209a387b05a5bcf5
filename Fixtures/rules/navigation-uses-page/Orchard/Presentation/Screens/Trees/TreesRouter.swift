import SwiftUI

final class TreesRouter: Router {
  func showTree() {
    navigator.push(to: TreeView(tree: nil))  // expect: navigation-uses-page
    navigator.push(to: Page(from: TreeView(tree: nil)))
    self.navigator.push(to: TreeBuilder.build())  // expect: navigation-uses-page
    Navigator.shared.push(to: AnyView(TreeView(tree: nil)))  // expect: navigation-uses-page
    navigator
      .push(  // expect: navigation-uses-page
        to: TreeBuilder().build(), animated: true)
  }

  func showLeaf(_ page: Page, leafView: LeafView) {
    navigator.push(to: page)
    navigator.push(to: .leaf)
    navigator.push(to: Page.home)
    navigator.push(to: makePage())
    navigator.push(to: leafView)  // expect: navigation-uses-page
    navigator.present(page)
    navigator.present(LeafView())  // expect: navigation-uses-page
    navigator.presentFullOverScreen(LeafBuilder.build())  // expect: navigation-uses-page
    navigator.presentFullOverScreen(ModalPage(from: LeafView()))
    stack.push(to: Level(3))
    controller.present(LeafController(), animated: true)
    present(LeafView())
    // navigator.push(to: LeafView())
    print("navigator.push(to: LeafView())")
  }
}
