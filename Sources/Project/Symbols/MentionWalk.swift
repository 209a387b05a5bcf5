import SwiftSource

/// Finds the places of a file where code names something that may be a type.
///
/// A place is the first name of a dotted one. Not among them: names of declarations and imports,
/// argument labels, members behind a dot, what a pattern binds, macros, conditions of `#if` and of
/// availability, and the arguments of the compiler's own attributes.
struct MentionWalk {
  private let tokens: ContiguousArray<Token>
  private var position = 0
  /// Whether each open bracket is a parenthesis.
  private var parentheses: ContiguousArray<Bool> = []
  /// How many braces are open.
  private var braces = 0
  /// Values that patterns bind, as hashes of their names, and how many braces were open there.
  private var bound: ContiguousArray<(name: UInt32, braces: Int)> = []
  /// Where types stand.
  private var types: TypePlaces

  init(_ file: SourceFile) {
    tokens = file.tokens
    types = TypePlaces(file)
  }

  /// The token of the next mention, nil at the end of the file.
  @inline(__always)
  mutating func next(in file: borrowing SourceFile) -> Int? {
    while position < tokens.count {
      let token = tokens[position]
      let index = position
      position &+= 1
      switch token.kind {
      case .identifier:
        types.advance(to: index)
        if isMention(index, token, file), !isBound(index, token) { return index }
      case .keyword:
        if token.is(.Self) {
          types.advance(to: index)
          return index
        }
        if token.is(.import), let name = importedAlone(at: index) { return name }
        if token.is(.as) || token.is(.is) { types.addType(behind: index, tokens) }
      case .arrow: types.addType(behind: index, tokens)
      case .leftAngle: types.addArguments(at: index, tokens)
      case .leftParen, .leftInterpolation: parentheses.append(true)
      case .leftBracket: parentheses.append(false)
      case .leftBrace:
        parentheses.append(false)
        braces &+= 1
      case .rightParen, .rightBracket, .rightInterpolation: _ = parentheses.popLast()
      case .rightBrace:
        _ = parentheses.popLast()
        braces &-= 1
        while let last = bound.last, last.braces > braces { bound.removeLast() }
      case .poundIf, .poundElseif:
        position = ConditionalClause.endOfCondition(tokens, at: index)
      case .poundAvailable, .poundUnavailable: skipGroup()
      case .at: skipArguments(file)
      default: continue
      }
    }
    return nil
  }

  /// The name behind `import struct` and its like, nil behind `import` alone.
  private func importedAlone(at index: Int) -> Int? {
    let kind = tokens[index + 1]
    guard kind.kind.isWord, !kind.startsLine, tokens[index + 2].kind == .identifier,
      !tokens[index + 2].startsLine
    else { return nil }
    return index + 2
  }

  private mutating func skipGroup() {
    if tokens[position].kind == .leftParen { position = tokens.endOfGroup(at: position) }
  }

  /// Skips the arguments of an attribute with a lower-case name: they speak another language but
  /// for the one that names a protocol.
  private mutating func skipArguments(_ file: borrowing SourceFile) {
    let name = position
    guard tokens[name].kind.isWord, !file.isCapitalized(name), tokens[name + 1].kind == .leftParen,
      !tokens[name + 1].isAfterTrivia, !file.matches(name, "_implements")
    else { return }
    position = tokens.endOfGroup(at: name + 1)
  }

  /// Whether the name at `index` is that of a value which a pattern binds, here or before: behind
  /// `let`, `var` or `for`, or as the first or last parameter of a closure. Until the braces around it close,
  /// which may be later than its scope ends.
  @inline(__always)
  private mutating func isBound(_ index: Int, _ token: Token) -> Bool {
    guard index > 0, !types.contains(index) else { return false }
    let previous = tokens[index &- 1]
    let next = tokens[index &+ 1]
    let isBinding: Bool
    switch previous.kind {
    case .leftBrace: isBinding = next.is(.in) || next.kind == .comma
    case .comma: isBinding = next.is(.in)
    case .keyword where previous.is(.for): isBinding = next.is(.in)
    case .keyword where previous.is(.let) || previous.is(.var):
      // `case let A.b(c)` binds what is in the parentheses.
      isBinding = next.kind != .period && next.kind != .leftAngle
    default: isBinding = false
    }
    if isBinding {
      // Not more than anyone writes.
      if bound.count < 64 { bound.append((token.hash, braces)) }
      return true
    }
    return bound.contains { $0.name == token.hash }
  }

  @inline(__always)
  private func isMention(_ index: Int, _ token: Token, _ file: borrowing SourceFile) -> Bool {
    guard index > 0 else { return !token.flags.contains(.isDeclared) && file.isCapitalized(index) }
    let previous = tokens[index &- 1]
    guard previous.kind != .period, !token.flags.contains(.isDeclared) else { return false }
    guard
      file.isCapitalized(index) || isAfterTypeSign(index, previous)
        || types.contains(index) && token.keyword == .none && previous.kind != .at
    else { return false }
    switch previous.kind {
    case .pound, .colonColon: return false
    case .leftParen, .comma, .wildcard:
      // A label; in brackets the key of a dictionary.
      let isLabel = tokens[index &+ 1].kind == .colon && parentheses.last == true
      return !isLabel
    case .rightBrace:
      // The label of a closure behind a call.
      return tokens[index &+ 1].kind != .colon || tokens[index &+ 2].kind != .leftBrace
    default: return true
    }
  }

  /// Whether what stands before the name says that a type follows.
  @inline(__always)
  private func isAfterTypeSign(_ index: Int, _ previous: Token) -> Bool {
    switch previous.kind {
    case .arrow, .leftAngle: true
    case .colon: index > 1 && tokens[index &- 2].flags.contains(.isDeclared)
    case .keyword, .identifier:
      switch previous.keyword {
      case .is, .as, .extension, .any, .some, .inout, .borrowing, .consuming, .sending, .each: true
      default: false
      }
    case .question, .exclamation: index > 1 && tokens[index &- 2].is(.as)
    default: false
    }
  }

  /// What can stand at the place of a mention.
  @inline(__always)
  func role(of index: Int) -> FileSymbols.Mention.Role {
    guard index > 0 else { return .expression }
    let previous = tokens[index &- 1]
    if previous.kind == .at { return .attribute }
    return types.contains(index) || isAfterTypeSign(index, previous) ? .type : .expression
  }
}
