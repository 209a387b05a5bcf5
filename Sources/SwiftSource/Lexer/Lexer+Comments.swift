import Buffers

extension Lexer {
  /// `/`: a comment, a regex or an operator.
  mutating func lexSlash(_ bytes: BufferView<UInt8>, _ classes: BufferView<UInt8>) {
    switch bytes[position + 1] {
    case UInt8(ascii: "/"): lexLineComment(bytes)
    case UInt8(ascii: "*"): lexBlockComment(bytes)
    default: lexOperator(bytes, classes)
    }
  }

  private mutating func lexLineComment(_ bytes: BufferView<UInt8>) {
    let start = position
    position = endOfLine(bytes, from: start + 2)
    let isDocumentation = bytes[start + 2] == UInt8(ascii: "/") && position > start + 2
    appendComment(isDocumentation ? .docLine : .line, from: start)
  }

  private mutating func lexBlockComment(_ bytes: BufferView<UInt8>) {
    let start = position
    var depth = 1
    var hasLineBreak = false
    position += 2
    while depth > 0 {
      switch bytes[position] {
      case UInt8(ascii: "*") where bytes[position + 1] == UInt8(ascii: "/"):
        depth -= 1
        position += 2
      case UInt8(ascii: "/") where bytes[position + 1] == UInt8(ascii: "*"):
        depth += 1
        position += 2
      case 0x0A, 0x0D:
        hasLineBreak = true
        position += 1
      case 0 where position >= count:
        problem(.unterminatedComment, at: start)
        depth = 0
      default: position += 1
      }
    }
    let isDocumentation =
      bytes[start + 2] == UInt8(ascii: "*") && bytes[start + 3] != UInt8(ascii: "/")
      && start + 3 < count
    appendComment(isDocumentation ? .docBlock : .block, from: start)
    if hasLineBreak { gap.insert(.startsLine) }
  }

  private mutating func appendComment(_ kind: Comment.Kind, from start: Int) {
    source.comments.append(
      Comment(
        offset: UInt32(truncatingIfNeeded: start),
        length: UInt32(truncatingIfNeeded: position - start),
        nextToken: UInt32(truncatingIfNeeded: source.tokens.count), kind: kind,
        isTrailing: !gap.contains(.startsLine)))
    gap.insert(.afterSpace)
  }

  /// Skips the text between conflict markers, as the compiler does; whether there was any.
  ///
  /// The first side of a conflict stays code, up to the marker's end all is skipped.
  mutating func skipConflictMarker(_ bytes: BufferView<UInt8>) -> Bool {
    let start = position
    let isLineStart = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    guard isLineStart else { return false }
    let usual = starts(bytes, at: start, with: "<<<<<<< ")
    guard usual || starts(bytes, at: start, with: ">>>> ") else { return false }
    let limit = usual ? fruitless.conflictEnd : fruitless.perforceConflictEnd
    guard start < limit else { return false }
    let terminator: StaticString = usual ? ">>>>>>> " : "<<<<\n"
    var end = start + (usual ? 8 : 5)
    while end < count {
      if bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D, starts(bytes, at: end, with: terminator)
      {
        problem(.conflictMarker, at: start)
        position = endOfLine(bytes, from: end + terminator.utf8CodeUnitCount)
        gap.insert(.startsLine)
        return true
      }
      end += 1
    }
    if usual { fruitless.conflictEnd = start } else { fruitless.perforceConflictEnd = start }
    return false
  }

  /// Returns true if the bytes from `offset` are those of `text`.
  func starts(_ bytes: BufferView<UInt8>, at offset: Int, with text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= count else { return false }
    // The pointer is to constant data, and the index is below its length.
    for index in 0..<text.utf8CodeUnitCount
    where unsafe text.utf8Start[index] != bytes[offset + index] { return false }
    return true
  }
}
