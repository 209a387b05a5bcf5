/// Paths are taken apart byte by byte: in a `String` a slash is one character with an accent that
/// the name behind it starts with.
extension StringProtocol {
  /// What stands between the slashes; empty parts are left out.
  package var pathComponents: [Substring] {
    Substring(self).utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }

  /// What stands behind the last slash.
  package var lastPathComponent: Substring {
    let path = Substring(self)
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return path[(slash.map(path.utf8.index(after:)) ?? path.startIndex)...]
  }

  /// What stands before the last slash, nil where there is none.
  package var parentPath: Substring? {
    let path = Substring(self)
    return path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] }
  }

  /// Whether the path is `folder` or leads to something below it; `""` is what all lies in.
  package func lies(in folder: String) -> Bool {
    if folder.isEmpty { return true }
    guard utf8.starts(with: folder.utf8) else { return false }
    let next = utf8.dropFirst(folder.utf8.count).first
    return next == nil || next == UInt8(ascii: "/")
  }
}
