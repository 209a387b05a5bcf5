import Foundation

protocol GetTreesUseCaseProtocol: Sendable {
  func execute() async throws -> [TreeModel]
}

/// Trees with ripe apples, the richest first.
final class GetTreesUseCase: GetTreesUseCaseProtocol {
  private let repository: TreeRepositoryProtocol

  init(repository: TreeRepositoryProtocol) {
    self.repository = repository
  }

  func execute() async throws -> [TreeModel] {
    try await repository.trees().filter { $0.apples > 0 }.sorted { $0.apples > $1.apples }
  }
}
