/// A place where a file is nothing that a compiler of Swift takes.
public struct SyntaxProblem: Hashable, Sendable {
  /// The kind of the problem.
  public enum Kind: Sendable, CaseIterable {
    case conflictMarker
    case unterminatedString, unterminatedComment, unterminatedRegex
    case unopenedBracket, unclosedBracket
    case strayCharacter
    /// `#endif` without `#if`, or the other way around.
    case unpairedCondition
    /// Words that follow each other as in prose.
    case words
    /// A declaration without a name, or an assignment without a value.
    case incomplete
  }

  /// The kind of the problem.
  public let kind: Kind
  /// The first byte that it concerns, from the start of the file.
  public let offset: Int
}

extension SourceFile {
  /// The first place at which no compiler would take the analyzed file; nil if none is known.
  ///
  /// This is no parser: it names what is wrong whatever the code around it means, and passes over what a
  /// compiler reads with a warning, and branches of `#if compiler(…)`, which it does not read at all.
  public var syntaxProblem: SyntaxProblem? {
    let isIdle = source.problems.isEmpty && source.directives.isEmpty
    let unread = isIdle ? [] : unreadBranches
    func isRead(_ problem: SyntaxProblem) -> Bool {
      let index = unread.partitioningIndex { $0.upperBound > problem.offset }
      return index == unread.count || !unread[index].contains(problem.offset)
    }
    let lexical = source.problems.lazy.compactMap { self.problem(of: $0) }
    // Markers of a conflict explain whatever else is wrong.
    if let conflict = lexical.first(where: { $0.kind == .conflictMarker && isRead($0) }) {
      return conflict
    }
    let found = [lexical.first(where: isRead), unpairedCondition, wrongTokens(isRead)]
    return found.compactMap(\.self).min { $0.offset < $1.offset }
  }

  private func problem(of problem: LexicalProblem) -> SyntaxProblem? {
    let kind: SyntaxProblem.Kind
    switch problem.kind {
    case .conflictMarker: kind = .conflictMarker
    case .unterminatedString: kind = .unterminatedString
    case .unterminatedComment: kind = .unterminatedComment
    case .unterminatedRegex: kind = .unterminatedRegex
    case .unopenedBracket: kind = .unopenedBracket
    case .unclosedBracket: kind = .unclosedBracket
    // Of other characters the compiler only warns, or their bytes are a problem of their own.
    case .invalidCharacter where isQuote(problem.offset): kind = .strayCharacter
    case .invalidCharacter, .invalidUTF8, .nulCharacter: return nil
    }
    return SyntaxProblem(kind: kind, offset: problem.offset)
  }

  /// Returns true if a back-quote or typographic quote is at `offset`.
  private func isQuote(_ offset: Int) -> Bool {
    let bytes = buffer.padded[offset..<min(offset + 3, buffer.count)]
    return bytes.first == UInt8(ascii: "`") || bytes.elementsEqual([0xE2, 0x80, 0x9C])
      || bytes.elementsEqual([0xE2, 0x80, 0x9D])
  }

  /// The bytes of branches that a compiler of another version passes over without reading them, in their
  /// order, without those inside others.
  private var unreadBranches: [Range<Int>] {
    var versions: Set<Int32> = []
    for clause in outline.clauses
    where clause.condition.indices.contains(where: {
      tokens[$0].is(.compiler) || tokens[$0].is(.swift)
    }) {
      versions.insert(clause.first)
    }
    var branches: [Range<Int>] = []
    for clause in outline.clauses where versions.contains(clause.first) {
      let start = Int(tokens[Int(clause.directive)].offset)
      let end = Int(tokens[min(Int(clause.body.end), tokens.count - 1)].offset)
      if start >= branches.last?.upperBound ?? 0, start < end { branches.append(start..<end) }
    }
    return branches
  }

  /// The first `#else` or `#endif` that no `#if` precedes, else the last `#if` that nothing ends.
  private var unpairedCondition: SyntaxProblem? {
    var open: [Int] = []
    for directive in source.directives {
      let kind = tokens[directive].kind
      if kind == .poundIf { open.append(directive) }
      if kind == .poundIf || !open.isEmpty && kind != .poundEndif { continue }
      guard open.popLast() != nil else {
        return SyntaxProblem(kind: .unpairedCondition, offset: Int(tokens[directive].offset))
      }
    }
    return open.last.map {
      SyntaxProblem(kind: .unpairedCondition, offset: Int(tokens[$0].offset))
    }
  }

  // MARK: - Tokens

  /// The number of plain words in a row on one line that is prose: no grammar has more than two, the names of
  /// a parameter.
  private static let prose = 3

  /// The first tokens that cannot follow each other.
  private func wrongTokens(_ isRead: (SyntaxProblem) -> Bool) -> SyntaxProblem? {
    var words = 0
    var start = 0
    for index in tokens.indices.dropLast() {
      let kind = tokens[index].kind
      if kind == .identifier {
        guard isPlainWord(index) else {
          words = 0
          continue
        }
        if words == 0 || tokens[index].startsLine { (words, start) = (0, index) }
        words += 1
        guard words == Self.prose else { continue }
        let problem = SyntaxProblem(kind: .words, offset: Int(tokens[start].offset))
        if isRead(problem) { return problem }
        continue
      }
      words = 0
      guard kind == .keyword || kind == .equal, isIncomplete(index) else { continue }
      let problem = SyntaxProblem(kind: .incomplete, offset: Int(tokens[index].offset))
      if isRead(problem) { return problem }
    }
    return nil
  }

  /// Returns true if the token is an identifier that has no meaning in the grammar, and is neither an attribute nor a member.
  package func isPlainWord(_ index: Int) -> Bool {
    guard tokens[index].kind == .identifier, tokens[index].keyword == .none,
      !tokens[index].flags.contains(.isEscaped)
    else {
      return false
    }
    guard index > 0 else { return true }
    switch tokens[index - 1].kind {
    case .at, .period, .pound, .colonColon, .backslash: return false
    default: return true
    }
  }

  /// Returns true if nothing follows the keyword of a declaration, or the sign of an assignment, that could
  /// be its name or value.
  private func isIncomplete(_ index: Int) -> Bool {
    let next = tokens[index + 1].kind
    if tokens[index].kind == .equal {
      return next == .rightBrace || next == .rightParen || next == .rightBracket
        || next == .endOfFile
    }
    switch tokens[index].keyword {
    case .struct, .enum, .protocol, .extension, .func, .typealias, .let, .var, .import:
      guard tokens[index].startsLine, index == 0 || tokens[index - 1].kind != .period else {
        return false
      }
      return next == .leftBrace || next == .rightBrace || next == .equal || next == .endOfFile
    default: return false
    }
  }
}
