@testable import SwiftSource

/// Returns the problem with the tiling of a file by its tokens and trivia, nil if there is none.
func flawInTiling(_ file: SourceFile) -> String? {
  let tokens = file.tokens
  let count = file.buffer.count
  guard let last = tokens.last, last.kind == .endOfFile, last.range == count..<count else {
    return "the last token is not the end of the file"
  }
  var end = 0
  var trivia = TriviaReader(file)
  for index in tokens.indices {
    let token = tokens[index]
    let start = Int(token.offset)
    if start < end { return "token \(index) overlaps the one before it" }
    if token.kind == .endOfFile && index < tokens.count - 1 {
      return "token \(index) ends the file"
    }
    if token.length == 0 && token.kind != .endOfFile { return "token \(index) is empty" }
    guard let gap = trivia.read(end..<start) else {
      return "between bytes \(end) and \(start) stands something unnamed"
    }
    if token.flags.contains(.startsLine) != (gap.hasLineBreak || index == 0) {
      return "token \(index) is wrong about starting a line"
    }
    if token.flags.contains(.afterSpace) != gap.hasOther {
      return "token \(index) is wrong about standing behind space"
    }
    end = token.range.upperBound
  }
  return nil
}

/// Reads the bytes between tokens.
private struct TriviaReader {
  private let file: SourceFile
  private var comment = 0
  private var problem = 0

  /// The bytes between two tokens.
  struct Gap {
    var hasLineBreak = false
    /// Anything that is no line break, conflict or byte order mark of the file.
    var hasOther = false
  }

  init(_ file: SourceFile) { self.file = file }

  /// Returns the contents of `range`, nil if a byte is neither white space, comment nor problem.
  mutating func read(_ range: Range<Int>) -> Gap? {
    let bytes = file.buffer.padded
    let source = file.source
    var gap = Gap()
    var offset = range.lowerBound
    while problem < source.problems.count, source.problems[problem].offset < offset { problem += 1 }
    while offset < range.upperBound {
      if comment < source.comments.count, source.comments[comment].range.lowerBound == offset {
        let end = source.comments[comment].range.upperBound
        guard end > offset, end <= range.upperBound else { return nil }
        if containsLineBreak(bytes, offset..<end) { gap.hasLineBreak = true }
        gap.hasOther = true
        offset = end
        comment += 1
        continue
      }
      switch bytes[offset] {
      case 0x0A, 0x0D:
        gap.hasLineBreak = true
        offset += 1
      case 0x20, 0x09, 0x0B, 0x0C:
        gap.hasOther = true
        offset += 1
      case 0xEF where bytes[offset + 1] == 0xBB && bytes[offset + 2] == 0xBF:
        if offset > 0 { gap.hasOther = true }
        offset += 3
      default:
        guard let end = endOfProblem(at: offset, limit: range.upperBound, &gap) else { return nil }
        offset = end
      }
    }
    return gap
  }

  /// Where the problem at `offset` ends, nil when none is there.
  private mutating func endOfProblem(at offset: Int, limit: Int, _ gap: inout Gap) -> Int? {
    let problems = file.source.problems
    while problem < problems.count, problems[problem].offset < offset { problem += 1 }
    guard problem < problems.count, problems[problem].offset == offset else { return nil }
    let kind = problems[problem].kind
    problem += 1
    switch kind {
    case .nulCharacter:
      gap.hasOther = true
      return offset + 1
    case .invalidCharacter, .invalidUTF8:
      gap.hasOther = true
      // A character, or what is left of one, goes up to the next byte that can start one.
      var end = offset + 1
      while end < limit, file.buffer.padded[end] >= 0x80,
        file.buffer.padded[end] < 0xC2 || file.buffer.padded[end] > 0xF4
      {
        end += 1
      }
      return end
    case .conflictMarker:
      gap.hasLineBreak = true
      return endOfConflict(at: offset)
    default: return nil
    }
  }

  /// The end of the line that ends the conflict at `offset`.
  private func endOfConflict(at offset: Int) -> Int? {
    let bytes = file.buffer.padded
    let terminator = Array((bytes[offset] == UInt8(ascii: "<") ? ">>>>>>> " : "<<<<\n").utf8)
    var end = offset + 1
    while end < file.buffer.count {
      if bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D,
        bytes[end...].starts(with: terminator)
      {
        end += terminator.count
        while end < file.buffer.count && bytes[end] != 0x0A && bytes[end] != 0x0D { end += 1 }
        return end
      }
      end += 1
    }
    return nil
  }
}

/// Returns true if a line break is among the bytes at `range`.
func containsLineBreak(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Bool {
  bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
}
