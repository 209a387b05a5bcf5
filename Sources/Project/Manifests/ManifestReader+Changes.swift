import SwiftSource

/// The changes by statements behind `Package(…)`, as far as they always run and are plain.
extension ManifestReader {
  /// A change of the Swift settings of all targets.
  struct TargetChange {
    enum Effect {
      /// The targets have these settings alone.
      case replace
      /// The targets have these settings, too.
      case add
      /// Those that have settings have these, too.
      case addToOthers
    }

    let effect: Effect
    let elements: Elements
  }

  /// The list that a statement assigns to a member of the package that the call at `start` makes, nil
  /// where there is no such statement or not only one that always runs.
  func assigned(_ member: String, ofPackageAt start: Int) -> TokenRange? {
    let assignments = uses(of: member)
    guard let package = variable(of: start), assignments.count == 1, let first = assignments.first,
      first > 1, tokens[first - 2].startsLine, file.matches(first - 2, package),
      tokens[first + 1].kind == .equal, alwaysRuns(first)
    else { return nil }
    return TokenRange(first + 2, endOfStatement(at: first - 2))
  }

  /// The changes of the Swift settings of all targets in the order in which they are made, nil where
  /// one is not understood.
  func changesOfSwiftSettings(ofPackageAt start: Int) -> [TargetChange]? {
    let uses = uses(of: Self.list)
    guard !uses.isEmpty else { return [] }
    guard let package = variable(of: start) else { return nil }
    var changes: [TargetChange] = []
    var understood = 0
    for index in tokens.indices.dropLast(6) where alwaysRuns(index) {
      guard let (start, first, end) = loop(at: index, over: package) else { continue }
      var (loop, statement) = (start, first)
      // A brace that nothing closes leaves no statements.
      guard statement <= end else { return nil }
      let body = statement..<end
      while statement < end {
        let next = min(endOfStatement(at: statement), end)
        guard read(TokenRange(statement, next), &loop) else { return nil }
        statement = next < end && tokens[next].kind == .semicolon ? next + 1 : next
      }
      changes += loop.changes
      understood += uses.count(where: body.contains)
    }
    return understood == uses.count ? changes : nil
  }

  private static let list = "swiftSettings"

  /// The loop that starts at a token if it goes over all targets of the package that can have settings:
  /// `for target in package.targets {` or `package.targets.forEach {`, and where its statements start
  /// and end.
  private func loop(at index: Int, over package: String) -> (Loop, statement: Int, end: Int)? {
    let isCall = !tokens[index].is(.for)
    let list = isCall ? index : index + 3
    guard list + 4 < tokens.count, file.matches(list, package), tokens[list + 1].kind == .period,
      file.matches(list + 2, "targets")
    else { return nil }
    if isCall {
      guard tokens[index].startsLine, tokens[list + 3].kind == .period,
        file.matches(list + 4, "forEach")
      else { return nil }
      var open = list + 5
      if tokens[open].kind == .leftParen { open += 1 }
      guard tokens[open].kind == .leftBrace else { return nil }
      let isNamed = tokens[open + 1].kind == .identifier && tokens[open + 2].is(.in)
      return (
        Loop(target: isNamed ? file.identifier(open + 1) : "$0"),
        statement: isNamed ? open + 3 : open + 1, end: tokens.endOfGroup(at: open) - 1
      )
    }
    guard tokens[index + 1].kind == .identifier, tokens[index + 2].is(.in) else { return nil }
    let target = file.identifier(index + 1)
    let open = endOfCondition(at: list + 3, on: target)
    guard tokens[open].kind == .leftBrace else { return nil }
    return (Loop(target: target), statement: open + 1, end: tokens.endOfGroup(at: open) - 1)
  }

  /// Behind the condition of a loop at a token, if it leaves out only targets that no Swift is compiled for:
  /// `where target.type != .plugin`.
  private func endOfCondition(at start: Int, on target: String) -> Int {
    guard start + 6 < tokens.count, tokens[start].is(.where), file.matches(start + 1, target),
      file.matches(start + 3, "type"), file.matches(start + 4, "!="),
      ["plugin", "system", "binary"].contains(where: { file.matches(start + 6, $0) })
    else { return start }
    return start + 7
  }

  /// The effect so far of the statements of a loop over targets.
  private struct Loop {
    let target: String
    var changes: [TargetChange] = []
    /// The variable that has the list of the target, with what has been added to it.
    var variable: String?
    var added: [Elements] = []
  }

  /// Reads a statement of the loop.
  ///
  /// - Returns: whether it could be understood.
  private func read(_ statement: TokenRange, _ loop: inout Loop) -> Bool {
    let start = Int(statement.start)
    if tokens[start].is(.var), loop.variable == nil, statement.indices.count > 3,
      tokens[start + 2].kind == .equal,
      isList(TokenRange(start + 3, Int(statement.end)), of: loop.target)
    {
      loop.variable = file.identifier(start + 1)
      return true
    }
    guard [.identifier, .dollarIdentifier].contains(tokens[start].kind) else { return false }
    if let variable = loop.variable, file.matches(start, variable) {
      guard let elements = addition(TokenRange(start + 1, Int(statement.end))) else { return false }
      loop.added.append(elements)
      return true
    }
    let isOfList =
      statement.indices.count > 3 && file.matches(start, loop.target)
      && file.matches(start + 2, Self.list)
    // Other members of the target are of no interest.
    guard isOfList else { return !statement.indices.contains { file.matches($0, Self.list) } }
    if tokens[start + 3].kind == .equal {
      return readValue(TokenRange(start + 4, Int(statement.end)), &loop)
    }
    guard tokens[start + 3].kind == .question,
      let elements = addition(TokenRange(start + 4, Int(statement.end)))
    else { return false }
    loop.changes.append(TargetChange(effect: .addToOthers, elements: elements))
    return true
  }

  /// Reads the value that the list of the target gets.
  private func readValue(_ value: TokenRange, _ loop: inout Loop) -> Bool {
    let start = Int(value.start)
    guard !value.isEmpty else { return false }
    var rest = value
    var effect = TargetChange.Effect.replace
    let isGroup = tokens[start].kind == .leftParen
    let end = isGroup ? tokens.endOfGroup(at: start) : start + 1
    if isGroup {
      guard end > start + 2, isList(TokenRange(start + 1, end - 1), of: loop.target) else {
        return false
      }
    }
    if isGroup || loop.variable.map({ file.matches(start, $0) }) == true {
      effect = .add
      if !isGroup {
        loop.changes += loop.added.map { TargetChange(effect: .add, elements: $0) }
        loop.added = []
      }
      guard end < Int(value.end) else { return true }
      guard file.matches(end, "+") else { return false }
      rest = TokenRange(end + 1, Int(value.end))
    }
    let elements = elements(of: rest)
    guard elements.isComplete else { return false }
    loop.changes.append(TargetChange(effect: effect, elements: elements))
    return true
  }

  /// The elements that `.append(…)`, `.append(contentsOf: …)` or `+= …` adds.
  private func addition(_ range: TokenRange) -> Elements? {
    let start = Int(range.start)
    guard range.indices.count > 1 else { return nil }
    if tokens[start].kind == .binaryOperator, file.matches(start, "+=") {
      let found = elements(of: TokenRange(start + 1, Int(range.end)))
      return found.isComplete ? found : nil
    }
    guard tokens[start].kind == .period, file.matches(start + 1, "append"),
      tokens[start + 2].kind == .leftParen, tokens.endOfGroup(at: start + 2) == Int(range.end),
      let argument = arguments(of: start + 2).first
    else { return nil }
    guard argument.label == "contentsOf" else {
      return argument.label == nil ? Elements(items: [argument.value]) : nil
    }
    let found = elements(of: argument.value)
    return found.isComplete ? found : nil
  }

  /// Returns true for `target.swiftSettings ?? []`.
  private func isList(_ range: TokenRange, of target: String) -> Bool {
    let start = Int(range.start)
    return range.indices.count == 6 && file.matches(start, target)
      && tokens[start + 1].kind == .period && file.matches(start + 2, Self.list)
      && file.matches(start + 3, "??") && tokens[start + 4].kind == .leftBracket
      && tokens[start + 5].kind == .rightBracket
  }

  /// The variable that holds what the call at `start` makes.
  private func variable(of start: Int) -> String? {
    file.outline.declarations.first {
      ($0.kind == .let || $0.kind == .var) && $0.value.indices.first == start
    }.map { file.name(of: $0) }
  }

  /// The tokens that name a member of this name after a dot, those of arguments left out.
  private func uses(of member: String) -> [Int] {
    tokens.indices.dropFirst().filter { index in
      tokens[index - 1].kind == .period && tokens[index].kind == .identifier
        && file.matches(index, member) && tokens[index + 1].kind != .colon
    }
  }

  /// Returns true if the token is outside all brackets and conditions.
  private func alwaysRuns(_ token: Int) -> Bool {
    file.clause(around: token) < 0 && file.bracket(around: token) == nil
  }

  /// Behind the statement that starts at a token; each is on a line of its own, or ends in `;`.
  private func endOfStatement(at start: Int) -> Int {
    var index = start
    repeat {
      index = tokens[index].kind.opens ? max(index + 1, tokens.endOfGroup(at: index)) : index + 1
    } while index < tokens.count && tokens[index].kind != .semicolon
      && tokens[index].kind != .endOfFile
      && (!tokens[index].startsLine || [.binaryOperator, .period].contains(tokens[index].kind)
        || [.binaryOperator, .equal].contains(tokens[index - 1].kind))
    return index
  }
}
