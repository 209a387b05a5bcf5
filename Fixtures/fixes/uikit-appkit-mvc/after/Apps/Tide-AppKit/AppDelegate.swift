import AppKit
import Core

@main
final class AppDelegate: NSObject, NSApplicationDelegate {
  private let windowController = TidesWindowController()

  func applicationDidFinishLaunching(_ notification: Notification) {
    windowController.showWindow(nil)
  }
}
