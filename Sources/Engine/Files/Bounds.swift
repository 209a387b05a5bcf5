/// How far a run reads what a project names by itself: its configuration, its baseline, its owners,
/// files of settings.
///
/// A link in a project that someone else has written may lead anywhere, and messages about a file
/// show parts of it. So only what lies in the repository around the project is read, or in the project
/// where there is none, and nothing of git's own folder, which may hold secrets.
package struct Bounds: Sendable {
  private let top: String

  /// - Parameter root: the folder of the project.
  package init(root: String) {
    let root = FileSystem.realPath(root) ?? root
    top = Self.repository(around: root) ?? root
  }

  /// The folder of the repository around a folder, nil where there is none.
  ///
  /// - Parameter folder: an absolute path without links.
  package static func repository(around folder: String) -> String? {
    var folder = folder
    while !FileSystem.isThere("\(folder)/.git"), let slash = folder.lastIndex(of: "/"),
      slash != folder.startIndex
    {
      folder = String(folder[..<slash])
    }
    return FileSystem.isThere("\(folder)/.git") ? folder : nil
  }

  /// Returns true if `path` is inside the bounds after links are followed. Nothing needs to exist
  /// there.
  package func hold(_ path: String) -> Bool {
    guard let real = FileSystem.realPath(path) else { return true }
    let prefix = top == "/" ? "/" : "\(top)/"
    guard real.hasPrefix(prefix) else { return false }
    return !real.dropFirst(prefix.count).split(separator: "/").contains(".git")
  }
}
