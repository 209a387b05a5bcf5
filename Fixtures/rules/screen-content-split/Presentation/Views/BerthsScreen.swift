import SwiftUI

struct BerthsScreen: View {  // expect: screen-content-split
  @State private var viewModel: BerthsViewModel

  var body: some View {
    VStack {
      Text(viewModel.output.title)
      Text(viewModel.output.subtitle)
      Text(viewModel.output.count)
      ForEach(viewModel.output.berths) { Text($0.name) }
      if viewModel.output.isLoading { Text(viewModel.output.hint) }
    }
  }
}

struct CranesScreen: View {
  @State private var viewModel: CranesViewModel

  var body: some View {
    CranesContent(output: viewModel.output, onInput: viewModel.onInput)
      .navigationTitle(viewModel.output.title)
  }
}

struct TidesScreen: View {
  @State private var viewModel: TidesViewModel
  var body: some View { Text(viewModel.output.level) }
}

struct LogsPage: View {
  var body: some View {
    Text(viewModel.output.a + viewModel.output.b + viewModel.output.c)
    Text(viewModel.output.d + viewModel.output.e + viewModel.output.f)
  }
}
