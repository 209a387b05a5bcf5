import SwiftUI
import UIKit

struct Bars: View {
  var body: some View {
    NavigationSplitView(columnVisibility: .constant(.all)) {
      List { Text("Reefs").background(Color.blue) }
        .listStyle(.sidebar)
        .background(Color.white)  // expect: no-opaque-bars
    } detail: {
      Text("Reef")
        .background(.white)
        .toolbarBackground(.blue, for: .navigationBar)  // expect: no-opaque-bars
        .toolbarBackground(Color("Deep"), for: .tabBar)  // expect: no-opaque-bars
        .toolbarBackground(.visible, for: .tabBar)  // expect: no-opaque-bars
        .toolbarBackgroundVisibility(.visible, for: .bottomBar)  // expect: no-opaque-bars
    }
  }

  func style() {
    UITabBar.appearance().barTintColor = .white  // expect: no-opaque-bars
    UINavigationBar.appearance(whenContainedInInstancesOf: []).isTranslucent = false  // expect: no-opaque-bars
    UIToolbar.appearance().isTranslucent = false  // expect: no-opaque-bars
  }
}
