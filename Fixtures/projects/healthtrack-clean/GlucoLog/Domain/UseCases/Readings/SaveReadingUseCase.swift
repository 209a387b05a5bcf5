import Foundation

protocol SaveReadingUseCaseProtocol: Sendable {
  func execute(value: String, unit: GlucoseUnit) async throws
}

/// Keeps a value that somebody has typed.
final class SaveReadingUseCase: SaveReadingUseCaseProtocol {
  private let repository: ReadingRepositoryProtocol

  init(repository: ReadingRepositoryProtocol) {
    self.repository = repository
  }

  func execute(value: String, unit: GlucoseUnit) async throws {
    guard let amount = Double(value), amount > 0 else {
      throw AppError.inputError("value", value)
    }
    let reading = ReadingModel(id: UUID(), value: amount, unit: unit, takenAt: Date())
    try await repository.save(reading)
  }
}
