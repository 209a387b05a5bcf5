import SwiftUI

struct Clear: View {
  var body: some View {
    NavigationSplitView {
      VStack { Text("Reefs").background(Color.blue) }
    } detail: {
      Text("Reef")
        .background { Color.white }
        .toolbarBackground(.hidden, for: .navigationBar)
        .toolbarBackground(Color.clear, for: .tabBar)
        .toolbarBackground(.automatic, for: .tabBar)
        .toolbarBackgroundVisibility(.hidden, for: .tabBar)
    }
    // UITabBar.appearance()
    .accessibilityHint("UITabBar.appearance()")
  }
}
