import Foundation

/// Where readings are kept.
protocol ReadingRepositoryProtocol: Sendable {
  func readings(since date: Date) async throws -> [ReadingModel]
  func save(_ reading: ReadingModel) async throws
}
