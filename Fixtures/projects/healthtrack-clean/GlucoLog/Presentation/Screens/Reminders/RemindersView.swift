import SwiftUI

/// The reminders of the day.
struct RemindersView: View {
  @State var viewModel: RemindersViewModel

  var body: some View {
    List(viewModel.reminders) { reminder in
      ReminderRowView(reminder: reminder) { viewModel.didTap(reminder) }
    }
    .navigationTitle(Texts.reminders)
    .toolbar { Button(Texts.about) { viewModel.didTapAbout() } }
    .task { await viewModel.load() }
  }
}

private struct ReminderRowView: View {
  let reminder: ReminderModel
  let toggle: () -> Void

  var body: some View {
    Button(action: toggle) {
      LabeledContent(reminder.title) {
        Image(systemName: reminder.isEnabled ? "bell.fill" : "bell.slash")
      }
    }
  }
}
