import SwiftUI

@main
struct GlucoLogApp: App {
  var body: some Scene {
    WindowGroup {
      NavigatorRootView()
    }
  }
}
