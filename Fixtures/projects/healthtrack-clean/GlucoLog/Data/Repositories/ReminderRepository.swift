import Foundation

/// Reminders from the device.
final class ReminderRepository: ReminderRepositoryProtocol {
  private let handler: ReminderHandler

  init(handler: ReminderHandler) {
    self.handler = handler
  }

  func reminders() async throws -> [ReminderModel] {
    try await handler.load().map(\.model)
  }

  func save(_ reminder: ReminderModel) async throws {
    try await handler.store(ReminderDTO(reminder))
    await MainActor.run { RemindersRouter.last = nil }  // expect: data-references-presentation
  }
}
