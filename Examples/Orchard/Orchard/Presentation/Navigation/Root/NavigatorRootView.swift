import SwiftUI

/// The first screen, and alerts above it.
struct NavigatorRootView: View {
  // MARK: - Properties

  @State private var navigator = Navigator.shared

  // MARK: - View Body

  var body: some View {
    NavigationStack(path: $navigator.path) {
      TreesBuilder.build()
        .navigationDestination(for: Page.self) { page in page.view }
    }
    .alert(item: $navigator.alert) { alert in Alert(title: Text(alert.title)) }
  }
}
