/// A changed file with its lines before and after the change.
package struct FileDiff: Sendable {
  package let change: FileChange
  /// The text before; empty for a file that is added.
  package let old: TextLines
  /// The text afterwards; empty for a file that is deleted.
  package let new: TextLines
  package let hunks: [LineDiff.Hunk]

  package init(_ change: FileChange, old: TextLines, new: TextLines) {
    self.change = change
    self.old = old
    self.new = new
    hunks = LineDiff(old, new).hunks
  }

  /// The number of removed and added lines.
  package var lineCount: Int { hunks.reduce(0) { $0 + $1.old.count + $1.new.count } }

  /// The line of the new text where the old line was, nil where the new text has no lines.
  package func newLine(of old: Int) -> Int? {
    var line = old
    for hunk in hunks {
      if hunk.old.lowerBound > old { break }
      line =
        hunk.old.contains(old)
        ? hunk.new.lowerBound : hunk.new.upperBound + (old - hunk.old.upperBound)
    }
    return new.count == 0 ? nil : min(max(0, line), new.count - 1)
  }
}
