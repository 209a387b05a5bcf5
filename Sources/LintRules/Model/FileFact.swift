import Matching
import Project
import SwiftSource

/// Something that a file may have, for rules that ask whether any file of the project has it.
///
/// Only what the file itself says counts: what a type inherits, say, where it is written.
package struct FileFact: Sendable, Hashable {
  /// Declarations of which one is enough.
  package var declarations: [DeclarationQuery] = []
  /// Pieces of code of which one is enough.
  package var patterns: [TokenPattern] = []
  /// Files that have it by their paths.
  package var paths: GlobSet?
  /// The numbers of the queries and patterns in a run, set when its rules are put together.
  var declarationNumbers: [Int] = []
  var patternNumbers: [Int] = []

  package init() {}

  /// Whether the fact asks for nothing.
  package var isEmpty: Bool { declarations.isEmpty && patterns.isEmpty && paths == nil }
}
