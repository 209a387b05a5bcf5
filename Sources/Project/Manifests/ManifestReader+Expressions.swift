import SwiftSource

/// Expressions of a manifest.
extension ManifestReader {
  struct Argument {
    let label: String?
    /// The first token, that of the label where there is one.
    let start: Int
    let value: TokenRange
  }

  /// The elements of a list, gathered from its parts.
  struct Elements {
    var items: [TokenRange] = []
    /// The items that the list has in every branch of `#if`.
    var certain: [TokenRange] = []
    var isComplete = true
    /// The `[` of the list where it is written as one literal.
    var array: Int?
  }

  func arguments(of open: Int) -> [Argument] {
    file.tokens.elements(ofBracket: open).map { part in
      let start = Int(part.start)
      guard part.indices.count > 2, tokens[start].kind.isWord, tokens[start + 1].kind == .colon
      else { return Argument(label: nil, start: start, value: part) }
      return Argument(
        label: file.text(of: start), start: start, value: TokenRange(start + 2, Int(part.end)))
    }
  }

  /// The values that statements assign to members of the variable that holds the call at `start`, as in
  /// `core.path = "Sources"`, as arguments.
  func assigned(to start: Int) -> [Argument] {
    let variable = file.outline.declarations.first {
      ($0.kind == .let || $0.kind == .var) && $0.value.indices.first == start
    }
    guard let variable, variable.name.indices.count == 1 else { return [] }
    let name = file.name(of: variable)
    return tokens.indices.dropLast(4).compactMap { index in
      guard tokens[index].kind == .identifier, tokens[index].startsLine,
        tokens[index + 1].kind == .period, tokens[index + 2].kind.isWord,
        tokens[index + 3].kind == .equal, file.identifier(index) == name
      else { return nil }
      var end = index + 4
      repeat {
        end = tokens[end].kind.opens ? tokens.endOfGroup(at: end) : end + 1
      } while end < tokens.count && !tokens[end].startsLine
      return Argument(
        label: file.text(of: index + 2), start: index + 2, value: TokenRange(index + 4, end))
    }
  }

  /// The elements of a list: a literal, a variable of the manifest, or several joined by `+`.
  func elements(of range: TokenRange) -> Elements {
    var budget = 200
    return elements(of: range, depth: 0, &budget)
  }

  /// - Parameter budget: how many variables may still be looked at: some that hold others twice,
  ///   these again and so on would take forever.
  private func elements(of range: TokenRange, depth: Int, _ budget: inout Int) -> Elements {
    var result = Elements()
    guard depth < 8 else {
      result.isComplete = false
      return result
    }
    var index = Int(range.start)
    while index < Int(range.end) {
      var part = Elements()
      var end = index + 1
      if tokens[index].kind == .leftBracket {
        end = tokens.endOfGroup(at: index)
        part = literal(index)
      } else if tokens[index].kind == .identifier {
        part = variable(index, depth: depth, &budget)
      } else {
        part.isComplete = tokens[index].is(.nil)
      }
      result.items += part.items
      result.certain += part.certain
      result.isComplete = result.isComplete && part.isComplete
      if index == Int(range.start), end == Int(range.end) { result.array = part.array }
      if end < Int(range.end) {
        guard tokens[end].kind == .binaryOperator, file.matches(end, "+") else {
          result.isComplete = false
          return result
        }
        end += 1
      }
      index = end
    }
    return result
  }

  private func literal(_ open: Int) -> Elements {
    var result = Elements()
    result.array = open
    for part in file.tokens.elements(ofBracket: open) {
      let first = Int(part.start)
      if part.indices.count == 1, tokens[first].kind == .identifier,
        let value = value(ofVariable: file.identifier(first))
      {
        // One element that is in a variable.
        result.items.append(value)
      } else {
        result.items.append(part)
      }
    }
    result.certain = result.items
    return result
  }

  private func variable(_ token: Int, depth: Int, _ budget: inout Int) -> Elements {
    budget -= 1
    let name = file.identifier(token)
    guard budget > 0, let value = value(ofVariable: name) else {
      return branches(ofVariable: name, depth: depth, &budget)
    }
    return elements(of: value, depth: depth + 1, &budget)
  }

  /// The elements that a variable has in the branches of one `#if`: each may hold.
  private func branches(ofVariable name: String, depth: Int, _ budget: inout Int) -> Elements {
    let found = variables(named: name)
    let clauses = found.map { Int($0.clause) }
    guard let first = clauses.first, first >= 0, Set(clauses).count == clauses.count,
      clauses.allSatisfy({
        $0 >= 0 && file.outline.clauses[$0].first == file.outline.clauses[first].first
      }), !isAssigned(name, orAppended: true)
    else { return Elements(isComplete: false) }
    var result = Elements()
    for (branch, variable) in found.enumerated() {
      budget -= 1
      guard budget > 0 else { return Elements(isComplete: false) }
      let part = elements(of: variable.value, depth: depth + 1, &budget)
      result.items += part.items
      let texts = Set(part.certain.map { file.text(of: $0) })
      let isFirst = branch == 0
      result.certain = (isFirst ? part.certain : result.certain).filter {
        texts.contains(file.text(of: $0))
      }
      result.isComplete = result.isComplete && part.isComplete
    }
    return result
  }

  private func variables(named name: String) -> [Declaration] {
    file.outline.declarations.filter { declaration in
      (declaration.kind == .let || declaration.kind == .var) && !declaration.value.isEmpty
        && file.name(of: declaration) == name
    }
  }

  private func value(ofVariable name: String) -> TokenRange? {
    let found = variables(named: name)
    // A list that is changed later, or differs under `#if`, is not what its first value says.
    guard found.count == 1, let value = found.first?.value, !isAssigned(name, orAppended: true)
    else { return nil }
    return value
  }

  /// The name and the `(` of `.name(…)`, with or without a type before the dot.
  func member(_ range: TokenRange) -> (name: String, open: Int)? {
    let open = range.indices.first { tokens[$0].kind == .leftParen }
    guard let open, open > Int(range.start) + 1, tokens[open - 2].kind == .period,
      tokens.endOfGroup(at: open) == Int(range.end)
    else { return nil }
    return (file.text(of: open - 1), open)
  }

  /// The content of a string literal.
  func string(_ range: TokenRange) -> String? {
    guard range.indices.count == 1, tokens[Int(range.start)].kind == .string else { return nil }
    return file.stringContent(Int(range.start))
  }

  /// Returns true if code gives the member of this name, or the variable, another value.
  func isAssigned(_ name: String, orAppended: Bool = false) -> Bool {
    tokens.indices.dropFirst().contains { index in
      guard tokens[index].kind == .identifier, file.matches(index, name) else { return false }
      var next = index + 1
      while [.question, .exclamation].contains(tokens[next].kind) { next += 1 }
      if orAppended {
        let isOperator = tokens[next].kind == .binaryOperator && file.matches(next, "+=")
        let isCall =
          tokens[next].kind == .period
          && ["append", "insert", "remove", "removeAll"].contains(file.text(of: next + 1))
        return isOperator || isCall
      }
      return tokens[index - 1].kind == .period && tokens[next].kind != .colon
    }
  }
}

/// Where lists and calls of a manifest take more.
extension ManifestReader {
  /// Where the array literal at `open` takes another element.
  func insertion(into open: Int) -> ListInsertion? {
    guard let last = file.tokens.elements(ofBracket: open).last else {
      return ListInsertion(offset: tokens[open].range.upperBound, prefix: "", suffix: "")
    }
    return file.placeInList(behind: last)
  }

  /// Where a call takes a list as another argument after `last`.
  func argument(_ label: String, behind last: Argument) -> ListInsertion {
    let place = file.placeInList(behind: TokenRange(last.start, Int(last.value.end)))
    return ListInsertion(
      comma: place.comma, offset: place.offset, prefix: "\(place.prefix)\(label): [",
      suffix: "]\(place.suffix)")
  }

  /// Where a target takes `swiftSettings`, which are before `linkerSettings` and `plugins`.
  func swiftSettings(in arguments: [Argument]) -> ListInsertion? {
    let behind = arguments.prefix { !["linkerSettings", "plugins"].contains($0.label ?? "") }
    return behind.last.map { argument("swiftSettings", behind: $0) }
  }
}

/// The calls of a manifest that make its package.
extension ManifestReader {
  /// A call that makes the package.
  struct PackageCall {
    /// The first token, that of a module or type before the dot included.
    let start: Int
    let open: Int
  }

  /// The calls that make the package: one, or one in each branch of an `#if`.
  func packageCalls() -> [PackageCall] {
    let calls = tokens.indices.compactMap { open in
      tokens[open].kind == .leftParen
        ? startOfPackage(at: open).map { PackageCall(start: $0, open: open) } : nil
    }
    let clauses = calls.map { file.clause(around: $0.start) }
    let branches = zip(calls, clauses).filter { $1 >= 0 && $1 != clauses[0] }.map(\.0)
    return calls.prefix(1) + (clauses.first.map { $0 >= 0 } == true ? branches : [])
  }

  /// Where a call with these arguments starts that makes a package: `Package(…)`, `Package.init(…)`, and
  /// `.init(…)` behind `: Package =`; nil for other calls.
  private func startOfPackage(at open: Int) -> Int? {
    guard open > 0 else { return nil }
    guard tokens[open - 1].is(.`init`) else { return startOfName(endingAt: open - 1) }
    guard open > 3, tokens[open - 2].kind == .period else { return nil }
    let isImplicit = tokens[open - 3].kind == .equal
    let start = startOfName(endingAt: open - (isImplicit ? 4 : 3))
    return isImplicit ? start.map { _ in open - 2 } : start
  }

  /// Where `Package` or `PackageDescription.Package` starts that ends with a token, nil for other names.
  private func startOfName(endingAt token: Int) -> Int? {
    guard token >= 0, tokens[token].kind == .identifier, file.matches(token, "Package") else {
      return nil
    }
    guard token > 0, tokens[token - 1].kind == .period else { return token }
    return token > 1 && file.matches(token - 2, "PackageDescription") ? token - 2 : nil
  }
}
