import Dependencies
import Observation

/// The list of plants.
@MainActor
@Observable
final class PlantsViewModel {
  // MARK: - Input: what can happen on the screen
  enum Input {
    case appear
    case rename(Plant, String)
  }

  // MARK: - Output: what the screen shows
  struct Output {
    var plants: [Plant] = []
    var isLoading: Bool = false
    var hasMore: Bool = true
    var error: String?
  }

  // MARK: - Effect: what happens once
  enum Effect: Equatable {
    case renamed(String)
  }

  private(set) var output = Output()
  var effect: Effect?

  private let plants: any PlantServiceProtocol
  private var page = 0

  init(plants: any PlantServiceProtocol) { self.plants = plants }

  // MARK: - Input Handler
  func onInput(_ input: Input) {
    switch input {
    case .appear: Task { await loadNextPage() }
    case .rename(let plant, let name): Task { await rename(plant, name) }
    }
  }

  func loadNextPage() async {
    guard !output.isLoading, output.hasMore else { return }
    output.isLoading = true
    defer { output.isLoading = false }
    do {
      let found = try await plants.plants(page: page)
      output.plants += found
      output.hasMore = !found.isEmpty
      page += 1
    } catch {
      output.error = error.localizedDescription
    }
  }

  private func rename(_ plant: Plant, _ name: String) async {
    do {
      try await plants.rename(plant, to: name)
      effect = .renamed(name)
    } catch {
      output.error = error.localizedDescription
    }
  }
}
