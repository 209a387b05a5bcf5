/// How a commit or pull request changes one file.
package struct FileChange: Sendable, Hashable {
  /// The kind of change of a file.
  package enum Kind: String, Sendable, CaseIterable {
    case added, modified, deleted, renamed
    case typeChanged = "type-changed"
  }

  package let kind: Kind
  /// The path after the change, or of a deleted file before it.
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
  /// A list with NUL bytes is in the form of `git diff --name-status -z` or holds paths only.
  ///
  /// - Parameter text: the list; empty lines and lines without a path are passed over.
  package static func list(_ text: String) -> [FileChange] {
    let changes =
      text.utf8.contains(0)
      ? list(fields: text.utf8.split(separator: 0))
      : text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
        change(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
      }
    return changes.filter { !$0.path.isEmpty }
  }

  private static func change(_ line: Substring.UTF8View) -> FileChange {
    // Byte by byte: a tab is one character with an accent after it.
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
      unquoted(String(Substring($0)))
    }
    guard fields.count > 1, let kind = kind(ofStatus: fields[0]) else {
      return FileChange(kind: .modified, path: unquoted(String(Substring(line))))
    }
    if fields.count > 2 { return FileChange(kind: kind, path: fields[2], oldPath: fields[1]) }
    return FileChange(kind: kind, path: fields[1])
  }

  private static func list(fields: [Substring.UTF8View]) -> [FileChange] {
    var fields = fields.map { String(Substring($0)) }[...]
    var changes: [FileChange] = []
    while let first = fields.popFirst() {
      guard let kind = kind(ofStatus: first), let path = fields.popFirst() else {
        changes.append(FileChange(kind: .modified, path: first))
        continue
      }
      // A copy names what it is a copy of, too.
      if kind == .renamed || first.hasPrefix("C"), let target = fields.popFirst() {
        changes.append(FileChange(kind: kind, path: target, oldPath: path))
      } else {
        changes.append(FileChange(kind: kind, path: path))
      }
    }
    return changes
  }

  /// A path as git writes it: in quotes with escapes when it has unusual characters.
  ///
  /// Source: `git help config`, `core.quotePath`.
  package static func unquoted(_ path: String) -> String {
    let quote = UInt8(ascii: "\"")
    guard path.utf8.count > 1, path.utf8.first == quote, path.utf8.last == quote else {
      return path
    }
    var bytes: [UInt8] = []
    var rest = Array(path.utf8)[...].dropFirst().dropLast()
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "0")...UInt8(ascii: "3"):
        let digits = [escaped] + rest.prefix(2)
        rest = rest.dropFirst(2)
        bytes.append(UInt8(String(decoding: digits, as: UTF8.self), radix: 8) ?? UInt8(ascii: "?"))
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "a"): bytes.append(0x07)
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      case UInt8(ascii: "v"): bytes.append(0x0B)
      default: bytes.append(escaped)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
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
