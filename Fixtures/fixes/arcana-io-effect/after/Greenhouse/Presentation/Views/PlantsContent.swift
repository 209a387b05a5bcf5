import SwiftUI

/// What the screen with all plants shows.
struct PlantsContent: View {
  let output: PlantsViewModel.Output
  let onInput: (PlantsViewModel.Input) -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(output.plants) { plant in
          Button(plant.name) { onInput(.rename(plant, plant.name)) }
        }
      }
    }
  }
}

/// A service with nothing in it.
struct PreviewPlantService: PlantServiceProtocol {
  func plants(page: Int) async throws -> [Plant] { [] }
  func rename(_ plant: Plant, to name: String) async throws {}
}
