/// A variable whose initial value is being walked.
struct ValueState {
  /// The header that this and the next bindings share.
  let header: DeclarationHeader
  /// The first token of the value.
  let start: Int
  /// The variables of the pattern, indices into ``Outline/declarations``.
  let variables: Range<Int>
  /// `#if` inside the value that are still open.
  var directives = 0
  /// True while the scanner is in the conditions of an `if`, which commas separate.
  var isInCondition = false
}

extension OutlineScanner {
  /// Reads bindings from `position` on, up to a value or accessors to walk through.
  mutating func scanBindings(_ header: DeclarationHeader, at start: Int) -> Bool {
    var position = start
    while true {
      let first = outline.declarations.count
      position = scanPattern(header, at: position)
      let variables = first..<outline.declarations.count
      guard !variables.isEmpty else { return start != header.introducer + 1 }
      if tokens[position].kind == .colon {
        let end = tokens.endOfType(at: position + 1)
        for variable in variables {
          outline.declarations[variable].type = TokenRange(position + 1, end)
        }
        position = end
      }
      setEnd(of: variables, to: position)
      index = position
      switch tokens[position].kind {
      case .equal:
        enterValue(ValueState(header: header, start: position + 1, variables: variables))
        return true
      case .leftBrace:
        enterAccessors(at: position, owner: Int32(truncatingIfNeeded: first))
        return true
      case .comma: position += 1
      default: return true
      }
    }
  }

  /// Continues with the next variable when the accessors of a variable end before a comma.
  mutating func scanBindings(behind owner: Int) {
    let variable = outline.declarations[owner]
    guard variable.kind == .var || variable.kind == .let, tokens[index].kind == .comma,
      index < frames.last?.end ?? 0
    else { return }
    let header = DeclarationHeader(
      start: Int(variable.range.start), attributes: variable.attributes,
      modifiers: variable.modifiers, introducer: Int(variable.introducer), kind: variable.kind,
      clause: variable.clause)
    index += 1
    _ = scanBindings(header, at: index)
  }

  private mutating func setEnd(of variables: Range<Int>, to end: Int) {
    for variable in variables {
      outline.declarations[variable].range.end = Int32(truncatingIfNeeded: end)
    }
  }

  /// Declares the names of the pattern at `position`; the index after it.
  private mutating func scanPattern(_ header: DeclarationHeader, at position: Int) -> Int {
    let token = tokens[position]
    if isName(at: position) {
      declareVariable(header, at: position, inTuple: false)
      return position + 1
    }
    guard token.kind == .leftParen else { return position }
    let end = tokens.endOfGroup(at: position)
    for index in position + 1..<max(end, position + 1) {
      let token = tokens[index]
      // Braces hold no pattern; what they hold may be long and is walked later.
      if token.kind == .leftBrace { break }
      let next = tokens[index + 1].kind
      if token.kind.isWord, next == .comma || next == .rightParen {
        declareVariable(header, at: index, inTuple: true)
      }
    }
    return end
  }

  private mutating func declareVariable(
    _ header: DeclarationHeader, at name: Int, inTuple: Bool
  ) {
    var declaration = declaration(header)
    declaration.name = TokenRange(name, name + 1)
    if inTuple { declaration.traits.insert(.isInTuple) }
    outline.declarations.append(declaration)
  }

  // MARK: - Initial values

  private mutating func enterValue(_ state: ValueState) {
    var frame = Frame(
      kind: .value, end: frames.last?.end ?? tokens.count - 1, hasCloser: false,
      owner: Int32(truncatingIfNeeded: state.variables.lowerBound), endsOwner: false)
    frame.value = values.count
    values.append(state)
    frames.append(frame)
    index = state.start
  }

  /// Handles one token of an initial value, or its end.
  mutating func stepValue(_ frame: Frame) {
    let token = tokens[index]
    let state = values[frame.value]
    if index >= frame.end || token.kind == .semicolon {
      leaveValue(state)
    } else if token.kind == .comma, !state.isInCondition, !isArgument(at: index + 1) {
      leaveValue(state)
      index += 1
      _ = scanBindings(state.header, at: index)
    } else if token.kind.isConditional {
      stepDirective(token, state, frame)
    } else if index > state.start, token.startsLine, !continuesExpression(token) {
      leaveValue(state)
    } else if token.kind == .leftBrace, index > state.start, startsObservers(at: index) {
      leaveValue(state)
      enterAccessors(at: index, owner: Int32(truncatingIfNeeded: state.variables.lowerBound))
    } else if token.kind == .leftAngle, let end = tokens.endOfGenericArguments(at: index) {
      index = end
    } else {
      if token.is(.if), tokens[index - 1].kind != .period {
        values[frame.value].isInCondition = true
      } else if token.kind == .leftBrace {
        values[frame.value].isInCondition = false
      }
      stepOver(token)
    }
  }

  /// Returns true if the tokens after a comma are the last of generic arguments that the lexer
  /// could not recognize, as in `Matrix<-1, Int>.self`.
  private func isArgument(at position: Int) -> Bool {
    tokens[position].kind.isWord && tokens[position + 1].kind == .rightAngle
  }

  /// Handles a directive in a value: `#if` holds further members of a call chain, or ends the
  /// value.
  private mutating func stepDirective(_ token: Token, _ state: ValueState, _ frame: Frame) {
    let next = min(ConditionalClause.endOfCondition(tokens, at: index), frame.end)
    if token.kind == .poundIf {
      guard tokens[next].kind == .period else {
        leaveValue(state)
        return
      }
      values[frame.value].directives += 1
    } else if state.directives == 0 {
      leaveValue(state)
      return
    } else if token.kind == .poundEndif {
      values[frame.value].directives -= 1
    }
    index = next
  }

  private mutating func leaveValue(_ state: ValueState) {
    frames.removeLast()
    values.removeLast()
    for variable in state.variables {
      outline.declarations[variable].value = TokenRange(state.start, index)
    }
    setEnd(of: state.variables, to: index)
  }

  /// Returns true if `token`, the first of its line at `index`, continues the expression before it.
  private func continuesExpression(_ token: Token) -> Bool {
    switch token.kind {
    case .period, .binaryOperator, .postfixOperator, .infixQuestion, .equal, .arrow, .colon,
      .leftBrace, .rightAngle, .rightParen, .rightBracket, .rightInterpolation, .stringMiddle,
      .stringEnd:
      return true
    case .leftAngle, .ampersand:
      return token.flags.contains(.isLeftBound) == token.flags.contains(.isRightBound)
    case .keyword:
      switch token.keyword {
      case .as, .is, .else: return true
      default: break
      }
    case .identifier:
      // A further trailing closure: `} label: {`.
      if tokens[index - 1].kind == .rightBrace, tokens[index + 1].kind == .colon { return true }
    default: break
    }
    return expectsOperand(tokens[index - 1])
  }

  /// Returns true if an expression cannot end with `token`, which is before `index`.
  private func expectsOperand(_ token: Token) -> Bool {
    // After a dot every word is the name of a member: `.throw`, `.any`.
    if index > 1, token.kind.isWord, tokens[index - 2].kind == .period { return false }
    switch token.kind {
    case .binaryOperator, .prefixOperator, .equal, .comma, .colon, .arrow, .period, .infixQuestion,
      .backslash, .at, .pound:
      return true
    case .leftAngle, .ampersand: return true
    case .question, .exclamation:
      let previous = tokens[index - 2]
      return previous.is(.try) || previous.is(.as)
    case .keyword:
      switch token.keyword {
      case .try, .as, .is, .in, .else, .if, .switch, .throw, .throws: return true
      default: return false
      }
    case .identifier: return token.is(.await) || token.is(.any) || token.is(.some)
    default: return false
    }
  }

  // MARK: - Accessors

  /// Returns true if the brace at `position`, after an initial value, holds observers and no
  /// closure.
  private func startsObservers(at position: Int) -> Bool {
    var first = position + 1
    while tokens[first].kind == .at {
      let name = tokens.endOfAttributeName(at: first + 1)
      guard name > first + 1 else { return false }
      first = tokens[name].kind == .leftParen ? tokens.endOfGroup(at: name) : name
    }
    return tokens[first].is(.didSet) || tokens[first].is(.willSet) || tokens[first].is(.`init`)
  }

  /// Goes into the braces of a variable or subscript: accessors, or the code of its getter.
  mutating func enterAccessors(at position: Int, owner: Int32) {
    outline.declarations[Int(owner)].body = Int32(truncatingIfNeeded: position)
    if holdsAccessors(at: position) {
      enter(.accessors, at: position, owner: owner, endsOwner: true)
    } else {
      outline.declarations[Int(owner)].traits.insert(.isComputed)
      enter(.code, at: position, owner: owner, endsOwner: true)
    }
  }

  private func holdsAccessors(at position: Int) -> Bool {
    var first = position + 1
    while true {
      let token = tokens[first]
      if token.kind == .at {
        let name = tokens.endOfAttributeName(at: first + 1)
        guard name > first + 1 else { return false }
        first = tokens[name].kind == .leftParen ? tokens.endOfGroup(at: name) : name
      } else if isAccessorModifier(token), tokens[first + 1].kind.isWord {
        first += 1
      } else {
        break
      }
    }
    guard tokens[first].kind.isWord, accessorKeyword(tokens[first]) != nil else { return false }
    let next = tokens[first + 1]
    // `read`, `modify`, `mutate` and `borrow` are accessors only with a compiler option; a use of
    // something with such a name is the code of a getter.
    if isExperimentalAccessor(tokens[first]) { return next.kind == .leftBrace }
    switch next.kind {
    case .leftBrace, .rightBrace, .leftParen: return true
    case .identifier, .keyword, .at:
      return next.startsLine || accessorKeyword(next) != nil || next.is(.async)
        || next.is(.throws) || isAccessorModifier(next)
    default: return false
    }
  }

  private func isAccessorModifier(_ token: Token) -> Bool {
    switch token.keyword {
    case .mutating, .nonmutating, .borrowing, .consuming, .__consuming, .nonisolated: true
    default: false
    }
  }

  private func isExperimentalAccessor(_ token: Token) -> Bool {
    switch token.keyword {
    case .read, .modify, .mutate, .borrow: true
    default: false
    }
  }

  /// The accessor that `token` introduces, nil for any other word.
  func accessorKeyword(_ token: Token) -> Keyword? {
    switch token.keyword {
    case .get, .set, .willSet, .didSet, ._read, ._modify, .read, .modify, .mutate, .borrow,
      .unsafeAddress, .unsafeMutableAddress, .addressWithOwner, .addressWithNativeOwner,
      .mutableAddressWithOwner, .mutableAddressWithNativeOwner, .`init`:
      token.keyword
    default: nil
    }
  }

  /// Records the accessor at `index` and goes into its code.
  mutating func scanAccessor(_ keyword: Keyword, owner: Int32) {
    let token = index
    var position = index + 1
    if tokens[position].kind == .leftParen { position = tokens.endOfGroup(at: position) }
    var effects = Declaration(kind: .func, parent: -1, name: .none, range: .none, introducer: -1)
    position = scanEffectsAndResult(at: position, &effects)
    let hasBody = tokens[position].kind == .leftBrace
    outline.accessors.append(
      Accessor(
        declaration: owner, keyword: keyword, token: Int32(truncatingIfNeeded: token),
        body: hasBody ? Int32(truncatingIfNeeded: position) : -1))
    if keyword != .willSet && keyword != .didSet && keyword != .`init` {
      outline.declarations[Int(owner)].traits.insert(.isComputed)
    }
    outline.declarations[Int(owner)].traits.formUnion(
      effects.traits.intersection([.isAsync, .isThrowing]))
    index = position
    if hasBody { enter(.code, at: position, owner: owner) }
  }
}
