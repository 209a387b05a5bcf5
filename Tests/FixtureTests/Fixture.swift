import Engine
import Foundation

/// A folder of code in which markers say what has to be found where.
///
/// | marker | place | means |
/// |---|---|---|
/// | `// expect: id, id` | after code | findings of these rules start on this line |
/// | `// expect-next: id` | on a line of its own | a finding starts on the next line that is no marker |
/// | `// expect-file: id` | anywhere | a finding is about the file as a whole |
/// | `// expect-at PATH: id` | anywhere | a finding is about the folder at PATH, or `.`, the project |
/// | `<!-- expect: id -->` | in Markdown | as `expect` |
///
/// The folder `before` holds the changed files as they were before.
///
/// A file `changes.txt` in the folder holds changed paths in the form of
/// `git diff --name-status`, with `# expect: id` after those that are findings.
struct Fixture {
  /// The files by path.
  var files: [String: String]
  /// The changes, nil if the fixture has none.
  var changes: [String]?
  /// Changed files as they were before, by path.
  var previous: [String: String] = [:]

  /// A place where a finding has to be.
  struct Place: Hashable, CustomStringConvertible {
    let rule: String
    let path: String
    /// The 1-based line, 0 for a finding about the whole file.
    let line: Int

    var description: String { "\(rule) at \(path):\(line)" }
  }

  /// Reads the fixture in `folder`.
  init(folder: URL) throws {
    var files: [String: String] = [:]
    var changes: [String]?
    var root = folder.standardizedFileURL.path()
    if !root.hasSuffix("/") { root += "/" }
    let keys: [URLResourceKey] = [.isRegularFileKey]
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys)
    while let url = all?.nextObject() as? URL {
      guard try url.resourceValues(forKeys: Set(keys)).isRegularFile == true else { continue }
      let path = String(url.standardizedFileURL.path().dropFirst(root.count))
        .removingPercentEncoding
      guard let path, let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      if path == "changes.txt" {
        changes = text.split(separator: "\n").map(String.init)
      } else if path.hasPrefix("before/") {
        previous[String(path.dropFirst("before/".count))] = text
      } else {
        files[path] = text
      }
    }
    self.files = files
    self.changes = changes
  }

  /// Returns true if the file at a path is part of the project, and not of the fixture.
  static func isSource(_ path: String) -> Bool { path != ".archlint.yml" }

  /// The changes without their markers.
  var plainChanges: [String]? {
    changes?.map { line in
      line.firstRange(of: "# expect:").map { String(line[..<$0.lowerBound]).trimmingTrailing }
        ?? line
    }
  }

  /// The expectations of the markers.
  var expected: Set<Place> {
    var places: Set<Place> = []
    for (path, text) in files {
      let lines = text.replacing("\r\n", with: "\n").split(
        separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        for rule in Self.ids(in: line, behind: "expect:") {
          places.insert(Place(rule: rule, path: path, line: index + 1))
        }
        for rule in Self.ids(in: line, behind: "expect-file:") {
          places.insert(Place(rule: rule, path: path, line: 0))
        }
        if let path = Self.folder(in: line) {
          for rule in Self.ids(in: line, behind: "expect-at \(path):") {
            places.insert(Place(rule: rule, path: path, line: 0))
          }
        }
        for rule in Self.ids(in: line, behind: "expect-next:") {
          let next = lines[(index + 1)...].firstIndex { !$0.contains("expect-next:") } ?? index
          places.insert(Place(rule: rule, path: path, line: next + 1))
        }
      }
    }
    for line in changes ?? [] {
      for rule in Self.ids(in: Substring(line), behind: "expect:") {
        let path = Self.path(ofChange: line)
        places.insert(Place(rule: rule, path: path, line: 0))
      }
    }
    return places
  }

  /// The path in a marker about a folder, nil where there is none.
  private static func folder(in line: Substring) -> String? {
    guard let marker = line.firstRange(of: "expect-at ") else { return nil }
    let rest = line[marker.upperBound...]
    return rest.firstIndex(of: ":").map { String(rest[..<$0]) }
  }

  /// The path that a finding about a change names: the last one.
  private static func path(ofChange line: String) -> String {
    let plain = line.firstRange(of: "# expect:").map { String(line[..<$0.lowerBound]) } ?? line
    return plain.trimmingTrailing.split(separator: "\t").last.map(String.init) ?? plain
  }

  /// The ids after a marker, which is in a comment of Swift or Markdown, or after a `#`.
  private static func ids(in line: Substring, behind marker: String) -> [String] {
    for opening in ["// ", "<!-- ", "# "] {
      guard let range = line.firstRange(of: opening + marker) else { continue }
      let rest = line[range.upperBound...]
      let text = rest.firstRange(of: "-->").map { rest[..<$0.lowerBound] } ?? rest
      return text.split(separator: ",").map { String($0).trimmingTrailing.trimmingLeading }
    }
    return []
  }
}

extension String {
  var trimmingTrailing: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  var trimmingLeading: String { String(drop { $0.isWhitespace }) }
}
