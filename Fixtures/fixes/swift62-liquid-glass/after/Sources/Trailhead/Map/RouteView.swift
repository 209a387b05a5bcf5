import SwiftUI
import UIKit

/// The way on the map, with what stands around it.
struct RouteView: View {
  private let isWide = UIDevice.current.userInterfaceIdiom == .pad  // expect: no-user-interface-idiom

  var body: some View {
    TabView {
      Text("Route")
        .glassEffect()  // expect: glass-through-design-system
        .tabItem { Text("Route") }  // expect: tab-api
      Text("Heights").liquidElevation()  // expect: glass-elevation-token
    }
    .toolbarBackground(Color.green, for: .tabBar)  // expect: no-opaque-bars
    .contentMargins(.bottom, 40)  // expect: scroll-insets-review
  }
}
