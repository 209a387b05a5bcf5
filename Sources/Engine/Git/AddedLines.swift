/// The lines that a change adds to files.
package struct AddedLines: Sendable {
  /// The new lines by path.
  package private(set) var all: [String: [Range<Int>]] = [:]
  /// Those by path that the change does not only move or indent.
  private(set) var written: [String: [Range<Int>]] = [:]

  /// The removed lines, and how many of each there are.
  private var removed: [Text: Int] = [:]
  private var added: [(text: Text, path: String, line: Int)] = []
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

  mutating func remove(_ line: ArraySlice<UInt8>) { removed[text(line), default: 0] += 1 }

  mutating func add(_ line: ArraySlice<UInt8>, at number: Int) {
    added.append((text(line), path, number))
  }

  /// Adds the lines that are new in a submodule.
  mutating func add(_ others: AddedLines, ofSubmodule folder: String) {
    for (path, lines) in others.all { all["\(folder)/\(path)"] = lines }
    for (path, lines) in others.written { written["\(folder)/\(path)"] = lines }
  }

  /// Notes which of the lines are new. A line that is removed elsewhere only moves.
  mutating func leaveOutMoved() {
    for path in all.keys { written[path] = [] }
    for (text, path, line) in added {
      if let count = removed[text], count > 0 {
        removed[text] = count - 1
        continue
      }
      var ranges = written[path] ?? []
      if let last = ranges.indices.last, ranges[last].upperBound == line {
        ranges[last] = ranges[last].lowerBound..<line + 1
      } else {
        ranges.append(line..<line + 1)
      }
      written[path] = ranges
    }
    removed = [:]
    added = []
  }

  private func text(_ line: ArraySlice<UInt8>) -> Text {
    let words = line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    return Text(bytes: words.flatMap(\.self), hunk: words.count > 1 ? nil : hunk)
  }
}
