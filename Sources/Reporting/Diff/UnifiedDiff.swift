/// The difference between two texts in the form of `diff -u`, as `git apply` and `patch -p1` read it.
///
/// Source: POSIX.1-2024, `diff`, section "Diff -u Output Format".
package enum UnifiedDiff {
  /// How many equal lines are around a change.
  static let contextCount = 3

  /// The difference between the old and the new content of the file at `path`, empty if there is
  /// none. Bytes are compared, so that line ends count.
  package static func render(path: String, old: [UInt8], new: [UInt8]) -> [UInt8] {
    guard old != new else { return [] }
    let old = lines(of: old)
    let new = lines(of: new)
    var output = Array("--- \(name("a/", path))\n+++ \(name("b/", path))\n".utf8)
    for hunk in hunks(changes(from: old, to: new), oldCount: old.count) {
      append(hunk, old, new, to: &output)
    }
    return output
  }

  /// A run of lines that is replaced by another one.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The lines with their line feeds.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// The path as headers have it: quoted where it would not be read back or not be seen, with a tab
  /// after it where it has spaces.
  private static func name(_ prefix: String, _ path: String) -> String {
    let needsQuotes = path.unicodeScalars.contains { $0 == "\"" || $0 == "\\" || $0.isHidden }
    guard needsQuotes else { return prefix + path + (path.contains(" ") ? "\t" : "") }
    var text = "\"" + prefix
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.isHidden:
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 8)
          text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  // MARK: - Comparing

  /// The changes between the lines, in ascending order.
  private static func changes(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [Change] {
    var first = 0
    while first < old.count, first < new.count, old[first] == new[first] { first += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > first, newEnd > first, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    let difference = new[first..<newEnd].difference(from: old[first..<oldEnd])
    var removed = Array(repeating: false, count: oldEnd - first)
    var inserted = Array(repeating: false, count: newEnd - first)
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed[offset] = true
      case .insert(let offset, _, _): inserted[offset] = true
      }
    }
    var changes: [Change] = []
    var left = 0
    var right = 0
    while left < removed.count || right < inserted.count {
      let start = (left, right)
      while left < removed.count, removed[left] { left += 1 }
      while right < inserted.count, inserted[right] { right += 1 }
      if start == (left, right) {
        left += 1
        right += 1
      } else {
        changes.append(
          Change(old: first + start.0..<first + left, new: first + start.1..<first + right))
      }
    }
    return changes
  }

  /// The changes that are so near to each other that they share their context.
  private static func hunks(_ changes: [Change], oldCount: Int) -> [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * contextCount
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  // MARK: - Writing

  private static func append(
    _ hunk: [Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>],
    to output: inout [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(contextCount, first.old.lowerBound)
    let behind = min(contextCount, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + behind
    let newRange = first.new.lowerBound - before..<last.new.upperBound + behind
    output += Array("@@ -\(header(oldRange)) +\(header(newRange)) @@\n".utf8)
    var position = oldRange.lowerBound
    for change in hunk {
      for index in position..<change.old.lowerBound { append(" ", old[index], to: &output) }
      for index in change.old { append("-", old[index], to: &output) }
      for index in change.new { append("+", new[index], to: &output) }
      position = change.old.upperBound
    }
    for index in position..<oldRange.upperBound { append(" ", old[index], to: &output) }
  }

  private static func append(
    _ sign: Unicode.Scalar, _ line: ArraySlice<UInt8>, to output: inout [UInt8]
  ) {
    output.append(UInt8(ascii: sign))
    output += line
    if line.last != 0x0A { output += Array("\n\\ No newline at end of file\n".utf8) }
  }

  /// Where a run of lines starts, 1-based, and how many they are; an empty one follows the line that
  /// is named.
  private static func header(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }
}
