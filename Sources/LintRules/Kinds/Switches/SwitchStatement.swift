import Project
import SwiftSource

/// A `switch` with its subject and the cases that it names.
struct SwitchStatement {
  /// The word `switch`.
  let keyword: Int
  /// The subject of the switch.
  let subject: TokenRange
  /// The names after the dots of its cases.
  private(set) var cases: Set<String> = []
  /// The types before those dots.
  private(set) var types: Set<String> = []
  /// True if a `default` or a `_` covers all other cases; an `@unknown default` does not.
  private(set) var hasDefault = false

  /// Nil where no whole statement is at the word.
  init?(at keyword: Int, in file: SourceFile) {
    let tokens = file.tokens
    var open = keyword + 1
    // Such a long run of tokens is no subject; the brace is missing.
    let last = min(tokens.count - 1, keyword + 1_000)
    while open < last, tokens[open].kind != .leftBrace {
      guard !tokens[open].kind.closes else { return nil }
      open = tokens[open].kind.opens ? tokens.endOfGroup(at: open) : open + 1
    }
    guard open > keyword + 1, tokens[open].kind == .leftBrace else { return nil }
    self.keyword = keyword
    let isInParentheses =
      tokens[keyword + 1].kind == .leftParen && tokens[keyword + 1].partner == open - 1
      && !tokens[keyword + 1..<open].contains { $0.kind == .comma }
    subject =
      isInParentheses ? TokenRange(keyword + 2, open - 1) : TokenRange(keyword + 1, open)
    let end = tokens[open].partner
    var position = open + 1
    while position < end {
      let token = tokens[position]
      if token.is(.case), startsClause(position, in: tokens) {
        position = readPattern(behind: position, end: end, file)
      } else if token.is(.default), tokens[position + 1].kind == .colon {
        let isUnknown = position > 1 && tokens[position - 2].kind == .at
        hasDefault = hasDefault || !isUnknown
        position += 2
      } else {
        position = token.kind.opens ? tokens.endOfGroup(at: position) : position + 1
      }
    }
  }

  /// Returns true if the `case` belongs to the switch and not to an `if case` in one of its
  /// clauses.
  private func startsClause(_ position: Int, in tokens: ContiguousArray<Token>) -> Bool {
    switch tokens[position - 1].kind {
    case .comma: false
    case .keyword: ![.if, .guard, .while, .for].contains(tokens[position - 1].keyword)
    default: true
    }
  }

  /// Reads the names between `case` and the colon; the index after it.
  private mutating func readPattern(behind start: Int, end: Int, _ file: SourceFile) -> Int {
    let tokens = file.tokens
    var position = start + 1
    var isGuarded = false
    var found: [String] = []
    while position < end, tokens[position].kind != .colon {
      let token = tokens[position]
      if token.is(.where) { isGuarded = true }
      let isName = !isGuarded && tokens[position + 1].kind.isWord
      if token.kind == .period, isName {
        found.append(file.identifier(position + 1))
        if tokens[position - 1].kind == .identifier {
          types.insert(file.identifier(position - 1))
        }
      }
      if token.kind == .wildcard, position == start + 1 { hasDefault = true }
      position = token.kind.opens ? tokens.endOfGroup(at: position) : position + 1
    }
    cases.formUnion(found)
    return position + 1
  }

  /// Returns true if the subject is known to be one of the enums.
  func isOver(_ enums: NameList, in file: SourceFile) -> Bool {
    if types.contains(where: { enums.matches($0) }) { return true }
    let name = Int(subject.end) - 1
    if subject.indices.count == 1, file.tokens[name].is(.self) {
      return file.typeAround(keyword).map { enums.matchesLast($0) } ?? false
    }
    // An optional value has a case more.
    guard let head = file.typeHead(ofValue: subject) else { return false }
    let names = file.typeTokens(from: head)
    guard let last = names.last, file.tokens[last + 1].kind != .question else { return false }
    return enums.matchesLast(names.map { file.identifier($0) }.joined(separator: "."))
  }
}

extension SourceFile {
  /// The name of the type that the token is in, nil outside types.
  fileprivate func typeAround(_ token: Int) -> String? {
    var index = innermostDeclaration(around: token)
    while index >= 0 {
      let declaration = outline.declarations[index]
      if declaration.kind.hasMembers { return name(of: declaration) }
      index = Int(declaration.parent)
    }
    return nil
  }
}
