// Because the module has no annotations yet.
@preconcurrency import Ladders

// safe: every access goes through the lock
final class Counter: @unchecked Sendable {
  nonisolated(unsafe) static var shared = 0  // reason: set once, at launch
  nonisolated let name = "@unchecked Sendable"
}

struct Height: Sendable {}
// Views of AppKit are on the main actor.
final class SizeCell: NSTableCellView {
  static var sizes: [Int] = []
}
