import Matching

/// Something that a file may have, for rules that ask whether any file of the project has it.
///
/// Only what the file itself says counts: a type that it inherits, for example, where it is written.
package struct FileFact: Sendable, Hashable {
  /// Declarations of which one is enough.
  package var declarations: [DeclarationQuery] = []
  /// Pieces of code of which one is enough.
  package var patterns: [TokenPattern] = []
  /// Files that have it by their paths.
  package var paths: GlobSet?

  package init() {}

  /// True if the fact has no condition.
  package var isEmpty: Bool { declarations.isEmpty && patterns.isEmpty && paths == nil }
}
