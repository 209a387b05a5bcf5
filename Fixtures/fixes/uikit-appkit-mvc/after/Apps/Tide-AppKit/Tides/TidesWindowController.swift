import AppKit
import Core

/// The window with the tides.
final class TidesWindowController: NSWindowController {
  private let client = TidesClient(url: .documentsDirectory, session: .shared)

  init() {
    let controller = TidesController(client: client, calendar: .autoupdatingCurrent)
    let window = NSWindow(contentViewController: TidesViewController(tidesController: controller))
    window.title = String(localized: "Tides")
    super.init(window: window)
  }

  required init?(coder: NSCoder) { fatalError("built in code only") }
}
