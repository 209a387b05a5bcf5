import SwiftUI

/// Puts the screen of reminders together.
@MainActor
enum RemindersBuilder {
  static func build(router: RemindersRouter = RemindersRouter()) -> RemindersView {
    let repository = ReminderRepository(handler: ReminderHandler())
    let viewModel = RemindersViewModel(
      router: router,
      getRemindersUseCase: GetRemindersUseCase(repository: repository),
      toggleReminderUseCase: ToggleReminderUseCase(repository: repository))
    return RemindersView(viewModel: viewModel)
  }
}
