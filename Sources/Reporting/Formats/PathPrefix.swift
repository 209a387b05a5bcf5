/// The start of the paths in a report, which turns a path from the root of the project into one from
/// the folder of the run.
package struct PathPrefix: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The text before a path, such as `App/` if the root is the folder `App` of the run.
  package let text: String
  /// The folders between the root and the folder of the run, if that is below the root.
  private let folders: [Substring]

  /// - Parameter text: ends with a slash, if it is not empty.
  package init(_ text: String) {
    self.text = text
    folders = []
  }

  package init(stringLiteral text: String) { self.init(text) }

  /// - Parameter folder: the folder of the run, from the root of the project on.
  package init(below folder: String) {
    folders = folder.split(separator: "/")
    text = String(repeating: "../", count: folders.count)
  }

  /// Returns true if the file at a path from the root is below the folder of the run.
  package func holds(_ path: String) -> Bool {
    let path = self + path
    return !path.hasPrefix("/") && !path.hasPrefix("../")
  }

  /// The path from the folder of the run to the file at a path from the root; `""` for that folder.
  package static func + (prefix: PathPrefix, path: String) -> String {
    guard !prefix.folders.isEmpty else { return prefix.text + path }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let common = zip(prefix.folders, parts).prefix { $0 == $1 }.count
    let up = String(repeating: "../", count: prefix.folders.count - common)
    return up + parts.dropFirst(common).joined(separator: "/")
  }
}
