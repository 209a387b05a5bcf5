/// Where reminders are kept.
protocol ReminderRepositoryProtocol: Sendable {
  func reminders() async throws -> [ReminderModel]
  func save(_ reminder: ReminderModel) async throws
}

/// Which reminders are wanted.
struct ReminderQuery: Sendable {  // expect: domain-repositories-protocols-only
  var isEnabled: Bool?
}
