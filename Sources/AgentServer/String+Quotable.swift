import Reporting

extension String {
  /// How many bytes of a text of a project an answer has at most.
  private static let longest = 300

  /// The text as an answer has it: on one line, what is invisible spelled out, and cut where it is long.
  ///
  /// Names and texts of a project are data. Nothing in them may look like another line of an answer.
  var quotable: String { quotable(Self.longest) }

  func quotable(_ longest: Int) -> String {
    let line = onOneLine.visible
    guard line.utf8.count > longest else { return line }
    var end = line.startIndex
    var count = 0
    while end < line.endIndex {
      let size = line[end].utf8.count
      if count + size > longest { break }
      count += size
      end = line.index(after: end)
    }
    return line[..<end] + "…"
  }
}
