import Synchronization

/// The words of the Swift files that the configuration of a project leaves out. Nothing in these
/// files is checked, but a safe fix must not break them either.
///
/// The engine reads the files, and only when a fix first depends on them.
package final class WordsLeftOut: Sendable {
  private let read: @Sendable () -> Set<UInt32>
  private let words = Mutex<Set<UInt32>?>(nil)

  /// - Parameter read: returns the hashes of the tokens that are words.
  package init(_ read: @escaping @Sendable () -> Set<UInt32>) { self.read = read }

  func contains(_ word: UInt32) -> Bool {
    words.withLock { known in
      let found = known ?? read()
      known = found
      return found.contains(word)
    }
  }
}
