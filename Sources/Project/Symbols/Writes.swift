import SwiftSource

extension SourceFile {
  /// The owner of a member that may get a new value.
  package enum Write: Sendable {
    /// A member after a dot.
    case ofOther
    /// A variable, or a member of `self`.
    case ofSelf
  }

  /// Returns the way in which the word at `index` may get a new value there: it is assigned to,
  /// passed by `&`, bound by `$`, named in a key path, or followed by a member or call that may
  /// change it. A requirement that asks for a setter counts too, and so does an override.
  package func write(at index: Int) -> Write? { write(at: index, WriteSigns(self)) }

  /// As ``write(at:)``.
  fileprivate func write(at index: Int, _ signs: WriteSigns) -> Write? {
    let token = tokens[index]
    guard token.kind.isWord, index > 0,
      token.kind == .identifier || tokens[index - 1].kind == .period
    else { return nil }
    if token.flags.contains(.isDeclared) { return neededSetter(at: index) }
    let previous = tokens[index - 1]
    guard previous.kind == .period else {
      guard signs.mayBind && isPassedByReference(index) || isChanged(index, signs) else {
        return nil
      }
      let isBinding = previous.is(.let) || previous.is(.var) || tokens[index + 1].kind == .colon
      return isBinding ? nil : .ofSelf
    }
    let isChanged = isChanged(index, signs)
    guard isChanged || signs.mayBind else { return nil }
    guard let start = startOfChain(before: index - 1) else {
      // `\.name`; any other member without a base is an enum case or a static one.
      return tokens[index - 2].kind == .backslash ? .ofOther : nil
    }
    let isOfSelf =
      tokens[start].is(.self)
      && (start + 1..<index - 1).allSatisfy {
        tokens[$0].kind == .question || tokens[$0].kind == .exclamation
      }
    let isBound =
      (start..<index).contains(where: isProjection) || matches(start, "Bindable")
      || signs.hasBindings && !isOfSelf
      || start > 0 && tokens[start - 1].kind == .backslash
    guard isChanged || isBound || isPassedByReference(start) else { return nil }
    return isOfSelf ? .ofSelf : .ofOther
  }

  private func isChanged(_ index: Int, _ signs: WriteSigns) -> Bool {
    changesBehind(index) || signs.assigned.contains { $0.contains(index) }
  }

  /// Returns true if the word is a projected value such as `$name`; `$0` is not.
  private func isProjection(_ index: Int) -> Bool {
    tokens[index].kind == .identifier
      && buffer.padded[Int(tokens[index].offset)] == UInt8(ascii: "$")
  }

  private func isPassedByReference(_ start: Int) -> Bool {
    // `&(a).b` passes the same as `&a.b`.
    var start = start
    while start > 0, tokens[start - 1].kind == .leftParen { start -= 1 }
    guard start > 0 else { return false }
    return tokens[start - 1].kind == .ampersand || isOperatorThatMayWrite(start - 1)
  }

  /// Returns true if the token is an operator whose operands it may change: `&`, and each that is not
  /// of the standard library, because a function of the project may take them `inout`.
  fileprivate func isOperatorThatMayWrite(_ index: Int) -> Bool {
    let range = tokens[index].range
    switch tokens[index].kind {
    case .prefixOperator where range.count == 1:
      return buffer.padded[range.lowerBound] == UInt8(ascii: "&")
    case .prefixOperator, .postfixOperator, .binaryOperator:
      guard range.count <= 3 else { return true }
      return !Self.operators.contains(Self.packed(buffer.padded[range]))
    default: return false
    }
  }

  private static func packed(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The operators of the standard library that leave their operands as they are, all of at most
  /// three bytes.
  private static let operators: [UInt32] = [
    "+", "-", "*", "/", "%", "<", ">", "&", "|", "^", "!", "~", "==", "!=", "<=", ">=", "~=", "&&",
    "||", "??", "<<", ">>", "&+", "&-", "&*", "..<", "...", "===", "!==", "&<<", "&>>", ".==",
    ".!=", ".<", ".>", ".<=", ".>=", ".&", ".|", ".^", ".!",
  ].map { packed($0.utf8) }

  /// The first token of the names and calls with dots between that end before the dot at `dot`, nil
  /// where nothing is before it.
  private func startOfChain(before dot: Int) -> Int? {
    var index = dot - 1
    let limit = dot - Self.maximumChain
    while index >= 0 {
      if index < limit { return index }
      let token = tokens[index]
      if token.kind == .question || token.kind == .exclamation {
        index -= 1
      } else if token.kind.closes, token.partner < index {
        let open = token.partner
        guard open > 0, !tokens[open].isAfterTrivia, tokens[open - 1].kind.isWord else {
          return open
        }
        index = open - 1
      } else if token.kind.isWord, !isStatementWord(token) {
        guard index > 1, tokens[index - 1].kind == .period else { return index }
        index -= 2
      } else {
        return index == dot - 1 ? nil : index + 1
      }
    }
    return 0
  }

  /// Returns true if the word belongs to a statement, as in `case .name`, and is neither value nor
  /// type.
  private func isStatementWord(_ token: Token) -> Bool {
    token.kind == .keyword && !token.is(.self) && !token.is(.Self) && !token.is(.super)
  }

  /// Returns true if the tokens after the word, or after the parenthesis that closes at `index`, assign
  /// to it or to a part of it, or call something that may change it.
  fileprivate func changesBehind(_ index: Int) -> Bool {
    var last = index
    var position = index + 1
    let limit = index + Self.maximumChain
    while true {
      if position > limit { return true }
      let token = tokens[position]
      switch token.kind {
      case .question, .exclamation: position += 1
      case .period where tokens[position + 1].kind.isWord:
        last = position + 1
        position += 2
      // An element of a tuple.
      case .period where [.integer, .float].contains(tokens[position + 1].kind): position += 2
      case .leftBracket where !token.startsLine: position = tokens.endOfGroup(at: position)
      case .leftParen where !token.startsLine, .leftBrace:
        return last != index && !isHarmless(last)
      case .equal: return true
      case .binaryOperator, .postfixOperator: return isOperatorThatMayWrite(position)
      default: return false
      }
    }
  }

  /// How many tokens of a chain of names are looked at on either side of a name. What changes after
  /// more than that counts as changed.
  private static let maximumChain = 512

  /// Returns true if the word names a member of the standard library that leaves a value as it is.
  package func isHarmless(_ index: Int) -> Bool {
    // Few words have one of these lengths and first letters, and a text is made of those only.
    let range = tokens[index].range
    let first = UInt64(1) << UInt64(buffer.padded[range.lowerBound] & 63)
    guard range.count < Self.harmlessStarts.count, Self.harmlessStarts[range.count] & first != 0
    else { return false }
    return Self.harmless.contains(text(of: index))
  }

  /// For each length the first letters of the words in ``harmless``, a bit for each.
  private static let harmlessStarts = {
    var starts = [UInt64](repeating: 0, count: 1 + (harmless.map(\.utf8.count).max() ?? 0))
    for word in harmless {
      starts[word.utf8.count] |= UInt64(1) << UInt64((word.utf8.first ?? 0) & 63)
    }
    return starts
  }()

  /// Members of the standard library that leave a value as it is.
  private static let harmless: Set<String> = [
    "addingTimeInterval", "advanced", "allSatisfy", "compactMap", "compare", "contains", "count",
    "description", "distance", "dropFirst", "dropLast", "elementsEqual", "enumerated", "filter",
    "first", "firstIndex", "flatMap", "forEach", "formatted", "hasPrefix", "hasSuffix", "index",
    "indices", "intersection", "isEmpty", "isSubset", "isSuperset", "joined", "keys", "last",
    "lastIndex", "lowercased", "map", "max", "min", "prefix", "randomElement", "reduce",
    "reversed", "rounded", "shuffled", "sorted", "split", "starts", "subtracting", "suffix",
    "timeIntervalSince", "trimmingCharacters", "union", "uppercased", "values",
  ]

  /// The owner of the setter that the variable declared at `index` needs, if it is required by a
  /// protocol or overrides another one: its observers need the setter of the other.
  private func neededSetter(at index: Int) -> Write? {
    guard index > 0, tokens[index - 1].is(.var) else { return nil }
    let number = innermostDeclaration(around: index)
    guard number >= 0 else { return nil }
    let declaration = outline.declarations[number]
    guard declaration.kind == .var, declaration.parent >= 0, declaration.name.contains(index)
    else { return nil }
    if declaration.modifiers.contains(.override) { return .ofSelf }
    guard outline.declarations[Int(declaration.parent)].kind == .protocol,
      outline.accessors.contains(where: { Int($0.declaration) == number && $0.keyword == .set })
    else { return nil }
    return .ofOther
  }

  /// The hashes of the words by which the type or extension around the token and its bases are known.
  package func typeWords(around token: Int) -> [UInt32] {
    typeWords(ofDeclaration: declarationWithMembers(around: token))
  }

  /// The type or extension around the token, -1 for none.
  fileprivate func declarationWithMembers(around token: Int) -> Int {
    var number = innermostDeclaration(around: token)
    while number >= 0, !outline.declarations[number].kind.hasMembers {
      number = Int(outline.declarations[number].parent)
    }
    return number
  }

  fileprivate func typeWords(ofDeclaration number: Int) -> [UInt32] {
    guard number >= 0 else { return [] }
    let declaration = outline.declarations[number]
    let ranges = [declaration.name] + outline.inheritedTypes[declaration.inheritedTypes]
    return ranges.flatMap { range in
      typeHeads(in: range).compactMap { typePath(from: $0).last }.map { tokens[$0].hash }
    }
  }
}

/// The signs in a file of writes that are not right after a name.
private struct WriteSigns {
  /// True if anything can bind or pass a whole chain of names, so that the start of each chain has to
  /// be looked for.
  let mayBind: Bool
  /// True if a variable may hold a binding, whose members are those of the value that it is bound to.
  let hasBindings: Bool
  /// Tuples and names in parentheses that are assigned to, such as `(a, b)` in `(a, b) = (1, 2)`.
  let assigned: [TokenRange]

  init(_ file: SourceFile) {
    var mayBind = false
    var hasBindings = false
    var assigned: [TokenRange] = []
    for index in file.tokens.indices.dropLast() {
      switch file.tokens[index].kind {
      case .ampersand, .backslash: mayBind = true
      case .prefixOperator, .binaryOperator:
        mayBind = mayBind || file.isOperatorThatMayWrite(index)
      case .identifier:
        switch file.buffer.padded[Int(file.tokens[index].offset)] {
        case UInt8(ascii: "$"): mayBind = true
        case UInt8(ascii: "B"):
          mayBind = mayBind || file.matches(index, "Bindable")
          hasBindings = hasBindings || file.mayMakeBinding(index)
        default: break
        }
      case .rightParen where file.isAssigned(groupAt: index):
        assigned.append(TokenRange(file.tokens[index].partner, index))
      default: break
      }
    }
    self.mayBind = mayBind || hasBindings
    self.hasBindings = hasBindings
    self.assigned = assigned
  }
}

extension SourceFile {
  /// Returns true if the parenthesis that closes at `close` holds a tuple or a name that gets a new
  /// value: `(a, b) = c`, `(a) += 1`, `(a.b).c = 1`, `(a!)[0] = 1`.
  fileprivate func isAssigned(groupAt close: Int) -> Bool {
    let behind = tokens[close + 1]
    let goesOn: Bool
    switch behind.kind {
    case .equal: goesOn = false
    case .period, .question, .exclamation: goesOn = true
    case .leftBracket: goesOn = !behind.startsLine
    default:
      guard isOperatorThatMayWrite(close + 1) else { return false }
      goesOn = false
    }
    let open = tokens[close].partner
    let isCall =
      open > 0 && !tokens[open].isAfterTrivia
      && (tokens[open - 1].kind.isWord || tokens[open - 1].kind.closes)
    guard !isCall else { return false }
    return !goesOn || holdsName(open, close) && changesBehind(close)
  }

  /// Returns true if there are only names with dots between, and their elements, in the parentheses.
  private func holdsName(_ open: Int, _ close: Int) -> Bool {
    guard open < close, close - open < Self.maximumChain else { return false }
    return (open + 1..<close).allSatisfy {
      switch tokens[$0].kind {
      case .identifier, .dollarIdentifier, .integer, .string, .period, .question, .exclamation,
        .leftParen, .rightParen, .leftBracket, .rightBracket:
        true
      case .keyword: tokens[$0].is(.self)
      default: false
      }
    }
  }

  /// Returns true if the word makes or names a binding that may have a name of its own: not
  /// `@Bindable`, whose values are bound by `$`, nor a binding to a single value of the system.
  fileprivate func mayMakeBinding(_ index: Int) -> Bool {
    let isBindable = matches(index, "Bindable")
    guard isBindable || matches(index, "Binding"), index > 0, tokens[index - 1].kind != .at else {
      return false
    }
    switch tokens[index + 1].kind {
    case .leftParen where isBindable:
      return tokens[tokens.endOfGroup(at: index + 1)].kind != .period
    case .leftParen: return tokens[index - 1].kind == .equal
    case .leftAngle:
      // Of an array, its elements count.
      let value = index + (tokens[index + 2].kind == .leftBracket ? 3 : 2)
      return tokens[value].kind == .identifier && !Self.boundValues.contains(text(of: value))
    default: return isBindable
    }
  }

  /// Types of single values of the system.
  private static let boundValues: Set<String> = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Color", "Data", "Date", "Decimal",
    "Dictionary", "Double", "EditMode", "Float", "Int", "NavigationPath", "PresentationMode", "Set",
    "String", "UUID", "URL",
  ]
}

/// Looks at the words of one file in their order for those that may get a new value.
struct WriteScanner {
  private let signs: WriteSigns
  /// The type or extension that was asked about last, and its words.
  private var last = (declaration: -2, words: [UInt32]())

  init(_ file: SourceFile) { signs = WriteSigns(file) }

  /// As ``SourceFile/write(at:)``.
  func write(at index: Int, in file: SourceFile) -> SourceFile.Write? {
    file.write(at: index, signs)
  }

  /// As ``SourceFile/typeWords(around:)``.
  mutating func typeWords(around token: Int, in file: SourceFile) -> [UInt32] {
    let declaration = file.declarationWithMembers(around: token)
    if declaration != last.declaration {
      last = (declaration, file.typeWords(ofDeclaration: declaration))
    }
    return last.words
  }
}
