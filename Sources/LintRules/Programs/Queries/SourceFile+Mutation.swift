import Project
import SwiftSource

/// The changes that code makes to a variable after its declaration.
struct VariableChange {
  /// The strongest effect of code.
  private(set) var effect: Effect
  /// Uses of the variable that change it where the project declares a member to do so.
  private(set) var uses: [ChangingMembers.Use] = []

  enum Effect: Comparable {
    /// It keeps its first value as it is.
    case none
    /// Something that it holds gets another value, or is called and may change itself.
    case inside
    /// It may get another value, or that is not known.
    case direct
  }

  static let direct = VariableChange(effect: .direct)

  mutating func note(_ found: Effect) { effect = max(effect, found) }

  mutating func note(_ use: ChangingMembers.Use) {
    if !uses.contains(use) { uses.append(use) }
  }
}

extension SourceFile {
  /// Returns the effect of code on the variable at `index` after its declaration.
  ///
  /// Known of a variable that is local, and of one that no other file sees. Every word that is
  /// written like its name counts, whatever it means, so that the answer errs towards a change.
  func variableChange(of index: Int, _ facts: inout QueryFacts) -> VariableChange {
    if let known = facts.changes[index] { return known }
    let isInTuple = outline.declarations[index].traits.contains(.isInTuple)
    let change = isInTuple ? findChange(ofTupleWith: index, &facts) : findChange(of: index, &facts)
    facts.changes[index] = change
    return change
  }

  /// The change to the variables of a tuple as a whole: one keyword declares them all.
  private func findChange(
    ofTupleWith index: Int, _ facts: inout QueryFacts
  ) -> VariableChange {
    var result = VariableChange(effect: .none)
    let introducer = outline.declarations[index].introducer
    func isSibling(_ other: Int) -> Bool {
      outline.declarations.indices.contains(other)
        && outline.declarations[other].introducer == introducer
    }
    var sibling = index
    while isSibling(sibling - 1) { sibling -= 1 }
    while isSibling(sibling) {
      let change = findChange(of: sibling, &facts)
      // The type of one of them is not known, so that its contents may be part of it.
      guard change.effect == .none else { return .direct }
      for use in change.uses { result.note(use) }
      sibling += 1
    }
    return result
  }

  private func findChange(of index: Int, _ facts: inout QueryFacts) -> VariableChange {
    let declaration = outline.declarations[index]
    // One that computes, or that observers watch, is nothing that keeps a value.
    guard declaration.kind == .var, declaration.name.indices.count == 1, declaration.body < 0,
      declaration.modifiers.isDisjoint(with: [.lazy, .weak]),
      let ranges = visibility(of: index, &facts)
    else { return declaration.kind == .let ? VariableChange(effect: .none) : .direct }
    // A local variable without a value gets its first one later.
    if declaration.value.isEmpty, declaration.isLocal { return .direct }
    let name = Int(declaration.name.start)
    // The first write decides, unless it may be the one that gives a member its first value.
    let mayBeFirst = declaration.value.isEmpty && declaration.parent >= 0
    let isArgument = isMemberwiseArgument(declaration)
    var writes: [Int] = []
    var change = VariableChange(effect: .none)
    for range in ranges {
      let isWritten = facts.places.hasToken(with: tokens[name].hash, in: range, of: self) { token in
        guard token != name else { return false }
        let found = effect(at: token, isArgument: isArgument, &change)
        guard found == .direct else {
          change.note(found)
          return false
        }
        writes.append(token)
        return !mayBeFirst
      }
      if isWritten { return .direct }
    }
    if writes.isEmpty, isImplicitlyNil(declaration) { return .direct }
    if !writes.isEmpty, !isFirstValue(writes, of: index) { return .direct }
    if isPassedToMacro(name, in: ranges, &facts) { return .direct }
    if isArgument, isInitializerPassed(of: declaration, &facts) {
      return .direct
    }
    return replacesObject(of: declaration, in: ranges, &facts) ? .direct : change
  }

  /// How many tokens or groups are passed on the way back to a bracket. Beyond that the code is none
  /// that people write, and the answer errs towards a change.
  private static let longestWalk = 4_000
  private static let longestTuple = 256

  /// The code that can see the variable, nil where other files can or that is not known.
  private func visibility(of index: Int, _ facts: inout QueryFacts) -> [TokenRange]? {
    let declaration = outline.declarations[index]
    let file = TokenRange(0, tokens.count)
    if declaration.isLocal {
      if let open = bracket(around: Int(declaration.introducer), within: Self.longestWalk) {
        return [TokenRange(open, tokens.endOfGroup(at: open))]
      }
      let parent = Int(declaration.parent)
      return [parent < 0 ? file : outline.declarations[parent].range]
    }
    if declaration.modifiers.contains(.fileprivate) { return [file] }
    guard declaration.modifiers.contains(.private) else { return nil }
    let parent = Int(declaration.parent)
    guard parent >= 0, outline.declarations[parent].kind.isType else { return [file] }
    return facts.places.home(of: parent, in: self)
  }

  /// Returns true if the variable has a value before code gives it one: an optional of which none
  /// is written.
  func isImplicitlyNil(_ declaration: Declaration) -> Bool {
    guard declaration.value.isEmpty else { return false }
    guard let last = declaration.type.indices.last else { return true }
    let isNamed = text(of: Int(declaration.type.start)) == "Optional"
    return isNamed || tokens[last].kind == .question || tokens[last].kind == .exclamation
  }

  /// Returns true if an initializer of the type, which is in `ranges`, replaces the whole object.
  private func replacesObject(
    of declaration: Declaration, in ranges: [TokenRange], _ facts: inout QueryFacts
  ) -> Bool {
    guard !declaration.isLocal, !declaration.modifiers.contains(.static) else { return false }
    let bodies = facts.replacingInitializers ?? replacingInitializers()
    facts.replacingInitializers = bodies
    return bodies.contains { body in ranges.contains { $0.contains(body) } }
  }

  /// The braces of initializers that assign to `self` and to members too, which sets all that the type
  /// stores once more. One that only assigns to `self` delegates to another initializer.
  private func replacingInitializers() -> [Int] {
    outline.declarations.indices.compactMap { index in
      // By index: most are no initializers, and not worth a copy.
      guard outline.declarations[index].kind == .`init` else { return nil }
      let other = outline.declarations[index]
      guard other.body >= 0 else { return nil }
      let targets = (Int(other.body) + 1..<Int(other.range.end)).filter { token in
        guard tokens[token + 1].kind == .equal else { return false }
        let isMember = tokens[token - 1].kind == .period && tokens[token - 2].is(.self)
        let start = isMember ? token - 2 : token
        return tokens[start].startsLine
          || [.leftBrace, .semicolon].contains(tokens[start - 1].kind)
      }
      return targets.count > 1 && targets.contains { tokens[$0].is(.self) } ? Int(other.body) : nil
    }
  }

  // MARK: - One use

  /// The effect of the code around a use of the word on the variable.
  ///
  /// - Parameter isArgument: whether a label may be that of an argument that sets the variable.
  func effect(
    at token: Int, isArgument: Bool, _ change: inout VariableChange
  ) -> VariableChange.Effect {
    if tokens[token].flags.contains(.isDeclared) { return isRequired(token) ? .direct : .none }
    if isLabel(token) { return isArgument ? .direct : .none }
    let start = startOfNames(before: token)
    // `&(a).b` passes the same as `&a.b`.
    var outer = start
    while outer > 0, tokens[outer - 1].kind == .leftParen { outer -= 1 }
    if outer > 0 {
      if isPassed(behind: outer - 1) { return .direct }
      switch tokens[outer - 1].kind {
      case .prefixOperator: change.note(.operand(symbolName(outer - 1)))
      case .binaryOperator: change.note(.rightOperand(symbolName(outer - 1)))
      default: break
      }
    }
    return effectBehind(token, startingAt: start, &change)
  }

  /// Returns true if the name that is declared at the token may ask for a variable: as a requirement
  /// with a setter, or as an override.
  private func isRequired(_ token: Int) -> Bool {
    let number = innermostDeclaration(around: token)
    guard number >= 0, outline.declarations[number].name.contains(token) else { return false }
    return outline.declarations[number].modifiers.contains(.override)
      || outline.accessors.contains { Int($0.declaration) == number && $0.keyword == .set }
  }

  /// Returns true if a label may be that of the initializer that Swift writes for a struct: it
  /// takes variables with a value, and no constants.
  private func isMemberwiseArgument(_ declaration: Declaration) -> Bool {
    guard !declaration.value.isEmpty, declaration.parent >= 0, !declaration.isLocal else {
      return false
    }
    return outline.declarations[Int(declaration.parent)].kind == .struct
      && !declaration.modifiers.contains(.static)
  }

  /// The first of the names with dots between that end at the token.
  private func startOfNames(before token: Int) -> Int {
    var start = token
    let limit = max(0, token - 64)
    while start > limit + 1, tokens[start - 1].kind == .period {
      var base = start - 2
      while base > limit, [.question, .exclamation].contains(tokens[base].kind) { base -= 1 }
      if tokens[base].kind == .backslash { return base + 1 }
      if tokens[base].kind.closes, tokens[base].partner < base { base = tokens[base].partner }
      guard tokens[base].kind.isWord || tokens[base].kind.opens else { return start }
      start = base
    }
    return start
  }

  /// Returns true if the token before a name passes it on to be changed.
  private func isPassed(behind token: Int) -> Bool {
    switch tokens[token].kind {
    case .ampersand, .backslash: true
    case .prefixOperator: !Self.harmlessPrefixes.contains(symbolName(token))
    default: false
    }
  }

  /// - Parameter start: the first of the names with dots between that end at the token.
  private func effectBehind(
    _ token: Int, startingAt start: Int, _ change: inout VariableChange
  ) -> VariableChange.Effect {
    var last = token
    var start = start
    var position = token + 1
    var isInside = false
    for _ in 0..<256 {
      switch tokens[position].kind {
      case .question, .exclamation: position += 1
      case .period where tokens[position + 1].kind.isWord:
        isInside = true
        last = position + 1
        if Self.changingMembers.contains(symbolName(last)) { return .direct }
        change.note(.member(symbolName(last)))
        change.note(.dynamicMember)
        position += 2
      case .period where [.integer, .float].contains(tokens[position + 1].kind):
        // An element of a tuple, or an element of that.
        isInside = true
        position += 2
      case .leftBracket where !tokens[position].startsLine:
        isInside = true
        change.note(.element)
        position = tokens.endOfGroup(at: position)
      case .leftParen where !tokens[position].startsLine, .leftBrace:
        if last == token { change.note(.call) }
        return last == token || isHarmless(last) ? .none : .inside
      case .rightParen where isGroup(closedBy: position, startingAt: start):
        start -= 1
        position += 1
      case .comma, .rightParen:
        guard isAssignedTuple(around: position) else { return .none }
        noteAssigned(behind: token, upTo: position, &change)
        return isInside ? .inside : .direct
      case .equal:
        noteAssigned(behind: token, upTo: position, &change)
        return isInside ? .inside : .direct
      case .binaryOperator:
        let found = effect(ofOperator: position, isInside: isInside)
        if found == .none { change.note(.operand(symbolName(position))) }
        if found == .inside { noteAssigned(behind: token, upTo: position, &change) }
        return found
      case .postfixOperator:
        return matches(position, "...") ? .none : .direct
      default: return .none
      }
    }
    return .direct
  }

  /// Returns true if the parenthesis closes one that is right before `start` and calls nothing.
  private func isGroup(closedBy close: Int, startingAt start: Int) -> Bool {
    guard start > 0, tokens[close].partner == start - 1 else { return false }
    return start < 2 || tokens[start - 1].isAfterTrivia
      || !tokens[start - 2].kind.isWord && !tokens[start - 2].kind.closes
  }

  /// Notes the members and elements that an assignment sets, one inside the other.
  private func noteAssigned(
    behind token: Int, upTo end: Int, _ change: inout VariableChange
  ) {
    var position = token + 1
    while position < end {
      if tokens[position].kind == .period, tokens[position + 1].kind.isWord {
        change.note(.assigned(symbolName(position + 1)))
      } else if tokens[position].kind == .leftBracket {
        change.note(.assigned(ChangingMembers.element))
        position = tokens.endOfGroup(at: position)
        continue
      }
      position += 1
    }
  }

  /// Members of the standard library that change what they are read from.
  private static let changingMembers = [Name("mutableBytes"), Name("mutableSpan")]

  /// The effect of a binary operator on the value on its left.
  private func effect(
    ofOperator position: Int, isInside: Bool
  ) -> VariableChange.Effect {
    if Self.harmlessOperators.contains(symbolName(position)) { return .none }
    let last = tokens[position].range.upperBound - 1
    return buffer.padded[last] == UInt8(ascii: "=") && isInside ? .inside : .direct
  }

  /// The standard library's operators that leave both values as they are.
  private static let harmlessOperators = Set(
    [
      "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "&&", "||",
      "??", "...", "..<", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "&<<", "&>>", "->",
    ].map { Name($0) })

  /// Those before a value.
  private static let harmlessPrefixes = Set(
    ["-", "+", "!", "~", "...", "..<", "&-"].map { Name($0) })

  /// Returns true if the standard library has the operator.
  static func isStandardOperator(_ name: Name) -> Bool { standardOperators.contains(name) }

  private static let standardOperators = harmlessOperators.union(
    ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "!", "~"]
      .map { Name($0) })

  /// Returns true if the comma or parenthesis at `end` is that of a tuple that is assigned to, or may
  /// be.
  private func isAssignedTuple(around end: Int) -> Bool {
    var inner = end
    while true {
      let found =
        tokens[inner].kind == .rightParen
        ? tokens[inner].partner : bracket(around: inner, within: Self.longestTuple)
      guard let open = found else { return inner > Self.longestTuple }
      guard tokens[open].kind == .leftParen else { return false }
      let end = tokens.endOfGroup(at: open)
      if end < tokens.count, tokens[end].kind == .equal { return true }
      inner = open
    }
  }
}
