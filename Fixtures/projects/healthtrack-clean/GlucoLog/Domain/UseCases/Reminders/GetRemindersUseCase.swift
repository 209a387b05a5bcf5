protocol GetRemindersUseCaseProtocol: Sendable {
  func execute() async throws -> [ReminderModel]
}

/// All reminders, in the order of the day.
final class GetRemindersUseCase: GetRemindersUseCaseProtocol {
  private let repository: any ReminderRepositoryProtocol

  init(repository: any ReminderRepositoryProtocol) {
    self.repository = repository
  }

  func execute() async throws -> [ReminderModel] {
    try await repository.reminders().sorted { left, right in
      (left.time.hour, left.time.minute) < (right.time.hour, right.time.minute)
    }
  }
}
