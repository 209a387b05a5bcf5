extension OutlineScanner {
  /// Reads the declaration that starts at `index` and goes into its body; false when none does.
  mutating func scanDeclaration(inMembers: Bool) -> Bool {
    guard var header = scanHeader(inMembers: inMembers) else { return false }
    if enterClosures(inAttributesOf: header) { return true }
    header.clause = clause(at: header.introducer)
    let first = outline.declarations.count
    guard scanDeclaration(header) else { return false }
    enterClosures(inDefaultArgumentsFrom: first)
    return true
  }

  private mutating func scanDeclaration(_ header: DeclarationHeader) -> Bool {
    switch header.kind {
    case .import: return scanImport(header)
    case .struct, .class, .actor, .enum, .protocol, .extension: return scanNominal(header)
    case .func, .macro: return scanFunction(header)
    case .`init`, .deinit: return scanInitializer(header)
    case .subscript: return scanSubscript(header)
    case .typealias, .associatedtype: return scanTypeName(header)
    case .var, .let: return scanBindings(header, at: header.introducer + 1)
    case .case: return scanCases(header)
    case .operator, .precedencegroup: return scanOperator(header)
    }
  }

  /// A declaration with this header, its name still to come.
  mutating func declaration(_ header: DeclarationHeader) -> Declaration {
    var declaration = Declaration(
      kind: header.kind, parent: owner, name: .none,
      range: TokenRange(header.start, header.introducer + 1),
      introducer: Int32(truncatingIfNeeded: header.introducer))
    declaration.modifiers = header.modifiers
    declaration.attributes = header.attributes
    declaration.clause = header.clause
    if header.modifiers.contains(.async) { declaration.traits.insert(.isAsync) }
    if isInCode { declaration.traits.insert(.isLocal) }
    return declaration
  }

  /// Appends `declaration`, which ends before `end` unless a body follows, and goes to `end`.
  mutating func append(_ declaration: Declaration, end: Int) {
    var declaration = declaration
    declaration.range.end = Int32(truncatingIfNeeded: end)
    if declaration.kind == .import {
      outline.imports.append(Int32(truncatingIfNeeded: outline.declarations.count))
    }
    outline.declarations.append(declaration)
    index = end
  }

  /// Appends `declaration` and goes into the body that opens at `end`, if one does.
  private mutating func append(_ declaration: Declaration, bodyAt end: Int, _ kind: Frame.Kind) {
    guard tokens[end].kind == .leftBrace else {
      append(declaration, end: end)
      return
    }
    var declaration = declaration
    declaration.body = Int32(truncatingIfNeeded: end)
    append(declaration, end: end)
    enter(kind, at: end, owner: Int32(outline.declarations.count - 1), endsOwner: true)
  }

  private mutating func scanImport(_ header: DeclarationHeader) -> Bool {
    var declaration = declaration(header)
    var position = header.introducer + 1
    switch tokens[position].keyword {
    case .struct, .class, .enum, .protocol, .typealias, .func, .let, .var, .actor:
      if isName(at: position), tokens[position + 1].kind.isWord, !tokens[position + 1].startsLine {
        declaration.type = TokenRange(position, position + 1)
        position += 1
      }
    default: break
    }
    let start = position
    guard isName(at: position) else { return false }
    position += 1
    while tokens[position].kind == .period || tokens[position].kind == .colonColon,
      tokens[position + 1].kind != .endOfFile, !tokens[position + 1].startsLine
    {
      position += 2
    }
    declaration.name = TokenRange(start, position)
    append(declaration, end: position)
    return true
  }

  private mutating func scanNominal(_ header: DeclarationHeader) -> Bool {
    var declaration = declaration(header)
    let start = header.introducer + 1
    var position: Int
    if header.kind == .extension {
      position = tokens.endOfType(at: start)
      guard position > start else { return false }
    } else {
      guard isName(at: start) else { return false }
      position = start + 1
    }
    declaration.name = TokenRange(start, position)
    position = scanGenericParameters(at: position, &declaration)
    position = scanInheritance(at: position, &declaration)
    position = scanWhereClause(at: position, &declaration)
    append(declaration, bodyAt: position, .members)
    return true
  }

  private mutating func scanFunction(_ header: DeclarationHeader) -> Bool {
    var declaration = declaration(header)
    let start = header.introducer + 1
    var position = endOfName(at: start)
    guard position > start else { return false }
    declaration.name = TokenRange(start, position)
    position = scanGenericParameters(at: position, &declaration)
    position = scanParameters(at: position, &declaration)
    position = scanEffectsAndResult(at: position, &declaration)
    if header.kind == .macro, tokens[position].kind == .equal {
      let end = endOfRawValue(at: position + 1, limit: frames.last?.end ?? tokens.count - 1)
      declaration.value = TokenRange(position + 1, end)
      position = end
    }
    position = scanWhereClause(at: position, &declaration)
    append(declaration, bodyAt: position, .code)
    return true
  }

  /// Returns true if a name is at `position`. A keyword on the next line starts something else: the
  /// code before it is still being written.
  func isName(at position: Int) -> Bool {
    tokens[position].kind.isWord
      && !(tokens[position].kind == .keyword && tokens[position].startsLine)
  }

  /// After a function's name: one word, or an operator that may be several tokens.
  private func endOfName(at position: Int) -> Int {
    if isName(at: position) { return position + 1 }
    var end = position
    // After an operator a `<` opens generic parameters; the lexer split it off.
    while isOperatorPart(tokens[end].kind),
      end == position || (!tokens[end].isAfterTrivia && tokens[end].kind != .leftAngle)
    {
      end += 1
    }
    return end
  }

  private func isOperatorPart(_ kind: TokenKind) -> Bool {
    switch kind {
    case .leftAngle, .rightAngle, .question, .infixQuestion, .exclamation, .equal, .ampersand,
      .arrow, .period:
      true
    default: kind.isOperator
    }
  }

  private mutating func scanInitializer(_ header: DeclarationHeader) -> Bool {
    var declaration = declaration(header)
    var position = header.introducer + 1
    declaration.name = TokenRange(header.introducer, position)
    if header.kind == .`init`, isFailureMark(at: position) {
      declaration.traits.insert(.isFailable)
      position += 1
    }
    position = scanGenericParameters(at: position, &declaration)
    position = scanParameters(at: position, &declaration)
    position = scanEffectsAndResult(at: position, &declaration)
    position = scanWhereClause(at: position, &declaration)
    append(declaration, bodyAt: position, .code)
    return true
  }

  /// Returns true if the `?` or `!` of `init?` is at `position`. After white space the lexer takes
  /// it for an operator, and no other operator can be there.
  private func isFailureMark(at position: Int) -> Bool {
    switch tokens[position].kind {
    case .question, .infixQuestion, .exclamation: true
    case .prefixOperator, .binaryOperator:
      tokens[position].length == 1 && tokens[position + 1].kind == .leftParen
    default: false
    }
  }

  private mutating func scanSubscript(_ header: DeclarationHeader) -> Bool {
    var declaration = declaration(header)
    var position = header.introducer + 1
    declaration.name = TokenRange(header.introducer, position)
    position = scanGenericParameters(at: position, &declaration)
    guard tokens[position].kind == .leftParen else { return false }
    position = scanParameters(at: position, &declaration)
    position = scanEffectsAndResult(at: position, &declaration)
    position = scanWhereClause(at: position, &declaration)
    declaration.traits.insert(.isComputed)
    append(declaration, end: position)
    if tokens[position].kind == .leftBrace {
      enterAccessors(at: position, owner: Int32(outline.declarations.count - 1))
    }
    return true
  }

  /// A type alias or an associated type.
  private mutating func scanTypeName(_ header: DeclarationHeader) -> Bool {
    var declaration = declaration(header)
    let name = header.introducer + 1
    guard isName(at: name) else { return false }
    declaration.name = TokenRange(name, name + 1)
    var position = scanGenericParameters(at: name + 1, &declaration)
    position = scanInheritance(at: position, &declaration)
    if tokens[position].kind == .equal {
      let end = tokens.endOfType(at: position + 1)
      declaration.type = TokenRange(position + 1, end)
      position = end
    }
    position = scanWhereClause(at: position, &declaration)
    append(declaration, end: position)
    return true
  }

  private mutating func scanOperator(_ header: DeclarationHeader) -> Bool {
    var declaration = declaration(header)
    let start = header.introducer + 1
    var position = header.kind == .operator ? endOfName(at: start) : start + 1
    guard position > start, tokens[start].kind != .endOfFile else { return false }
    declaration.name = TokenRange(start, position)
    if tokens[position].kind == .colon {
      let end = tokens.endOfType(at: position + 1)
      declaration.type = TokenRange(position + 1, end)
      position = end
    }
    if tokens[position].kind == .leftBrace {
      declaration.body = Int32(truncatingIfNeeded: position)
      position = tokens.endOfGroup(at: position)
    }
    append(declaration, end: min(position, tokens.count - 1))
    return true
  }

  /// The cases after one `case` of an enum.
  private mutating func scanCases(_ header: DeclarationHeader) -> Bool {
    let limit = frames.last?.end ?? tokens.count - 1
    var position = header.introducer + 1
    guard isName(at: position) else { return false }
    while position < limit, isName(at: position) {
      var declaration = declaration(header)
      declaration.name = TokenRange(position, position + 1)
      position += 1
      if tokens[position].kind == .leftParen {
        position = scanParameters(at: position, &declaration, areCaseValues: true)
      }
      if tokens[position].kind == .equal {
        let end = endOfRawValue(at: position + 1, limit: limit)
        declaration.value = TokenRange(position + 1, end)
        position = end
      }
      append(declaration, end: min(position, limit))
      guard tokens[position].kind == .comma else { break }
      position += 1
    }
    return true
  }

  /// After the raw value of a case, or the definition of a macro, that starts at `position`: a
  /// comma, `where`, or what is on the next line.
  private func endOfRawValue(at position: Int, limit: Int) -> Int {
    var end = position
    while end < limit {
      let token = tokens[end]
      if token.kind == .comma || token.kind == .semicolon || token.is(.where) { return end }
      if token.startsLine && end > position { return end }
      end = token.kind.opens ? tokens.endOfGroup(at: end) : end + 1
    }
    return limit
  }
}
