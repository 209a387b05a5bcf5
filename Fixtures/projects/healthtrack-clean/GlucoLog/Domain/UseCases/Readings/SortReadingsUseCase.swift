import Foundation

protocol SortReadingsUseCaseProtocol: Sendable {
  func execute(_ readings: [ReadingModel]) -> [ReadingModel]
}

/// Readings in the order of their values.
final class SortReadingsUseCase: SortReadingsUseCaseProtocol {
  let repository: ReadingRepositoryProtocol?  // expect: usecase-depends-on-protocol

  init(repository: ReadingRepositoryProtocol? = nil) {
    self.repository = repository
  }

  func execute(_ readings: [ReadingModel]) -> [ReadingModel] {
    readings.sorted { $0.value < $1.value }
  }

  func reversed(_ readings: [ReadingModel]) -> [ReadingModel] {  // expect: usecase-shape
    execute(readings).reversed()
  }
}
