protocol GetTipsUseCaseProtocol: Sendable {  // expect: usecase-location
  func execute() async throws -> [TipModel]
}

/// All advice, the shortest first.
final class GetTipsUseCase: GetTipsUseCaseProtocol {  // expect: usecase-location
  private let repository: any TipRepositoryProtocol  // expect: domain-references-outer

  init(repository: any TipRepositoryProtocol) {
    self.repository = repository
  }

  func execute() async throws -> [TipModel] {
    try await repository.tips().sorted { $0.text.count < $1.text.count }
  }
}

protocol RateTipUseCaseProtocol: Sendable {  // expect: usecase-location
  func execute(_ tip: TipModel) async throws
}

/// One piece of advice.
struct TipModel: Hashable, Sendable {  // expect: model-location, usecase-suffix
  let text: String
}
