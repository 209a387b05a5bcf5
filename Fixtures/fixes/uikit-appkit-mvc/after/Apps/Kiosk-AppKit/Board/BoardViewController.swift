import AppKit

/// The board in the harbour office.
final class BoardViewController: NSViewController {}
// expect-at Apps/Kiosk-AppKit: ui-targets-depend-on-core
