import Foundation

/// Meters that the device has seen.
final class MeterRepository: Sendable {  // expect: repository-conforms-protocol
  private let handler: ReminderHandler

  init(handler: ReminderHandler) {
    self.handler = handler
  }

  func names() -> [String] { [] }

  func rename(_ meter: String, to name: String) async throws {
    do {
      _ = try await handler.load()
    } catch {  // expect: data-errors-via-handler
      throw error
    }
  }
}
