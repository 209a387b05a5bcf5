import SwiftUI

/// The screen with all plants.
struct PlantsScreen: View {
  @State private var viewModel: PlantsViewModel

  init(plants: any PlantServiceProtocol) {
    _viewModel = State(initialValue: PlantsViewModel(plants: plants))
  }

  var body: some View {
    PlantsContent(output: viewModel.output, onInput: viewModel.onInput)
      .onChange(of: viewModel.effect) { _, effect in finish(effect) }
      .task { viewModel.onInput(.appear) }
  }

  private func finish(_ effect: PlantsViewModel.Effect?) { viewModel.effect = nil }
}

#Preview { PlantsScreen(plants: PreviewPlantService()) }
