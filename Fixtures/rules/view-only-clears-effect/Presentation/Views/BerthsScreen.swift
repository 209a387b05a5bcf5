import SwiftUI

struct BerthsScreen: View {
  @State private var viewModel: BerthsViewModel

  var body: some View {
    BerthsContent(output: viewModel.output, onInput: viewModel.onInput)
      .onChange(of: viewModel.effect) { _, effect in finish(effect) }
    Button("Refresh") { viewModel.refresh() }  // expect: view-only-clears-effect
    Button("Clear") { viewModel.output.names = [] }  // expect: view-only-clears-effect
    Button("Up") { self.viewModel.output.count += 1 }  // expect: view-only-clears-effect
    Button("Add") { viewModel.onInput(.add) }
    Text(viewModel.output.title.uppercased())
    if viewModel.output.title == "" { Text("None") }
  }

  func next() async { await viewModel.loadNextPage() }

  func finish(_ effect: BerthsViewModel.Effect?) { viewModel.effect = nil }

  func fake() { viewModel.effect = .closed }  // expect: view-only-clears-effect
}

final class Coordinator { func start(_ viewModel: BerthsViewModel) { viewModel.refresh() } }
