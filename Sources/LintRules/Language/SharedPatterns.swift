import Synchronization

/// The patterns of shipped rules by their texts: rules have many in common, and each is read once.
package final class SharedPatterns: Sendable {
  private let known = Mutex<[String: [TokenPattern]]>([:])

  package init() {}

  /// The patterns that a text is short for, nil if it has not been read yet.
  subscript(text: String) -> [TokenPattern]? { known.withLock { $0[text] } }

  func add(_ patterns: [TokenPattern], of text: String) { known.withLock { $0[text] = patterns } }
}
