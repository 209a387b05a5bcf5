/// The differences between two texts, line by line.
package struct LineDiff: Sendable, Hashable {
  /// Lines that others replace. Lines are counted from 0.
  package struct Hunk: Sendable, Hashable {
    /// The lines that go.
    package let old: Range<Int>
    /// The lines that come; where none do, the range is empty and starts where they would be.
    package let new: Range<Int>
  }

  package let hunks: [Hunk]

  /// How many lines the algorithm compares at most. Of longer texts everything between the first
  /// and the last difference counts as replaced.
  private static let limit = 10_000

  package init(_ old: TextLines, _ new: TextLines) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func ids(_ text: TextLines) -> [Int] {
      (0..<text.count).map { line in
        let key = Array(text.bytes[text[line]])[...]
        if let number = numbers[key] { return number }
        numbers[key] = numbers.count
        return numbers.count - 1
      }
    }
    self.init(ids(old), ids(new))
  }

  /// - Parameters:
  ///   - old: a number for each line; equal lines have equal numbers.
  ///   - new: the numbers of the new lines.
  init(_ old: [Int], _ new: [Int]) {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < old.count - start, tail < new.count - start,
      old[old.count - 1 - tail] == new[new.count - 1 - tail]
    { tail += 1 }
    let oldRange = start..<old.count - tail
    let newRange = start..<new.count - tail
    let (removed, added) = Self.changes(old, oldRange, new, newRange)
    hunks = Self.hunks(oldRange, newRange, removed: removed, added: added)
  }

  /// The removed and the added lines.
  private static func changes(
    _ old: [Int], _ oldRange: Range<Int>, _ new: [Int], _ newRange: Range<Int>
  ) -> (removed: Set<Int>, added: Set<Int>) {
    // Lines that only one side has need no comparison.
    let inOld = Set(old[oldRange])
    let inNew = Set(new[newRange])
    let oldLines = oldRange.filter { inNew.contains(old[$0]) }
    let newLines = newRange.filter { inOld.contains(new[$0]) }
    var removed = Set(oldRange).subtracting(oldLines)
    var added = Set(newRange).subtracting(newLines)
    guard oldLines.count + newLines.count <= limit else { return (Set(oldRange), Set(newRange)) }
    for change in newLines.map({ new[$0] }).difference(from: oldLines.map { old[$0] }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(oldLines[offset])
      case .insert(let offset, _, _): added.insert(newLines[offset])
      }
    }
    return (removed, added)
  }

  private static func hunks(
    _ oldRange: Range<Int>, _ newRange: Range<Int>, removed: Set<Int>, added: Set<Int>
  ) -> [Hunk] {
    var hunks: [Hunk] = []
    var old = oldRange.lowerBound
    var new = newRange.lowerBound
    while old < oldRange.upperBound || new < newRange.upperBound {
      let (oldStart, newStart) = (old, new)
      while old < oldRange.upperBound, removed.contains(old) { old += 1 }
      while new < newRange.upperBound, added.contains(new) { new += 1 }
      if old > oldStart || new > newStart {
        hunks.append(Hunk(old: oldStart..<old, new: newStart..<new))
      } else {
        old += 1
        new += 1
      }
    }
    return hunks
  }
}
