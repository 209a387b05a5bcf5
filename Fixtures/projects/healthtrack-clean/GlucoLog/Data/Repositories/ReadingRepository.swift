import Foundation
import UIKit  // expect: data-imports, ui-import-only-in-presentation

/// Readings from the server.
final class ReadingRepository: ReadingRepositoryProtocol {
  private let handler: ReadingHandler

  init(handler: ReadingHandler) {
    self.handler = handler
  }

  func readings(since date: Date) async throws -> [ReadingModel] {
    try await handler.fetch(since: date).compactMap(\.model)
  }

  func save(_ reading: ReadingModel) async throws {
    let name = await UIDevice.current.name
    try await handler.send(ReadingDTO(reading, deviceName: name))
  }
}
