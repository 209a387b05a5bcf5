// expect-at Garden/Features/Plants: feature-file-set
import Foundation
import Observation
import os

private let logger = Logger(subsystem: "app.garden", category: "PlantsStore")

@MainActor
@Observable
final class PlantsStore {
  private(set) var state: State = .loading

  private let repository: any PlantsRepositoryProtocol

  init(repository: any PlantsRepositoryProtocol) { self.repository = repository }

  enum State: Equatable {
    case loading
    case empty
    case error(AppError)
    case content([Plant])
  }

  func load() async {
    state = .loading
    do {
      let plants = try await repository.fetchPlants()
      logger.info("loaded \(plants.count) plants")
      state = plants.isEmpty ? .empty : .content(plants)
    } catch {
      logger.error("no plants: \(error.localizedDescription)")
      state = .error(.network)
    }
  }

  func retry() async { await load() }
}

extension PlantsStore {
  static func preview(_ state: State) -> PlantsStore {
    let store = PlantsStore(repository: InMemoryPlantsRepository())
    store.state = state
    return store
  }
}
