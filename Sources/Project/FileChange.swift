/// How a commit or pull request changes one file.
package struct FileChange: Sendable, Hashable {
  /// What is done to the file.
  package enum Kind: String, Sendable, CaseIterable {
    case added, modified, deleted, renamed
    case typeChanged = "type-changed"
  }

  package let kind: Kind
  /// The path behind the change, or of a deleted file before it.
  package let path: String
  /// The path before a rename.
  package let oldPath: String?

  package init(kind: Kind, path: String, oldPath: String? = nil) {
    self.kind = kind
    self.path = path
    self.oldPath = oldPath
  }
}

extension FileChange {
  /// Reads a list of changes, one a line, in the form of `git diff --name-status`: a letter, a tab
  /// and the path (two paths for a rename). A line that is only a path is a modified file.
  ///
  /// - Parameter text: the list; empty lines are passed over.
  package static func list(_ text: String) -> [FileChange] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 1, let kind = kind(ofStatus: fields[0]) else {
        return FileChange(kind: .modified, path: String(line))
      }
      if fields.count > 2 { return FileChange(kind: kind, path: fields[2], oldPath: fields[1]) }
      return FileChange(kind: kind, path: fields[1])
    }
  }

  private static func kind(ofStatus status: String) -> Kind? {
    guard let letter = status.first, status.dropFirst().allSatisfy(\.isNumber) else { return nil }
    switch letter {
    case "A", "C": return .added
    case "M": return .modified
    case "D": return .deleted
    case "R": return .renamed
    case "T": return .typeChanged
    default: return nil
    }
  }
}
