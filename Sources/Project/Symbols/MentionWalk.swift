import SwiftSource

/// Finds the places of a file where code names something that may be a type.
///
/// A place is the first name of a dotted one. Not among them: names of declarations and imports,
/// labels, members after a dot, values that code binds, macros, conditions of `#if` and of
/// availability, and the arguments of the compiler's own attributes.
struct MentionWalk {
  private let tokens: ContiguousArray<Token>
  private var position = 0
  /// For each open bracket, true if it may hold labels, as calls, tuples and subscripts do.
  private var mayHoldLabels: ContiguousArray<Bool> = []
  /// How many braces are open.
  private var braces = 0
  /// The values that code binds around the position.
  private var values = BoundNames()
  /// Where types are.
  private var types: TypePlaces
  /// The bodies of functions and computed variables that no other is around.
  private let bodies: ContiguousArray<TokenRange>

  init(_ file: SourceFile) {
    tokens = file.tokens
    types = TypePlaces(file)
    bodies = file.outermostCode
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
        if isMention(index, token, file), types.contains(index) || !values.contains(index, token) {
          return index
        }
        bindParameter(ofAccessorAt: index, token, file)
      case .keyword:
        if token.is(.Self) {
          types.advance(to: index)
          return index
        }
        if let name = stepKeyword(index, token, file) { return name }
      case .arrow: types.addType(behind: index, tokens)
      case .leftAngle: types.addArguments(at: index, tokens)
      case .leftParen, .leftInterpolation: mayHoldLabels.append(true)
      case .leftBracket: mayHoldLabels.append(isSubscript(index, token))
      case .leftBrace:
        mayHoldLabels.append(false)
        braces &+= 1
        values.enterBrace(at: index, in: file, tokens, braces: braces)
      case .rightParen, .rightBracket, .rightInterpolation: _ = mayHoldLabels.popLast()
      case .rightBrace:
        _ = mayHoldLabels.popLast()
        braces &-= 1
        values.leave(toBraces: braces, at: index)
      case .poundIf, .poundElseif:
        position = ConditionalClause.endOfCondition(tokens, at: index)
      case .poundAvailable, .poundUnavailable: skipGroup()
      case .at: skipArguments(file)
      default: continue
      }
    }
    return nil
  }

  /// Notes what a keyword says of the names after it, or returns the one that it imports alone.
  private mutating func stepKeyword(
    _ index: Int, _ token: Token, _ file: borrowing SourceFile
  ) -> Int? {
    switch token.keyword {
    case .import: return importedAlone(at: index)
    case .as, .is: types.addType(behind: index, tokens)
    case .let, .var, .for: values.bindPattern(behind: index, in: file, tokens, braces: braces)
    default: break
    }
    return nil
  }

  private mutating func bindParameter(
    ofAccessorAt index: Int, _ token: Token, _ file: borrowing SourceFile
  ) {
    switch token.keyword {
    case .set, .willSet, .didSet:
      values.bindParameter(ofAccessorAt: index, in: file, tokens, braces: braces)
    default: return
    }
  }

  /// Returns true if the bracket at `index` opens the arguments of a subscript.
  private func isSubscript(_ index: Int, _ token: Token) -> Bool {
    guard index > 0, !token.isAfterTrivia else { return false }
    let previous = tokens[index &- 1].kind
    return previous == .identifier || previous == .question || previous == .exclamation
      || previous.closes
  }

  /// The name after `import struct` and its like, nil after `import` alone.
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

  /// Skips the arguments of an attribute with a lower-case name: they have a syntax of their own
  /// but for the one that names a protocol.
  private mutating func skipArguments(_ file: borrowing SourceFile) {
    let name = position
    guard tokens[name].kind.isWord, !file.isCapitalized(name), tokens[name + 1].kind == .leftParen,
      !tokens[name + 1].isAfterTrivia, !file.matches(name, "_implements"),
      // These have no arguments: what follows is a type, as in `@escaping(Value) -> Void`.
      !file.matches(name, "escaping"), !file.matches(name, "autoclosure")
    else { return }
    position = tokens.endOfGroup(at: name + 1)
  }

  @inline(__always)
  private func isMention(_ index: Int, _ token: Token, _ file: borrowing SourceFile) -> Bool {
    guard index > 0 else { return !token.flags.contains(.isDeclared) && file.isCapitalized(index) }
    let previous = tokens[index &- 1]
    guard !token.flags.contains(.isDeclared) else { return false }
    if previous.kind == .period { return isImplicitMember(index, file) }
    guard
      file.isCapitalized(index) || isAfterTypeSign(index, previous) && !previous.is(.each)
        || types.contains(index) && token.keyword == .none && previous.kind != .at
        || file.isUsedAsType(index)
    else { return false }
    let next = tokens[index &+ 1].kind
    switch previous.kind {
    case .pound, .colonColon: return false
    case .leftParen, .comma, .wildcard, .leftBracket, .colon:
      // A label; in the brackets of a literal it is the key of a dictionary.
      return !(next == .colon && mayHoldLabels.last == true)
    case .rightBrace where next == .colon:
      // The label of a closure after a call.
      if tokens[index &+ 2].kind == .leftBrace { return false }
    case .keyword where !token.startsLine:
      if previous.is(.break) || previous.is(.continue) { return false }
    default: break
    }
    return !(next == .colon && token.startsLine && isStatement(index &+ 2))
  }

  /// Returns true if the name after a dot starts a longer implicit member expression, as in `==
  /// .Keys.first`: an operand is expected before the dot.
  private func isImplicitMember(_ index: Int, _ file: borrowing SourceFile) -> Bool {
    guard index > 1, tokens[index &+ 1].kind == .period, file.isCapitalized(index) else {
      return false
    }
    switch tokens[index &- 2].kind {
    case .leftParen, .leftBracket, .leftInterpolation, .comma, .colon, .equal, .infixQuestion,
      .binaryOperator, .prefixOperator:
      return true
    case .keyword: return tokens[index &- 2].is(.return)
    default: return false
    }
  }

  /// Returns true if a loop, a condition or a block starts at `index`, which a label may name.
  private func isStatement(_ index: Int) -> Bool {
    switch tokens[index].keyword {
    case .for, .while, .repeat, .do, .if, .switch: true
    default: false
    }
  }

  /// Returns true if the token before the name shows that a type follows.
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

  /// Returns the role of a mention.
  @inline(__always)
  func role(of index: Int) -> FileSymbols.Mention.Role {
    guard index > 0 else { return .expression }
    let previous = tokens[index &- 1]
    if previous.kind == .at { return .attribute }
    if previous.kind == .period { return .implicitMember }
    guard types.contains(index) || isAfterTypeSign(index, previous) else { return .expression }
    let next = bodies.partitioningIndex { Int($0.start) > index }
    return next > 0 && bodies[next &- 1].contains(index) ? .typeInCode : .type
  }
}

extension SourceFile {
  /// The bodies of functions, initializers, subscripts and computed variables that are in no other
  /// one, in ascending order.
  fileprivate var outermostCode: ContiguousArray<TokenRange> {
    var found = ContiguousArray<TokenRange>()
    for declaration in outline.declarations where declaration.body >= 0 {
      switch declaration.kind {
      case .func, .`init`, .deinit, .subscript, .var:
        let body = TokenRange(Int(declaration.body), Int(declaration.range.end))
        if let last = found.last, last.end > body.start { continue }
        found.append(body)
      default: continue
      }
    }
    return found
  }
}
