import SwiftUI

/// The tabs of the app, and everything that may lie over them.
struct NavigatorRootView: View {
  // MARK: - Properties

  @State private var navigator = Navigator.shared

  // MARK: - View Body

  var body: some View {
    NavigationStack(path: $navigator.path) {
      TabView(selection: $navigator.tab) {
        Tab(Texts.readings, systemImage: "drop", value: 0) { ReadingsBuilder.build() }
        Tab(Texts.reminders, systemImage: "bell", value: 1) { RemindersBuilder.build() }
      }
      .navigationDestination(for: Page.self) { page in page.view }
    }
    .sheet(item: $navigator.sheet) { page in page.view }
    .fullScreenCover(item: $navigator.cover) { page in page.view }
    .alert(item: $navigator.alert) { alert in
      Alert(title: Text(alert.title), message: Text(alert.message))
    }
    .overlay(alignment: .bottom) { navigator.toast?.view }
  }
}
