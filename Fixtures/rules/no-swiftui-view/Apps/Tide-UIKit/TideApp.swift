import SwiftUI

@main struct TideApp: App {  // expect: no-swiftui-view
  var body: some Scene { WindowGroup {} }
}
