/// The result of fixing.
package struct FixResult: Sendable {
  /// The files that change, in the order of their paths.
  package var files: [File] = []
  /// The fixes that are made, in the order in which they are.
  package var fixed: [Fixed] = []
  /// The fixes that were not made.
  package var left: [Left] = []
  /// The protected files that fixes were to change; they are left alone.
  package var protected: Set<String> = []
  /// How many findings only an unsafe fix would remove, where such fixes were not asked for.
  package var unsafeCount = 0
  /// True if writing a file failed.
  package var hasFailed = false
  /// How often the project was checked.
  package var passes = 0

  /// A file with its old and new content.
  package struct File: Sendable {
    /// The path from the root of the project.
    package let path: String
    package let original: [UInt8]
    package var fixed: [UInt8]
    /// Files with the same number change together or not at all.
    package var group: Int
  }

  /// A fix that is made.
  package struct Fixed: Sendable, Hashable {
    package let rule: String
    package let path: String
    /// The 1-based line of its finding, before the pass in which it was made.
    package let line: Int
    package let isSafe: Bool
    /// The change in meaning.
    package let caveat: String?
    /// How many findings it removes.
    package let findings: Int
  }

  /// A fix that was not made.
  package struct Left: Sendable, Hashable {
    package let rule: String
    package let path: String
    /// The 1-based line, 0 for the file as a whole.
    package let line: Int
    /// Why, a sentence without a full stop.
    package let reason: String
  }
}
