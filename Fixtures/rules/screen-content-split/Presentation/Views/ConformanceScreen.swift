import SwiftUI

struct ConformanceScreen {  // expect: screen-content-split
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

extension ConformanceScreen: View {}
