import AppKit
import SwiftUI

@main
struct MacApp: App {
  @NSApplicationDelegateAdaptor(MacDelegate.self) private var delegate  // expect: no-app-delegate
  var body: some Scene { WindowGroup { Text("a") } }
}

final class MacDelegate: NSObject, NSApplicationDelegate {  // expect: no-app-delegate
  func applicationDidFinishLaunching(_ notification: Notification) { Harbour.open() }
}
