/// Where reminders are kept.
protocol ReminderRepositoryProtocol: Sendable {
  func reminders() async throws -> [ReminderModel]
  func save(_ reminder: ReminderModel) async throws
}
