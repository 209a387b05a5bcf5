import SwiftUI

/// All trees; Navigator.shared is not for views.
struct TreesView: View {
  @State var viewModel: TreesViewModel
  @State private var navigator = Navigator.shared  // expect: view-no-navigator

  var body: some View {
    Button("Back") { Navigator.shared.dismiss() }  // expect: view-no-navigator
    Button("Navigator") { viewModel.didTapTree() }
  }
}

struct LeafRow {}

extension LeafRow {
  func back() { Navigator.shared.dismiss() }  // expect: view-no-navigator
}

struct Trees {
  let navigator = Navigator.shared
}

#Preview {
  TreesView(viewModel: .preview(Navigator.shared))
}
