import Buffers

/// The part of a text that git has left to somebody to merge.
enum MergeConflict {
  /// The error of a text with a conflict in it, nil if it has none.
  static func error(in text: YAMLText) -> YAMLError? {
    let bytes = text.bytes.view.extracting(text.start..<text.end)
    var start: YAMLMark?
    var isDivided = false
    var offset = 0
    var line = 1
    while offset < bytes.count {
      if start == nil, hasMarker(.init(ascii: "<"), at: offset, in: bytes) {
        start = YAMLMark(offset: offset, line: line, column: 1)
      } else if start != nil, hasMarker(.init(ascii: "="), at: offset, in: bytes) {
        isDivided = true
      } else if isDivided, let start, hasMarker(.init(ascii: ">"), at: offset, in: bytes) {
        return YAMLError(
          message:
            "a conflict of git, from here to line \(line), is not resolved; keep what is right "
            + "of both sides, and delete the lines of its markers",
          mark: start, isConflict: true)
      }
      while offset < bytes.count, bytes[offset] != .lineFeed { offset += 1 }
      offset += 1
      line += 1
    }
    return nil
  }

  /// Returns true if a line starts with a marker: seven times the same character, and nothing or a space.
  private static func hasMarker(
    _ byte: UInt8, at offset: Int, in bytes: BufferView<UInt8>
  ) -> Bool {
    let length = 7
    guard offset + length <= bytes.count,
      (offset..<offset + length).allSatisfy({ bytes[$0] == byte })
    else { return false }
    guard offset + length < bytes.count else { return true }
    let next = bytes[offset + length]
    return next == .init(ascii: " ") || next == .lineFeed || next == .carriageReturn
  }
}
