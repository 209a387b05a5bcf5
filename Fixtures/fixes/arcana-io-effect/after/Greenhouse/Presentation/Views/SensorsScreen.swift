import SwiftUI

/// The screen with all sensors.
struct SensorsScreen: View {  // expect: screen-content-split
  @State private var viewModel: SensorsViewModel

  init() { _viewModel = State(initialValue: SensorsViewModel()) }

  var body: some View {
    Text(viewModel.output.count.formatted())
    Text(viewModel.output.names.joined())
    Text(viewModel.output.highest.formatted())
    Text(viewModel.output.lowest.formatted())
    if viewModel.output.isWarm { Text(viewModel.output.warning) }
  }
}
