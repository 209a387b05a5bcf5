import SwiftUI

/// The readings of the last days, and a field for the next one.
struct ReadingsView: View {
  // MARK: - Properties

  @State var viewModel: ReadingsViewModel

  // MARK: - View Body

  var body: some View {
    List {
      Section {
        TextField(Texts.value, text: $viewModel.draft)
        Button(Texts.save) { Task { await viewModel.didTapSave() } }
      }
      Section {
        Stepper("\(viewModel.filter.days)", value: $viewModel.filter.days, in: 1...90)
        ForEach(viewModel.readings) { reading in ReadingRow(reading: reading) }
      }
    }
    .overlay { if viewModel.isLoading { ProgressView() } }
    .navigationTitle(Texts.readings)
    .toolbar { Button(Texts.reminders) { viewModel.didTapReminders() } }
    .task(id: viewModel.filter.days) { await viewModel.load() }
  }
}

private struct ReadingRow: View {  // expect: view-suffix
  let reading: ReadingModel

  var body: some View {
    HStack {
      Circle().fill(reading.tint).frame(width: 8)
      Text(reading.value, format: .number)
      Text(reading.unit.symbol).foregroundStyle(.secondary)
    }
  }
}
