import Project
import SwiftSource

/// Reads what a file says of the types of expressions: annotations, initial values that are calls of
/// initializers, and chains of properties.
struct TypeClueReader {
  private let file: SourceFile
  /// The index of the file in the project.
  let index: Int
  private let table: SymbolTable
  /// The types of the project that tokens name.
  private let symbols: [Int: Int32]
  /// The tokens of names that scoping cannot decide.
  private let ambiguous: Set<Int>

  init(_ file: SourceFile, index: Int, table: SymbolTable) {
    self.file = file
    self.index = index
    self.table = table
    var ambiguous: Set<Int> = []
    var symbols: [Int: Int32] = [:]
    for reference in table.references(in: file, index: index, ambiguous: { ambiguous.insert($0) }) {
      symbols[reference.token] = reference.symbol
    }
    self.symbols = symbols
    self.ambiguous = ambiguous
  }

  /// Returns true if the name at the token means something of the project.
  func isOfProject(_ token: Int) -> Bool {
    symbols[token] != nil || ambiguous.contains(token)
      || table.isHidden(file.symbolName(token), file: index, token: token)
  }

  // MARK: - Owners

  /// Returns the type that a declaration is or extends, -1 if it is not known.
  func owner(ofDeclaration declaration: Int) -> Int32 {
    table.owner(file: index, declaration: declaration) ?? TypeClues.global
  }

  /// The innermost type around the token, -1 for none.
  func owner(around token: Int) -> Int32 { owners(around: token).first ?? TypeClues.global }

  /// The type that the declaration belongs to, -1 for none.
  func owner(ofMember declaration: Int) -> Int32 {
    var current = Int(file.outline.declarations[declaration].parent)
    while current >= 0 {
      if file.outline.declarations[current].kind.hasMembers {
        return owner(ofDeclaration: current)
      }
      current = Int(file.outline.declarations[current].parent)
    }
    return TypeClues.global
  }

  private func owners(around token: Int) -> [Int32] {
    var owners: [Int32] = []
    var current = file.innermostDeclaration(around: token)
    while current >= 0 {
      if file.outline.declarations[current].kind.hasMembers {
        owners.append(owner(ofDeclaration: current))
      }
      current = Int(file.outline.declarations[current].parent)
    }
    return owners
  }

  // MARK: - Types

  /// Returns the clue that a written type gives.
  func clue(ofType range: TokenRange) -> TypeClue {
    guard !range.isEmpty else { return .outside }
    var range = range
    let tokens = file.tokens
    // The type of a call is the result of the function.
    if let arrow = range.indices.last(where: { tokens[$0].kind == .arrow }) {
      range = TokenRange(arrow + 1, Int(range.end))
    }
    while tokens[Int(range.start)].kind == .leftParen,
      tokens.endOfGroup(at: Int(range.start)) == Int(range.end), range.indices.count > 2
    {
      range = TokenRange(Int(range.start) + 1, Int(range.end) - 1)
    }
    guard let head = file.typeHeads(in: range).first else { return .outside }
    let path = file.typePath(from: head)
    if let symbol = path.last.flatMap({ symbols[$0] }) { return clue(of: symbol) }
    if path.contains(where: { ambiguous.contains($0) }) { return .unknown }
    guard table.isHidden(file.symbolName(head), file: index, token: head) else { return .outside }
    return constraint(of: head)
  }

  private func clue(of symbol: Int32) -> TypeClue {
    let type = table.type(behind: symbol)
    guard type < table.count else { return .outside }
    switch table.symbol(type).kind {
    case .protocol: return .conformer(type)
    case .type: return .type(type)
    default: return .unknown
    }
  }

  /// Returns the constraint on a generic parameter of a type or function around the token.
  private func constraint(of token: Int) -> TypeClue {
    let name = file.identifier(token)
    var current = file.innermostDeclaration(around: token)
    while current >= 0 {
      let declaration = file.outline.declarations[current]
      for parameter in file.outline.genericParameters[declaration.genericParameters]
      where file.identifier(Int(parameter.name)) == name {
        return constraint(
          parameter.constraint.isEmpty
            ? requirement(on: name, in: declaration.whereClause) : parameter.constraint)
      }
      current = Int(declaration.parent)
    }
    return .unknown
  }

  private func constraint(_ range: TokenRange) -> TypeClue {
    guard let head = range.isEmpty ? nil : file.typeHeads(in: range).first else { return .unknown }
    let clue = clue(ofType: range)
    guard clue == .outside, let name = file.typePath(from: head).last else { return clue }
    return .outsideConformer(file.identifier(name))
  }

  /// The type after `name:` in a `where` clause.
  private func requirement(on name: String, in clause: TokenRange) -> TokenRange {
    let tokens = file.tokens
    for index in clause.indices.dropLast(2)
    where tokens[index + 1].kind == .colon && file.matches(index, name) {
      return TokenRange(index + 2, min(tokens.endOfType(at: index + 2), Int(clause.end)))
    }
    return .none
  }

  // MARK: - Values

  /// Returns the clue that a variable's annotation or initial value gives.
  func clue(ofValue declaration: Declaration) -> TypeClue {
    if !declaration.type.isEmpty { return clue(ofType: declaration.type) }
    guard !declaration.value.isEmpty else { return .unknown }
    return clue(ofExpression: declaration.value)
  }

  /// Returns the clue that an expression gives about its type.
  func clue(ofExpression range: TokenRange) -> TypeClue {
    let tokens = file.tokens
    var position = Int(range.start)
    let end = Int(range.end)
    while position < end,
      tokens[position].is(.try) || tokens[position].is(.await)
        || [.ampersand, .exclamation, .question].contains(tokens[position].kind)
    {
      position += 1
    }
    guard position < end else { return .unknown }
    if tokens[position].kind == .leftParen {
      let close = tokens.endOfGroup(at: position)
      guard close == end, close > position + 2 else { return .unknown }
      return clue(ofExpression: TokenRange(position + 1, close - 1))
    }
    guard var clue = primary(&position, end) else { return .unknown }
    while position < end {
      switch tokens[position].kind {
      case .question, .exclamation: position += 1
      case .period:
        let name = position + 1
        guard name < end, tokens[name].kind.isWord else { return .unknown }
        position = name + 1
        if tokens[name].is(.`init`) {
          guard skipCall(&position, end) else { return .unknown }
        } else if file.matches(name, "wrappedValue") || file.matches(name, "projectedValue") {
          continue
        } else if skipCall(&position, end) {
          clue = .result(file.identifier(name))
        } else {
          clue = .member(clue, file.identifier(name))
        }
      default: return .unknown
      }
    }
    return clue
  }

  /// Returns the clue about the expression before the dot at `period`, read backwards over names,
  /// calls and `?` or `!`.
  func clue(before period: Int) -> TypeClue {
    let tokens = file.tokens
    var start = period
    while start > 0 {
      var previous = start - 1
      while previous > 0, [.question, .exclamation].contains(tokens[previous].kind) {
        previous -= 1
      }
      if tokens[previous].kind.closes { previous = tokens[previous].partner - 1 }
      guard previous >= 0, tokens[previous].kind.isWord else { return .unknown }
      start = previous
      guard start > 0, tokens[start - 1].kind == .period else { break }
      start -= 1
    }
    guard start < period else { return .unknown }
    return clue(ofExpression: TokenRange(start, period))
  }

  /// The name that an expression starts with, and the call after it if there is one.
  private func primary(_ position: inout Int, _ end: Int) -> TypeClue? {
    let tokens = file.tokens
    let head = position
    guard tokens[head].kind.isWord, tokens[head].kind != .dollarIdentifier else { return nil }
    if tokens[head].is(.self) {
      position += 1
      guard position + 1 < end, tokens[position].kind == .period else {
        let owner = owner(around: head)
        return owner < 0 ? .unknown : .type(owner)
      }
      let name = position + 1
      position = name + 1
      if skipCall(&position, end) { return .result(file.identifier(name)) }
      return .value(file.identifier(name), owners: Array(owners(around: head).prefix(1)))
    }
    guard tokens[head].kind == .identifier else { return nil }
    let path = file.typePath(from: head)
    if let last = path.last(where: { symbols[$0] != nil }), let symbol = symbols[last],
      path.first == head
    {
      position = last + 1
      if position < end, tokens[position].kind == .leftAngle {
        guard let close = tokens.endOfGenericArguments(at: position) else { return nil }
        position = close
      }
      _ = skipCall(&position, end)
      return clue(of: symbol)
    }
    guard !ambiguous.contains(head) else { return nil }
    position += 1
    // A hidden name is that of a capitalized variable or of a generic parameter.
    if file.isCapitalized(head),
      !table.isHidden(file.symbolName(head), file: index, token: head)
    {
      return skipCall(&position, end) ? .outside : .foreign
    }
    let name = file.identifier(head)
    let local = self.local(name, at: head)
    if skipCall(&position, end) { return local ?? .result(name) }
    return local ?? .value(name, owners: owners(around: head))
  }

  /// Steps over arguments in parentheses and trailing closures; whether there were any.
  private func skipCall(_ position: inout Int, _ end: Int) -> Bool {
    let tokens = file.tokens
    let start = position
    if position < end, tokens[position].kind == .leftParen, !tokens[position].startsLine {
      position = tokens.endOfGroup(at: position)
    }
    if position < end, tokens[position].kind == .leftBrace {
      position = tokens.endOfGroup(at: position)
      while position + 2 < end, tokens[position].kind.isWord, tokens[position + 1].kind == .colon,
        tokens[position + 2].kind == .leftBrace
      {
        position = tokens.endOfGroup(at: position + 2)
      }
    }
    return position > start
  }

  // MARK: - Local names

  /// Returns the clue about a parameter or a variable of the code around the token, nil if none has
  /// the name.
  private func local(_ name: String, at token: Int) -> TypeClue? {
    let tokens = file.tokens
    var current = file.innermostDeclaration(around: token)
    // A variable's initial value is code as well; what matters is the member that holds it.
    var member = -1
    while current >= 0, !file.outline.declarations[current].kind.hasMembers {
      for parameter in file.outline.parameters[file.outline.declarations[current].parameters]
      where parameter.name >= 0 && file.identifier(Int(parameter.name)) == name {
        return localVariable(name, from: Int(file.outline.declarations[current].range.start), token)
          ?? clue(ofType: parameter.type)
      }
      member = current
      current = Int(file.outline.declarations[current].parent)
    }
    let start = member >= 0 ? Int(file.outline.declarations[member].range.start) : 0
    if let found = localVariable(name, from: start, token) { return found }
    for index in stride(from: token, to: start, by: -1)
    where tokens[index].is(.in) && isParameter(name, ofClosureEndingAt: index, in: start) {
      return .unknown
    }
    return nil
  }

  /// Returns the clue that the last `let name` or `var name` before the token gives.
  private func localVariable(_ name: String, from start: Int, _ token: Int) -> TypeClue? {
    let tokens = file.tokens
    var index = token - 1
    while index > start {
      defer { index -= 1 }
      guard tokens[index].kind == .identifier, file.matches(index, name) else { continue }
      let introducer = tokens[index - 1]
      if introducer.is(.for) { return .unknown }
      guard introducer.is(.let) || introducer.is(.var) else { continue }
      if tokens[index - 2].is(.case) || tokens[index - 2].kind == .leftParen { return .unknown }
      let declaration = file.outline.declarations.first { Int($0.name.start) == index }
      if let declaration {
        // In its own initial value the name means what is outside.
        if declaration.range.contains(token) { continue }
        // A property of the type is none of the code's.
        return declaration.isLocal ? clue(ofValue: declaration) : nil
      }
      switch tokens[index + 1].kind {
      case .equal:
        var end = index + 2
        while !tokens[end].startsLine || end == index + 2,
          ![.comma, .leftBrace, .endOfFile].contains(tokens[end].kind), !tokens[end].is(.else)
        {
          end = tokens[end].kind.opens ? tokens.endOfGroup(at: end) : end + 1
        }
        if token < end { continue }
        return clue(ofExpression: TokenRange(index + 2, end))
      // `if let name {` is the same object under the same name.
      case .leftBrace, .comma: continue
      default: return tokens[index + 1].is(.else) ? nil : .unknown
      }
    }
    return nil
  }

  /// Returns true if `name` is one of the words between the `{` of a closure and its `in` at `end`.
  private func isParameter(_ name: String, ofClosureEndingAt end: Int, in start: Int) -> Bool {
    let tokens = file.tokens
    var index = end - 1
    var isFound = false
    while index > start, end - index < 60 {
      if tokens[index].kind == .leftBrace { return isFound }
      if tokens[index].is(.for) { return isFound }
      if tokens[index].kind == .identifier, file.matches(index, name) { isFound = true }
      if tokens[index].kind == .rightBrace { return false }
      index -= 1
    }
    return false
  }
}
