import SwiftUI

struct TreesView: View {
  let router: TreesRouter
  @State var viewModel: TreesViewModel

  init(router: TreesRouter, viewModel: TreesViewModel) {
    self.router = router
    _viewModel = State(initialValue: viewModel)
  }

  var body: some View {
    Button("Back") { router.dismiss() }  // expect: view-no-router-calls
    Button("Tree") { self.router.showTree() }  // expect: view-no-router-calls
    Button("Leaf") { viewModel.router.showLeaf() }  // expect: view-no-router-calls
    Button("Root") { viewModel.parent?.router?.showRoot() }  // expect: view-no-router-calls
    Button("Twig", action: router.showTwig)  // expect: view-no-router-calls
    TreeRowView(router: router)
    Button("router.dismiss()") { viewModel.didTapTree() }  // router.dismiss()
    Text(viewModel.routerName.uppercased())
    Picker(selection: $kind) { Text("A").tag(Kind.router) }
  }
}

#Preview {
  TreesView(router: .preview.router.first, viewModel: .preview)
}
