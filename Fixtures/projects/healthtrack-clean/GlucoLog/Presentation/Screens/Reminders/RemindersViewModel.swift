import SwiftUI

#if MODULAR
  import GlucoLogData  // expect: presentation-imports
#endif

/// What the screen of reminders shows and does.
@MainActor
@Observable
final class RemindersViewModel {
  // MARK: - Properties

  let router: RemindersRouter
  private(set) var reminders: [ReminderModel] = []

  private let getRemindersUseCase: any GetRemindersUseCaseProtocol
  private let toggleReminderUseCase: any ToggleReminderUseCaseProtocol

  // MARK: - Init

  init(
    router: RemindersRouter, getRemindersUseCase: any GetRemindersUseCaseProtocol,
    toggleReminderUseCase: any ToggleReminderUseCaseProtocol
  ) {
    self.router = router
    self.getRemindersUseCase = getRemindersUseCase
    self.toggleReminderUseCase = toggleReminderUseCase
  }

  // MARK: - Public Methods

  func load() async {
    do {
      reminders = try await getRemindersUseCase.execute()
    } catch let error as AppError {
      router.showAlert(with: error)
    } catch {
      router.showAlert(with: AppError.generalError)
    }
  }

  func didTap(_ reminder: ReminderModel) {
    Task { await toggle(reminder) }
  }

  /// What the device keeps, for support.
  static func stored(_ reminders: [ReminderModel]) -> [Any] {
    reminders.map { ReminderDTO($0) }  // expect: presentation-no-concrete-data
  }

  func didTapAbout() {
    router.navigateToAbout()
  }

  // MARK: - Private Methods

  private func toggle(_ reminder: ReminderModel) async {
    do {
      let changed = try await toggleReminderUseCase.execute(reminder)
      reminders = reminders.map { $0.id == changed.id ? changed : $0 }
    } catch let error as AppError {
      router.showAlert(with: error)
    } catch {
      router.showAlert(with: AppError.generalError)
    }
  }
}
