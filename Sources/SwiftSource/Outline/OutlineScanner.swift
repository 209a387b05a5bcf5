/// Walks the tokens of a file once and records its declarations.
///
/// Nested regions are frames on an explicit stack, so that a million brackets use memory and not
/// the call stack. In code, the scanner looks only at tokens that can start a declaration. It steps
/// over expressions token by token, because closures in them may hold declarations.
struct OutlineScanner {
  /// A region of the file that is being walked.
  struct Frame {
    enum Kind: UInt8 {
      /// The file: statements and declarations.
      case file
      /// The body of a type or extension: declarations only.
      case members
      /// Code in braces: statements and local declarations.
      case code
      /// Parentheses, square brackets or an interpolation inside code.
      case group
      /// The accessors of a variable or subscript.
      case accessors
      /// The expression after `=` of a variable.
      case value
    }

    let kind: Kind
    /// The index where the region ends: its closing token, or where the region around it ends.
    let end: Int
    /// True if the token at `end` belongs to the region.
    let hasCloser: Bool
    /// The declaration that contains the region, -1 at file level.
    let owner: Int32
    /// True if closing the frame ends the owner.
    let endsOwner: Bool
    /// The index at which the walk continues after the region, -1 for the token after it.
    var resume = -1
    /// The state of a `value` frame, an index into `values`.
    var value = -1
  }

  let tokens: ContiguousArray<Token>
  var outline: Outline
  var index = 0
  var frames: ContiguousArray<Frame> = []
  var values: ContiguousArray<ValueState> = []
  /// The end of attributes and modifiers that no declaration follows; no declaration starts among
  /// them.
  var endOfFruitlessHeader = 0
  /// The end of the attributes whose closures have been walked.
  var endOfWalkedAttributes = 0
  /// The `#if` clauses around the current token, innermost last, and the next one to open.
  private var openClauses: ContiguousArray<Int32> = []
  private var nextClause = 0

  init(tokens: ContiguousArray<Token>, outline: consuming Outline) {
    self.tokens = tokens
    self.outline = outline
  }

  consuming func finish() -> Outline { outline }

  // MARK: - The walk

  mutating func scanFile() {
    frames.append(
      Frame(kind: .file, end: tokens.count - 1, hasCloser: false, owner: -1, endsOwner: false))
    while let frame = frames.last {
      if index >= frame.end && frame.kind != .value {
        close(frame)
        continue
      }
      switch frame.kind {
      case .file, .code: stepCode()
      case .members: stepMembers()
      case .group: stepGroup()
      case .accessors: stepAccessors(owner: frame.owner)
      case .value: stepValue(frame)
      }
    }
  }

  private mutating func close(_ frame: Frame) {
    frames.removeLast()
    if frame.kind == .members { typeDepth -= 1 }
    index = frame.resume >= 0 ? frame.resume : frame.end + (frame.hasCloser ? 1 : 0)
    // A header before the region is read again, whatever the region held.
    if frame.resume >= 0 { endOfFruitlessHeader = min(endOfFruitlessHeader, frame.resume) }
    if frame.endsOwner {
      outline.declarations[Int(frame.owner)].range.end = Int32(truncatingIfNeeded: index)
      scanBindings(behind: Int(frame.owner))
    }
  }

  /// How many of the frames are bodies of types.
  private var typeDepth = 0

  /// Enters the bracket at `open`; one that is nested too deep is passed over.
  ///
  /// - Parameter resume: the index at which the walk continues after the bracket, -1 for the token
  ///   after it.
  mutating func enter(
    _ kind: Frame.Kind, at open: Int, owner: Int32, endsOwner: Bool = false, resume: Int = -1
  ) {
    let token = tokens[open]
    let isTerminated = !token.flags.contains(.isUnterminated)
    // A region never reaches past the one around it, even if brackets do.
    let limit = frames.last?.end ?? tokens.count - 1
    let end = min(token.partner, limit)
    frames.append(
      Frame(
        kind: kind, end: end, hasCloser: isTerminated && end == token.partner, owner: owner,
        endsOwner: endsOwner, resume: resume))
    index = open + 1
    if kind == .members { typeDepth += 1 }
    // The first frame is the file.
    if frames.count - 1 > Outline.maximumDepth || typeDepth > Outline.maximumTypeDepth {
      index = end
      outline.unwalked.append(TokenRange(open, end))
    }
  }

  /// Steps through statements: scans declarations where one can start, enters brackets, and passes
  /// over all else.
  private mutating func stepCode() {
    let token = tokens[index]
    switch token.kind {
    case .identifier where token.word == 0: index += 1
    case .identifier, .keyword, .at:
      if !(mayStartDeclaration(token) && scanDeclaration(inMembers: false)) { index += 1 }
    case .poundIf:
      if !scanDeclaration(inMembers: false) { stepOver(token) }
    default: stepOver(token)
    }
  }

  /// Steps through members: all of them are declarations, except in macros and incomplete code.
  private mutating func stepMembers() {
    let token = tokens[index]
    switch token.kind {
    case .identifier, .keyword, .at:
      if !scanDeclaration(inMembers: true) { index += 1 }
    case .poundIf:
      if !scanDeclaration(inMembers: true) { stepOver(token) }
    default: stepOver(token)
    }
  }

  private mutating func stepGroup() {
    let token = tokens[index]
    if token.kind.isWord { index += 1 } else { stepOver(token) }
  }

  private mutating func stepAccessors(owner: Int32) {
    let token = tokens[index]
    if token.kind.isWord, let accessor = accessorKeyword(token) {
      scanAccessor(accessor, owner: owner)
    } else {
      stepOver(token)
    }
  }

  /// Enters a bracket, moves past the condition of a directive, or moves to the next token.
  mutating func stepOver(_ token: Token) {
    switch token.kind {
    case .leftBrace: enter(.code, at: index, owner: owner)
    case .leftParen, .leftBracket, .leftInterpolation: enter(.group, at: index, owner: owner)
    case .poundIf, .poundElseif: index = ConditionalClause.endOfCondition(tokens, at: index)
    default: index += 1
    }
  }

  /// The declaration that is being walked, -1 at file level.
  var owner: Int32 { frames.last?.owner ?? -1 }

  /// True if a declaration that starts here is local.
  var isInCode: Bool {
    for frame in frames.reversed() {
      switch frame.kind {
      case .file, .members: return false
      case .code, .accessors: return true
      case .group, .value: continue
      }
    }
    return false
  }

  /// Returns true if a declaration can start, in code, with `token` at `index`.
  private func mayStartDeclaration(_ token: Token) -> Bool {
    let previous = index > 0 ? tokens[index - 1].kind : .semicolon
    switch token.keyword {
    case .func, .class, .struct, .enum, .protocol, .extension, .typealias, .import, .operator,
      .precedencegroup, .subscript, .deinit, .associatedtype:
      return previous != .period && tokens[index + 1].kind != .colon
    case .let, .var:
      switch previous {
      case .comma, .leftParen, .period: return false
      case .keyword where index < 2 || tokens[index - 2].kind != .period:
        switch tokens[index - 1].keyword {
        case .if, .guard, .while, .case, .for, .catch, .is: return false
        default: return tokens[index + 1].kind != .colon
        }
      case .identifier: return !tokens[index - 1].is(.await) || token.startsLine
      default: return tokens[index + 1].kind != .colon
      }
    case .none where token.kind == .at: return true
    default:
      guard token.startsLine || previous == .leftBrace || previous == .semicolon else {
        return isReservedModifier(token.keyword) && previous != .period
      }
      return true
    }
  }

  private func isReservedModifier(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .private, .fileprivate, .internal, .public, .static: true
    default: false
    }
  }

  /// The innermost `#if` clause around the token at `index`, -1 outside. Calls must be in source
  /// order.
  mutating func clause(at index: Int) -> Int32 {
    let clauses = outline.clauses
    while nextClause < clauses.count && Int(clauses[nextClause].directive) < index {
      openClauses.append(Int32(truncatingIfNeeded: nextClause))
      nextClause += 1
    }
    while let last = openClauses.last, Int(clauses[Int(last)].body.end) <= index {
      openClauses.removeLast()
    }
    return openClauses.last ?? -1
  }
}

extension Outline {
  /// Outlines `source` and marks the tokens that are names of declarations.
  ///
  /// - Parameters:
  ///   - source: the tokens of a file.
  ///   - outline: replaced by the result; its memory is reused.
  public static func scan(_ source: inout LexedSource, into outline: inout Outline) {
    var arrays = Outline()
    swap(&arrays, &outline)
    arrays.removeAll()
    ConditionalClause.scan(source, into: &arrays.clauses)
    var scanner = OutlineScanner(tokens: source.tokens, outline: consume arrays)
    scanner.scanFile()
    outline = scanner.finish()
    for declaration in outline.declarations where declaration.kind != .extension {
      for index in declaration.name.indices { source.tokens[index].flags.insert(.isDeclared) }
    }
    for parameter in outline.parameters where parameter.label >= 0 {
      source.tokens[Int(parameter.label)].flags.insert(.isDeclared)
      source.tokens[Int(parameter.name)].flags.insert(.isDeclared)
    }
  }
}
