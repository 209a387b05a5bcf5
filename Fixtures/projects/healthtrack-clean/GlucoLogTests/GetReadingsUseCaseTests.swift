import Foundation
import Testing
import SwiftUI

@testable import GlucoLog

@Suite struct GetReadingsUseCaseTests {
  @Test func sortsTheNewestFirst() async throws {
    let useCase = GetReadingsUseCase(repository: MockReadingRepository())
    let readings = try await useCase.execute(days: 7)
    #expect(readings.map(\.value) == [120, 90])
    #expect(readings.map(\.tint) == [Color.green, Color.green])
  }
}

private final class MockReadingRepository: ReadingRepositoryProtocol {
  func readings(since date: Date) async throws -> [ReadingModel] {
    [(90.0, 60.0), (120.0, 120.0)].map { value, age in
      ReadingModel(
        id: UUID(), value: value, unit: .milligrams, takenAt: date.addingTimeInterval(age))
    }
  }

  func save(_ reading: ReadingModel) async throws {}
}
