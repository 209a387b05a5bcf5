import Matching

/// Who owns which files of a project, as a `CODEOWNERS` file says.
///
/// Of several patterns that match a file the last one decides. A file with sections, as GitLab has
/// them, is asked section by section, and the owners of all of them count.
///
/// Sources: GitHub documentation, "About code owners"; GitLab documentation, "Code Owners syntax";
/// the manual of `gitignore`, of which the patterns are a part.
package struct CodeOwners: Sendable {
  /// Where the file is looked for, from the root of the project; the first that is there counts.
  package static let paths = [
    ".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS",
  ]

  /// One line: files and their owners.
  private struct Entry {
    let globs: GlobSet
    let owners: [String]
    /// True if the files have no owner in their section, regardless of its other lines.
    let isExclusion: Bool
  }

  /// The entries that are asked together.
  private struct Section {
    var owners: [String] = []
    var entries: [Entry] = []
  }

  private let sections: [Section]

  /// Reads a file. A line that makes no sense is passed over, as the services do.
  package init(_ text: String) {
    var sections = [Section()]
    var numbers: [String: Int] = [:]
    var current = 0
    for line in text.split(whereSeparator: \.isNewline) {
      let words = Self.words(of: line)
      guard let first = words.first else { continue }
      if let (name, owners) = Self.heading(line) {
        if numbers[name] == nil {
          numbers[name] = sections.count
          sections.append(Section(owners: owners))
        } else if let number = numbers[name], !owners.isEmpty {
          sections[number].owners = owners
        }
        current = numbers[name] ?? 0
        continue
      }
      let isExclusion = first.hasPrefix("!")
      guard
        let globs = GitPattern.globs(
          isExclusion ? first.dropFirst() : first[...], isOpenAtStar: true)
      else { continue }
      sections[current].entries.append(
        Entry(globs: globs, owners: Array(words.dropFirst()), isExclusion: isExclusion))
    }
    self.sections = sections
  }

  /// The owners of the file at `path`, in the order of the file; none if it has none.
  package func owners(of path: String) -> [String] {
    var owners: [String] = []
    for section in sections {
      let matching = section.entries.filter { $0.globs.matches(path) }
      guard let last = matching.last, !matching.contains(where: \.isExclusion) else { continue }
      for owner in last.owners.isEmpty ? section.owners : last.owners
      where !owners.contains(owner) { owners.append(owner) }
    }
    return owners
  }
}

// MARK: - Reading

extension CodeOwners {
  /// The words of a line up to its comment; a blank after a backslash belongs to its word.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        word += "\\\(character)"
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == " " || character == "\t" {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else if character == "#", word.isEmpty {
        break
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// The name and default owners of a section that the line starts, such as `^[Docs][2] @writers`;
  /// names of sections are the same in any case.
  private static func heading(_ line: Substring) -> (name: String, owners: [String])? {
    let text = line.drop { $0 == " " || $0 == "\t" || $0 == "^" }
    guard text.first == "[", let close = text.firstIndex(of: "]") else { return nil }
    var rest = text[text.index(after: close)...]
    if rest.first == "[", let end = rest.firstIndex(of: "]") {
      rest = rest[rest.index(after: end)...]
    }
    guard rest.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
    return (text[text.index(after: text.startIndex)..<close].lowercased(), words(of: rest))
  }
}
