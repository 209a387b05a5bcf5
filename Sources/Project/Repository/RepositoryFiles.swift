import Matching

/// The files of a project as git sees them.
package struct RepositoryFiles: Sendable, Hashable {
  /// The paths of the files that git tracks, or would with the next `git add`, sorted; nil where
  /// there is no repository.
  package var tracked: [String]?
  /// The ignored parts.
  package var ignored = IgnoredFiles()

  package init() {}
}

/// The files that the `.gitignore` files of a project name.
package struct IgnoredFiles: Sendable, Hashable {
  /// The name of such a file.
  package static let fileName = ".gitignore"

  private struct Entry: Hashable {
    let folder: String
    let globs: GlobSet
    let isNegated: Bool
  }

  private var entries: [Entry] = []

  package init() {}

  /// Adds the patterns of a file. Those of a folder come after those of the folder around it.
  ///
  /// - Parameter folder: the folder of the file, empty for the root.
  package mutating func add(_ text: String, in folder: String) {
    for line in text.split(whereSeparator: \.isNewline) where line.first != "#" {
      var pattern = line
      while pattern.last == " " || pattern.last == "\t" { pattern.removeLast() }
      let isNegated = pattern.first == "!"
      if isNegated { pattern.removeFirst() }
      guard let globs = GitPattern.globs(pattern, hasClasses: true) else { continue }
      entries.append(Entry(folder: folder, globs: globs, isNegated: isNegated))
    }
  }

  /// Returns true if git would leave out a file at `path`.
  package func contains(_ path: String) -> Bool {
    var isIgnored = false
    for entry in entries where entry.isNegated == isIgnored {
      let prefix = entry.folder.isEmpty ? "" : entry.folder + "/"
      guard path.hasPrefix(prefix) else { continue }
      if entry.globs.matches(String(path.dropFirst(prefix.count))) { isIgnored.toggle() }
    }
    return isIgnored
  }
}
