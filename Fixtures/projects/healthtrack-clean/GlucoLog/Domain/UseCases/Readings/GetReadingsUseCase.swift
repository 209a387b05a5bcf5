import Foundation

protocol GetReadingsUseCaseProtocol: Sendable {
  func execute(days: Int) async throws -> [ReadingModel]
}

/// The readings of the last days, the newest first.
final class GetReadingsUseCase: GetReadingsUseCaseProtocol {
  private let repository: ReadingRepositoryProtocol

  init(repository: ReadingRepositoryProtocol) {
    self.repository = repository
  }

  func execute(days: Int) async throws -> [ReadingModel] {
    let start = Date(timeIntervalSinceNow: -Double(days) * 86_400)
    return try await repository.readings(since: start).sorted { $0.takenAt > $1.takenAt }
  }
}
