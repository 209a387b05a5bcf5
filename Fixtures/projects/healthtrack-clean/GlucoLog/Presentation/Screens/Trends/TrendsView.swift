import SwiftUI

/// How the readings have gone; made in a hurry.
struct TrendsView: View {
  @Bindable var viewModel: TrendsViewModel  // expect: view-state-viewmodel
  @State private var isExplaining = false

  var body: some View {
    List(viewModel.readings) { reading in
      Text(reading.value, format: .number)
    }
    .navigationTitle(Texts.readings)
    .toolbar {
      Button(Texts.about) { Navigator.shared.dismissAll() }  // expect: view-no-navigator
      Button(Texts.close) { viewModel.router.dismiss() }  // expect: view-no-router-calls
      Button(Texts.reminders) { isExplaining = true }
    }
    .sheet(isPresented: $isExplaining) { Text(lastName) }  // expect: view-no-swiftui-navigation
    .toast(Texts.saved)  // expect: alerts-through-router
    .task { await viewModel.load() }
  }

  private var lastName: String {
    UserDefaults.standard.string(forKey: "name") ?? ""  // expect: view-no-business-logic
  }
}
