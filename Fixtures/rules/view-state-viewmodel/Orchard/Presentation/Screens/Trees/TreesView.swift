import SwiftUI

struct TreesView: View {
  @State private var viewModel: TreesViewModel
  var body: some View { TreeRowView(viewModel: viewModel) }
}

private struct TreeRowView: View {
  @Bindable var viewModel: TreesViewModel
  var body: some View { EmptyView() }
}
