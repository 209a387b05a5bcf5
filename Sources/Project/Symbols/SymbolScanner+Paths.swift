import SwiftSource

/// The names that a file mentions: in inheritance clauses, aliases and bounds, and in code.
extension SymbolScanner {
  mutating func scanPaths(_ file: SourceFile) {
    for index in result.containers.indices {
      let declaration = file.outline.declarations[Int(result.containers[index].declaration)]
      if result.containers[index].symbol < 0 {
        result.containers[index].extended = addExtendedPath(declaration, file)
      }
      let start = Int32(result.paths.count)
      for range in file.outline.inheritedTypes[declaration.inheritedTypes] {
        for head in file.typeHeads(in: range) { addPath(from: head, file) }
      }
      let isExtension = result.containers[index].symbol < 0
      let bounds = Int32(result.paths.count)
      for head in file.requirementsOfSelf(declaration) { addPath(from: head, file) }
      let end = Int32(result.paths.count)
      result.containers[index].bases = start..<(isExtension ? bounds : end)
      result.containers[index].bounds = isExtension ? bounds..<end : 0..<0
    }
    for index in result.symbols.indices {
      let declaration = file.outline.declarations[Int(result.symbols[index].declaration)]
      switch result.symbols[index].kind {
      case .alias:
        // The result of a function is not what the function is.
        let isFunction = file.hasArrow(in: declaration.type)
        result.symbols[index].targets = addPaths(isFunction ? [] : [declaration.type], file)
      case .associatedType:
        result.symbols[index].targets = addPaths(
          file.outline.inheritedTypes[declaration.inheritedTypes], file)
      default: continue
      }
    }
    for name in parameters { scanBounds(of: name, file) }
  }

  /// Adds the types at the top level of some ranges.
  private mutating func addPaths(
    _ ranges: some Sequence<TokenRange>, _ file: SourceFile
  ) -> Range<Int32> {
    let start = Int32(result.paths.count)
    for range in ranges {
      for head in file.typeHeads(in: range) { addPath(from: head, file) }
    }
    return start..<Int32(result.paths.count)
  }

  private mutating func scanBounds(of name: GenericName, _ file: SourceFile) {
    let parameter = file.outline.genericParameters[name.parameter]
    let declaration = file.outline.declarations[name.declaration]
    guard !parameter.constraint.isEmpty || !declaration.whereClause.isEmpty else { return }
    let required = file.requirements(in: declaration.whereClause) {
      file.tokens[$0].hash == file.tokens[Int(parameter.name)].hash
    }
    let bounds = addPaths([parameter.constraint] + required, file)
    if name.isSymbol {
      result.symbols[name.index].targets = bounds
    } else {
      result.localNames[name.index].bounds = bounds
    }
  }

  /// `[A]`, `[A: B]` and `A?` are the standard library's types.
  private mutating func addExtendedPath(_ declaration: Declaration, _ file: SourceFile) -> Int32 {
    guard !declaration.name.isEmpty else { return -1 }
    let start = Int(declaration.name.start)
    var literal: String?
    if file.tokens[start].kind == .leftBracket {
      let inside = start + 1..<file.tokens[start].partner
      literal = inside.contains { file.tokens[$0].kind == .colon } ? "Dictionary" : "Array"
    } else if file.tokens[Int(declaration.name.end) - 1].kind == .question {
      literal = "Optional"
    }
    if let literal {
      result.paths.append(
        FileSymbols.Path(first: Name(literal), rest: 0..<0, scope: 0, text: keep(literal)))
    } else if let head = file.typeHeads(in: declaration.name).first {
      addPath(from: head, file)
    } else {
      return -1
    }
    return Int32(result.paths.count - 1)
  }

  private mutating func addPath(from head: Int, _ file: SourceFile) {
    guard head == 0 || file.tokens[head - 1].kind != .prefixOperator else { return }
    let path = file.typePath(from: head)
    let names = file.symbolNames(path)
    let start = Int32(result.components.count)
    result.components.append(contentsOf: names.dropFirst())
    result.paths.append(
      FileSymbols.Path(
        first: names[0], rest: start..<Int32(result.components.count),
        scope: result.scope(at: head),
        text: keep(path.map { file.identifier($0) }.joined(separator: "."))))
  }

  mutating func scanMentions(_ file: SourceFile, _ index: inout MentionIndex) {
    index.begin()
    var walk = MentionWalk(file)
    var scopes = ScopeCursor()
    while let head = walk.next(in: file) {
      let scope = scopes.advance(to: head, in: result)
      let role = walk.role(of: head)
      let rest = result.components.count
      var first = file.symbolName(head)
      if let module = file.module(of: head) {
        result.components.append(Name(file.identifier(head)))
        first = Name(module)
      }
      var last = head
      while result.components.count < rest + 8, let next = file.nextComponent(after: last),
        role.isType || file.isCapitalized(next) || file.isUsedAsType(next)
      {
        result.components.append(file.symbolName(next))
        last = next
      }
      if role == .implicitMember { result.implicitMembers.append(first) }
      index.add(
        FileSymbols.Mention(
          first: first, scope: scope, rest: Int32(rest),
          restCount: UInt16(result.components.count - rest), role: role, count: 1),
        to: &result)
    }
  }
}

extension SourceFile {
  /// The tokens at which the types start that a protocol or extension asks of `Self` after
  /// `where`.
  func requirementsOfSelf(_ declaration: Declaration) -> [Int] {
    guard declaration.kind == .protocol || declaration.kind == .extension else { return [] }
    return requirements(in: declaration.whereClause) { tokens[$0].is(.Self) }
      .filter { tokens[Int($0.start) - 1].kind == .colon }.flatMap { typeHeads(in: $0) }
  }

  /// The tokens with the names of which `where` clauses ask something, by the declaration of the
  /// type, protocol or extension that has the clause itself or on a member.
  func subjectsOfRequirements() -> [Int32: [Int]] {
    var subjects: [Int32: [Int]] = [:]
    for index in outline.declarations.indices
    where !outline.declarations[index].whereClause.isEmpty {
      let declaration = outline.declarations[index]
      let owner = declaration.kind.hasMembers ? Int32(index) : declaration.parent
      guard owner >= 0, outline.declarations[Int(owner)].kind.hasMembers else { continue }
      for token in firstNames(ofClause: declaration.whereClause)
      where !isGenericParameter(tokens[token].hash, of: index) {
        subjects[owner, default: []].append(token)
      }
    }
    return subjects
  }

  /// Returns true if the declaration or one around it has a generic parameter with this word.
  private func isGenericParameter(_ word: UInt32, of declaration: Int) -> Bool {
    var index = declaration
    while index >= 0 {
      let isOwn = outline.declarations[index].genericParameters.contains {
        tokens[Int(outline.genericParameters[Int($0)].name)].hash == word
      }
      if isOwn { return true }
      index = Int(outline.declarations[index].parent)
    }
    return false
  }

  /// The tokens with the first names of the requirements in a `where` clause.
  private func firstNames(ofClause clause: TokenRange) -> [Int] {
    var found: [Int] = []
    var position = Int(clause.start)
    while position < Int(clause.end) {
      if tokens[position].kind == .identifier { found.append(position) }
      while position < Int(clause.end), tokens[position].kind != .comma {
        position =
          tokens[position].kind == .leftAngle
          ? tokens.endOfGenericArguments(at: position) ?? position + 1
          : tokens[position].kind.opens
            ? max(tokens.endOfGroup(at: position), position + 1) : position + 1
      }
      position += 1
    }
    return found
  }

  /// The types that a `where` clause asks of what is named at the tokens that `isSubject` accepts,
  /// with `:` or `==`.
  func requirements(in whereClause: TokenRange, of isSubject: (Int) -> Bool) -> [TokenRange] {
    var found: [TokenRange] = []
    for index in whereClause.indices.dropLast() {
      let sign = tokens[index + 1]
      guard sign.kind == .colon || sign.kind == .binaryOperator,
        tokens[index - 1].kind != .period, isSubject(index)
      else { continue }
      found.append(TokenRange(index + 2, tokens.endOfType(at: index + 2)))
    }
    return found
  }
}
