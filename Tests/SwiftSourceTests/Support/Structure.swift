@testable import SwiftSource

/// Returns the problem with the comments of a file, nil if there is none.
func flawInComments(_ file: SourceFile) -> String? {
  let tokens = file.tokens
  let bytes = file.buffer.padded
  var end = 0
  for (index, comment) in file.source.comments.enumerated() {
    let next = Int(comment.nextToken)
    let range = comment.range
    if range.lowerBound < end { return "comment \(index) overlaps the one before it" }
    end = range.upperBound
    if Int(tokens[next].offset) < end { return "comment \(index) stands behind its next token" }
    let previousEnd = next > 0 ? tokens[next - 1].range.upperBound : 0
    if previousEnd > range.lowerBound { return "comment \(index) has a token before its next one" }
    let isTrailing = next > 0 && !containsLineBreak(bytes, previousEnd..<range.lowerBound)
    if comment.isTrailing != isTrailing { return "comment \(index) is wrong about being trailing" }
    guard bytes[range.lowerBound] == UInt8(ascii: "/") else { return "comment \(index) is none" }
    let isBlock = bytes[range.lowerBound + 1] == UInt8(ascii: "*")
    if isBlock != (comment.kind == .block || comment.kind == .docBlock) {
      return "comment \(index) has the wrong kind"
    }
  }
  return nil
}

/// Returns the problem with the partners of brackets, nil if there is none.
func flawInBrackets(_ tokens: ContiguousArray<Token>) -> String? {
  /// Where the regions around the current token end, innermost last.
  var ends: ContiguousArray<Int> = [tokens.count - 1]
  for (index, token) in tokens.enumerated() {
    while ends.count > 1, let end = ends.last, end <= index { ends.removeLast() }
    let isOpen = token.flags.contains(.isUnterminated)
    if token.kind.opens {
      let partner = token.partner
      guard partner > index, partner < tokens.count else {
        return "bracket \(index) closes nowhere"
      }
      if let end = ends.last, partner > end { return "bracket \(index) reaches too far" }
      let close = tokens[partner]
      if !isOpen, close.kind != closing(token.kind) || close.partner != index {
        return "bracket \(index) and \(partner) are no pair"
      }
      let endsRegion =
        close.kind == .endOfFile || close.kind.closes && close.partner < index || close.startsLine
      if isOpen, !endsRegion { return "bracket \(index) has no region" }
      ends.append(partner)
    } else if token.kind.closes {
      if isOpen != (token.partner == index) { return "bracket \(index) is wrong about its partner" }
      if !isOpen, token.partner > index || tokens[token.partner].partner != index {
        return "bracket \(index) closes what it does not close"
      }
    }
  }
  return nil
}

/// The kind that closes a bracket of this kind.
private func closing(_ kind: TokenKind) -> TokenKind {
  switch kind {
  case .leftParen: .rightParen
  case .leftBracket: .rightBracket
  case .leftBrace: .rightBrace
  default: .rightInterpolation
  }
}

/// Returns the problem with the lexical problems and directives of a file, nil if there is none.
func flawInProblems(_ file: SourceFile) -> String? {
  let tokens = file.tokens
  let directives = tokens.indices.filter { tokens[$0].kind.isConditional }
  if !directives.elementsEqual(file.source.directives) { return "the directives are wrong" }
  var previous = 0
  var reported: Set<Int> = []
  for problem in file.source.problems {
    if problem.offset < previous || problem.offset > file.buffer.count {
      return "the problem at byte \(problem.offset) is out of order"
    }
    previous = problem.offset
    reported.insert(problem.offset)
  }
  for (index, token) in tokens.enumerated() where token.flags.contains(.isUnterminated) {
    // The last piece of a string, and what is open where a line cuts an interpolation off, are
    // reported with the first token of the string.
    let isReportedElsewhere = token.kind == .stringEnd || token.kind.opens
    if !isReportedElsewhere && !reported.contains(Int(token.offset)) {
      return "nobody says that token \(index) is unterminated"
    }
  }
  return nil
}
