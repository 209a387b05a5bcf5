import Buffers
import Matching
import SwiftSource

extension SourceFile {
  /// The bytes of the identifier at the index `token` without its back-quotes and module.
  @inline(__always)
  func nameRange(_ token: Int) -> Range<Int> { identifierRange(of: token) }

  /// Returns true if strings or closures are in the initial value in `range`.
  func hasStringsOrClosures(in range: TokenRange) -> Bool {
    range.indices.contains { [.string, .stringStart, .leftBrace].contains(tokens[$0].kind) }
  }

  /// Calls `body` for each token of an initial value that may tell its type: none inside strings
  /// with interpolations, and none in the braces of a closure that is not called.
  func forEachToken(ofTypeInValue range: TokenRange, _ body: (Int) -> Void) {
    var strings = 0
    var token = range.indices.lowerBound
    while token < range.indices.upperBound {
      let kind = tokens[token].kind
      if kind == .stringStart, strings == 0 { body(token) }
      strings += kind == .stringStart ? 1 : kind == .stringEnd ? -1 : 0
      guard strings == 0, kind != .stringEnd else {
        token += 1
        continue
      }
      body(token)
      token += 1
      guard kind == .leftBrace else { continue }
      let end = tokens.endOfGroup(at: token - 1)
      let isCalled =
        end < range.indices.upperBound && tokens[end].kind == .leftParen
        && !tokens[end].startsLine
      if !isCalled { token = max(token, end - 1) }
    }
  }

  /// The indices of the declarations directly inside the one at `index`.
  package func members(of index: Int) -> [Int] {
    let declarations = outline.declarations
    let end = declarations[index].range.end
    var members: [Int] = []
    var candidate = index + 1
    while candidate < declarations.count, declarations[candidate].range.start < end {
      if Int(declarations[candidate].parent) == index { members.append(candidate) }
      candidate += 1
    }
    return members
  }

  /// Returns true if the text of `range`, as it is written or without white space, is in the list.
  func isText(of range: TokenRange, in list: NameList) -> Bool {
    list.matches(compactText(of: range)) || list.matches(text(of: range))
  }

  /// Returns true if the token uses a name in the list: it is not declared there, is no label, and
  /// is not a member of a type that only the compiler knows, as `.name` is.
  func isMention(_ token: Int, of list: NameList) -> Bool {
    tokens[token].kind == .identifier && isMention(token) && list.matches(identifier(token))
  }

  /// Returns true if the identifier is a use, in the sense of ``isMention(_:of:)``.
  func isMention(_ token: Int) -> Bool {
    !tokens[token].flags.contains(.isDeclared) && !isLabel(token) && !isImplicitMember(token)
  }

  /// Returns true if a dot precedes the token, and nothing precedes the dot.
  private func isImplicitMember(_ token: Int) -> Bool {
    guard token > 0, tokens[token - 1].kind == .period else { return false }
    guard token > 1 else { return true }
    switch tokens[token - 2].kind {
    case .identifier, .dollarIdentifier, .rightParen, .rightBracket, .rightBrace, .rightAngle,
      .question, .exclamation, .string, .stringEnd:
      return false
    default: return !tokens[token - 2].is(.self) && !tokens[token - 2].is(.super)
    }
  }

  /// Returns true if the token is the label of an argument or of a tuple's element.
  func isLabel(_ token: Int) -> Bool {
    guard token > 0, token + 1 < tokens.count, tokens[token + 1].kind == .colon else {
      return false
    }
    return tokens[token - 1].kind == .leftParen || tokens[token - 1].kind == .comma
  }
}

extension RegularExpression {
  /// Returns true if the expression matches somewhere in the code of `range`, without comments and
  /// without the modules before names.
  func matches(_ range: TokenRange, in file: SourceFile) -> Bool {
    if let plain = file.bytesWithoutComments(of: range) {
      return firstMatch(in: plain.view) != nil
    }
    if let plain = file.bytesWithoutModules(of: range) { return firstMatch(in: plain.view) != nil }
    return firstMatch(in: file.buffer.padded.view.extracting(file.bytes(of: range))) != nil
  }
}

extension SourceFile {
  /// The bytes of `range` without comments and the modules before names, with the white space that is
  /// between tokens; nil if there is no comment.
  func bytesWithoutComments(of range: TokenRange) -> ContiguousArray<UInt8>? {
    let slash = UInt8(ascii: "/")
    let bytes = buffer.padded
    func gap(before token: Int) -> Range<Int> {
      tokens[token - 1].range.upperBound..<tokens[token].range.lowerBound
    }
    let inner = range.indices.dropFirst()
    guard inner.contains(where: { bytes[gap(before: $0)].contains(slash) }) else { return nil }
    var result = ContiguousArray<UInt8>()
    for token in range.indices {
      if token > Int(range.start) {
        let space = bytes[gap(before: token)]
        if !space.contains(slash) {
          result.append(contentsOf: space)
        } else if space.first != slash || space.last != slash {
          result.append(UInt8(ascii: " "))
        }
      }
      result.append(contentsOf: bytes[plainRange(of: token)])
    }
    return result
  }
}
