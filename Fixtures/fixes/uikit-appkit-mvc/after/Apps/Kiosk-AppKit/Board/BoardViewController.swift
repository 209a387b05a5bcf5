import AppKit

/// The board in the harbour office.
final class BoardViewController: NSViewController {}
// expect-file: ui-targets-depend-on-core
