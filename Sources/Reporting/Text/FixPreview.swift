import LintRules

/// A line of source as it is after a fix.
struct FixPreview {
  /// The line after the fix.
  let line: String
  /// The bytes of ``line`` that are new.
  let added: Range<Int>

  /// The preview, nil when the fix changes more than the line that `region` starts in, or when not
  /// all of that line is known.
  init?(_ fix: Fix, of region: Location.Region) {
    let line = region.lineText
    // Ill-formed bytes were replaced, so offsets in the file are none in the text.
    let isExact = !line.unicodeScalars.contains("\u{FFFD}")
    guard let first = fix.edits.first, region.isLineComplete, isExact else { return nil }
    let lineStart = region.bytes.lowerBound - (region.start.column - 1)
    var bytes: [UInt8] = []
    var position = 0
    for edit in fix.edits {
      let start = edit.range.lowerBound - lineStart
      let end = edit.range.upperBound - lineStart
      guard position <= start, end <= line.utf8.count else { return nil }
      guard !edit.replacement.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) else {
        return nil
      }
      bytes.append(contentsOf: line.utf8.dropFirst(position).prefix(start - position))
      bytes.append(contentsOf: edit.replacement.utf8)
      position = end
    }
    let newStart = first.range.lowerBound - lineStart
    added = newStart..<max(newStart, bytes.count)
    bytes.append(contentsOf: line.utf8.dropFirst(position))
    self.line = String(decoding: bytes, as: UTF8.self)
  }
}

extension Location.Region {
  /// True if ``lineText`` is the whole line, and not only its first 500 bytes.
  var isLineComplete: Bool { lineText.utf8.count < 500 }
}
