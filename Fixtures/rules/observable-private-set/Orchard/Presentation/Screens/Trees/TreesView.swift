import SwiftUI

struct TreesView: View {
  @State var viewModel: TreesViewModel
  @State private var isLoading = false
  @State private var offset = 0

  var body: some View {
    TextField("Name", text: $viewModel.query)
    Stepper("", value: $viewModel.filter.days)
    Text(viewModel.trees.joined()).disabled(viewModel.isLoading == true)
    ForEach(viewModel.trees.filter { !$0.isEmpty }, id: \.self) { Text($0) }
    if viewModel.subtitle.isEmpty { Text("\(viewModel.count)") }
    Button("Go") {
      viewModel.selection.insert(1)
      viewModel.shown?.isTall = true
      viewModel.path[0] = 1
      viewModel.step *= 2
      isLoading = viewModel.isLoading
      offset = 2
    }
    .onAppear { swap(&viewModel.height, &other) }
    .onChange(of: viewModel.rows) { bind(\TreesViewModel.width) }
    let copy = viewModel.`default`
  }
}

extension TreesViewModel {
  func turn() {
    season = 2
    self.moved = 1
  }
}
