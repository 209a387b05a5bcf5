import Matching

/// Something that a file may have, for rules that ask whether any file of the project has it.
///
/// Only what the file itself says counts: a type that it inherits, for example, where it is written.
package struct FileFact: Sendable, Hashable {
  /// Declarations, one of which is enough.
  package var declarations: [DeclarationQuery] = []
  /// Pieces of code, one of which is enough.
  package var patterns: [TokenPattern] = []
  /// Files that have it by their paths.
  package var paths: GlobSet?
  /// Text in files; any is enough.
  package var texts: [TextFact] = []
  /// False if files do not count that the change under review adds.
  package var countsNewFiles = true

  package init() {}

  /// How many folders its paths start with, 2 for `Apps/*-UIKit/**`; 0 where one starts with any folders.
  var namedFolders: Int { paths?.globs.map { Self.namedFolders($0.pattern) }.min() ?? 0 }

  /// The same for one glob. Braces with a slash or `**` in them stand for paths of several lengths.
  private static func namedFolders(_ pattern: String) -> Int {
    var count = 0
    var depth = 0
    var last: UInt8 = 0
    for byte in pattern.utf8 {
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "/") where depth > 0: return count
      case UInt8(ascii: "/") where last != 0: count += 1
      case UInt8(ascii: "*") where last == byte: return count
      default: break
      }
      last = byte
    }
    return count
  }

  /// True if the fact has no condition.
  package var isEmpty: Bool {
    declarations.isEmpty && patterns.isEmpty && paths == nil && texts.isEmpty
  }
}

/// Text that a file may hold, in a Swift file also in its comments.
package struct TextFact: Sendable, Hashable {
  /// The files, from the root.
  package var files: GlobSet
  /// Expressions; one of them matches on a line that is not a comment, in other files than Swift. A line that ends with a
  /// backslash continues on the next one.
  package var expressions: [RegularExpression] = []

  package init(files: GlobSet) { self.files = files }
}
