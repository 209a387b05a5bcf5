import Foundation

protocol ToggleReminderUseCaseProtocol: Sendable {
  func execute(_ reminder: ReminderModel) async throws -> ReminderModel
}

/// Switches a reminder on or off.
final class ToggleReminderUseCase: ToggleReminderUseCaseProtocol {
  private let repository: any ReminderRepositoryProtocol

  init(repository: any ReminderRepositoryProtocol) {
    self.repository = repository
  }

  func execute(_ reminder: ReminderModel) async throws -> ReminderModel {
    let change = ReminderChange(reminder: reminder)
    try await repository.save(change.result)
    return change.result
  }
}

extension ReminderChange {
  var sent: ReminderDTO { ReminderDTO(result) }  // expect: domain-references-outer
}

/// A reminder and what becomes of it.
struct ReminderChange {  // expect: usecase-suffix
  let reminder: ReminderModel

  var result: ReminderModel {
    ReminderModel(
      id: reminder.id, title: reminder.title, time: reminder.time, isEnabled: !reminder.isEnabled)
  }
}
