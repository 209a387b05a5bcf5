import SwiftUI

/// The trees that are ready for picking.
struct TreesView: View {
  // MARK: - Properties

  @State var viewModel: TreesViewModel

  // MARK: - View Body

  var body: some View {
    List(viewModel.trees) { tree in
      LabeledContent(tree.name, value: tree.apples, format: .number)
    }
    .overlay { if viewModel.isLoading { ProgressView() } }
    .navigationTitle("Orchard")
    .task { await viewModel.load() }
  }
}
