/// One branch of `#if … #elseif … #else … #endif`.
public struct ConditionalClause: Sendable {
  /// The token that opens the branch: `#if`, `#elseif` or `#else`.
  public let directive: Int32
  /// The condition, empty for `#else`.
  public let condition: TokenRange
  /// The tokens of the branch, from after the condition to the next directive.
  public internal(set) var body: TokenRange
  /// The clause around the whole `#if`, an index into ``Outline/clauses``, -1 outside.
  public let parent: Int32
  /// The first clause of the same `#if`, an index into ``Outline/clauses``.
  public let first: Int32
}

extension ConditionalClause {
  /// Finds the clauses of a file. Those that no `#endif` closes go to the end of the file.
  static func scan(_ source: LexedSource, into clauses: inout ContiguousArray<ConditionalClause>) {
    clauses.removeAll(keepingCapacity: true)
    let tokens = source.tokens
    // The clause that is open at each level of nesting.
    var open: ContiguousArray<Int> = []
    for directive in source.directives {
      let kind = tokens[directive].kind
      if kind != .poundIf, let clause = open.popLast() {
        clauses[clause].body.end = Int32(truncatingIfNeeded: directive)
        if kind == .poundEndif { continue }
        let first = clauses[clause].first
        append(kind, directive, first: Int(first), parent: clauses[clause].parent)
      } else if kind == .poundIf {
        append(kind, directive, first: clauses.count, parent: Int32(open.last ?? -1))
      }
    }
    for clause in open { clauses[clause].body.end = Int32(truncatingIfNeeded: tokens.count - 1) }

    func append(_ kind: TokenKind, _ directive: Int, first: Int, parent: Int32) {
      let end = endOfCondition(tokens, at: directive)
      open.append(clauses.count)
      clauses.append(
        ConditionalClause(
          directive: Int32(truncatingIfNeeded: directive),
          condition: kind == .poundElse ? .none : TokenRange(directive + 1, end),
          body: TokenRange(end, end), parent: parent, first: Int32(truncatingIfNeeded: first)))
    }
  }

  /// The index of the first token after the condition of the directive at `index`.
  public static func endOfCondition(_ tokens: ContiguousArray<Token>, at index: Int) -> Int {
    var end = index + 1
    guard tokens[index].kind == .poundIf || tokens[index].kind == .poundElseif else { return end }
    while tokens[end].kind != .endOfFile && !tokens[end].startsLine
      && !tokens[end].kind.isConditional
    {
      end += 1
    }
    return end
  }
}
