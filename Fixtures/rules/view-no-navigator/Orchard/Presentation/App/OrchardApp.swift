import SwiftUI

@main struct OrchardApp: App {
  let navigator = Navigator.shared
  var body: some Scene { WindowGroup { NavigatorRootView() } }
}
