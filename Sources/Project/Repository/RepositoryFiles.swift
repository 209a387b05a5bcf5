import Matching
import SwiftSource

/// The files of a project as git sees them.
package struct RepositoryFiles: Sendable, Hashable {
  /// The paths of the files that git tracks, or would with the next `git add`, sorted; nil where
  /// there is no repository.
  package var tracked: [String]?
  /// The ignored parts.
  package var ignored = IgnoredFiles()
  /// The parts that git encrypts.
  package var encrypted = EncryptedFiles()

  package init() {}

  /// True if the file is a part of the repository, or may become one; true for all where there is none.
  package func mayHold(_ path: String) -> Bool {
    guard let tracked else { return true }
    let index = tracked.partitioningIndex { $0 >= path }
    return index < tracked.count && tracked[index] == path
  }
}

/// Files that patterns name, of which a later one may take back what an earlier one says.
private struct NamedFiles: Sendable, Hashable {
  private struct Entry: Hashable {
    let folder: String
    let globs: GlobSet
    let isNegated: Bool
  }

  private var entries: [Entry] = []

  /// Adds a pattern, unless it makes no sense.
  ///
  /// - Parameters:
  ///   - isNegated: whether it takes files out again.
  ///   - folder: the folder that it is about, empty for the root.
  mutating func add(_ pattern: Substring, isNegated: Bool, in folder: String) {
    guard let globs = GitPattern.globs(pattern, hasClasses: true) else { return }
    entries.append(Entry(folder: folder, globs: globs, isNegated: isNegated))
  }

  func contains(_ path: String) -> Bool {
    var isNamed = false
    for entry in entries where entry.isNegated == isNamed {
      let prefix = entry.folder.isEmpty ? "" : entry.folder + "/"
      guard path.hasPrefix(prefix) else { continue }
      if entry.globs.matches(String(path.dropFirst(prefix.count))) { isNamed.toggle() }
    }
    return isNamed
  }
}

/// The files that the `.gitignore` files of a project name.
package struct IgnoredFiles: Sendable, Hashable {
  /// The name of such a file.
  package static let fileName = ".gitignore"

  private var files = NamedFiles()
  /// The names of files in the patterns, without their folders.
  private var names: Set<Substring> = []

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
      files.add(pattern, isNegated: isNegated, in: folder)
      if !isNegated, let name = pattern.split(separator: "/").last { names.insert(name) }
    }
  }

  /// Returns true if git would leave out a file at `path`.
  package func contains(_ path: String) -> Bool { files.contains(path) }

  /// Returns true if a pattern names files with this name, in whatever folder.
  package func names(_ name: Substring) -> Bool { names.contains(name) }
}

/// The files that git encrypts before it stores them, as the `.gitattributes` files of a project say.
///
/// Source: the manuals of `gitattributes`, git-crypt and transcrypt.
package struct EncryptedFiles: Sendable, Hashable {
  /// The name of such a file.
  package static let fileName = ".gitattributes"

  /// The names of the filters of tools that encrypt.
  private static let filters = ["git-crypt", "crypt", "transcrypt", "git-secret", "agebox", "sops"]

  private var files = NamedFiles()
  /// For each attribute that stands for others whether these encrypt.
  private var macros: [Substring: Bool] = [:]

  package init() {}

  /// Adds the patterns of a file. Those of a folder come after those of the folder around it.
  ///
  /// - Parameter folder: the folder of the file, empty for the root.
  package mutating func add(_ text: String, in folder: String) {
    for line in text.split(whereSeparator: \.isNewline) where line.first != "#" {
      let words = line.split { $0 == " " || $0 == "\t" }
      guard let first = words.first, let encrypts = encrypts(words.dropFirst()) else { continue }
      if first.hasPrefix("[attr]") {
        macros[first.dropFirst("[attr]".count)] = encrypts
      } else {
        files.add(first, isNegated: !encrypts, in: folder)
      }
    }
  }

  /// True if attributes choose a filter that encrypts, nil where they choose none.
  private func encrypts(_ attributes: ArraySlice<Substring>) -> Bool? {
    var result: Bool?
    for attribute in attributes {
      if let macro = macros[attribute] {
        result = macro
      } else if attribute.hasPrefix("filter=") {
        let filter = attribute.dropFirst("filter=".count)
        result = Self.filters.contains { filter == $0 || filter.hasPrefix($0 + "-") }
      } else if attribute == "-filter" || attribute == "!filter" {
        result = false
      }
    }
    return result
  }

  /// Returns true if git would encrypt a file at `path`.
  package func contains(_ path: String) -> Bool { files.contains(path) }
}
