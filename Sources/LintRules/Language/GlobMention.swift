import Matching
import YAML

/// A glob that is meant to match files or folders of the project.
package struct GlobMention: Sendable {
  package let glob: Glob
  /// The key that it belongs to, as messages call it.
  package let key: String
  package let mark: YAMLMark
  /// True if it matches folders, and not files.
  package var isOfFolders = false

  /// Returns true if the other one is the same glob at the same place.
  func isSame(as other: GlobMention) -> Bool {
    mark == other.mark && glob.pattern == other.glob.pattern && isOfFolders == other.isOfFolders
  }
}
