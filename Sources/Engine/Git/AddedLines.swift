/// The lines that a change adds to files.
package struct AddedLines: Sendable {
  /// The new lines by path.
  package private(set) var all: [String: [Range<Int>]] = [:]
  /// Those by path that the change does not only move or indent.
  private(set) var written: [String: [Range<Int>]] = [:]

  /// The removed lines, and how many of each there are.
  private var removed: [Text: Int] = [:]
  /// The types that removed lines declare, as in `class Store`.
  private var removedTypes: Set<String> = []
  private var added: [(text: Text, type: String?, path: String, line: Int)] = []
  private var path = ""
  private var hunk = 0

  /// The content of a line without white space.
  private struct Text: Hashable {
    let bytes: [UInt8]
    /// The hunk of a single word: elsewhere the same word may mean something else.
    let hunk: Int?
  }
}

// MARK: - Reading

extension AddedLines {
  mutating func startHunk(_ lines: Range<Int>, of path: String) {
    hunk += 1
    self.path = path
    if !lines.isEmpty { all[path, default: []].append(lines) }
  }

  mutating func remove(_ line: ArraySlice<UInt8>) {
    removed[text(line), default: 0] += 1
    if let type = declaredType(line) { removedTypes.insert(type) }
  }

  mutating func add(_ line: ArraySlice<UInt8>, at number: Int) {
    added.append((text(line), declaredType(line), path, number))
  }

  /// Adds the lines that are new in a submodule.
  mutating func add(_ others: AddedLines, ofSubmodule folder: String) {
    for (path, lines) in others.all { all["\(folder)/\(path)"] = lines }
    for (path, lines) in others.written { written["\(folder)/\(path)"] = lines }
  }

  /// Notes which of the lines are new. A line that is removed elsewhere only moves, and a type that
  /// a removed line declares gets other supertypes or modifiers at most.
  mutating func leaveOutMoved() {
    for path in all.keys { written[path] = [] }
    for (text, type, path, line) in added {
      if let count = removed[text], count > 0 {
        removed[text] = count - 1
        continue
      }
      if let type, removedTypes.contains(type) { continue }
      var ranges = written[path] ?? []
      if let last = ranges.indices.last, ranges[last].upperBound == line {
        ranges[last] = ranges[last].lowerBound..<line + 1
      } else {
        ranges.append(line..<line + 1)
      }
      written[path] = ranges
    }
    removed = [:]
    removedTypes = []
    added = []
  }

  /// The keyword and the name of the type that a line declares, nil if it declares none.
  private func declaredType(_ line: ArraySlice<UInt8>) -> String? {
    var words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)[...]
    while let word = words.popFirst(), let next = words.first {
      if Self.typeKeywords.contains(word) {
        let name = next.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        // A member of a class, as in 'class func', declares none.
        return name.isEmpty || Self.memberKeywords.contains(name) ? nil : "\(word) \(name)"
      }
      guard word.first == "@" || Self.modifiers.contains(word) else { return nil }
    }
    return nil
  }

  private static let typeKeywords: Set<Substring> = [
    "class", "struct", "enum", "actor", "protocol",
  ]
  private static let memberKeywords: Set<Substring> = ["func", "var", "let", "subscript"]
  private static let modifiers: Set<Substring> = [
    "open", "public", "package", "internal", "fileprivate", "private", "final", "indirect",
    "nonisolated", "distributed",
  ]

  private func text(_ line: ArraySlice<UInt8>) -> Text {
    let words = line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    return Text(bytes: words.flatMap(\.self), hunk: words.count > 1 ? nil : hunk)
  }
}
