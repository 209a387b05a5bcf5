import SwiftSource

/// The information that source gives about the type of a value.
package enum InferredType: Sendable, Hashable {
  /// The type whose dotted name starts at this token.
  case type(Int)
  /// That of the variable or function named at this token.
  case value(Int)
  /// That of the static member or case named at the first token, of the type whose dotted name starts
  /// at the second: `Model.shared` is a `Model`, but `Samples.model` is none of `Samples`.
  case member(Int, of: Int)
  case unknown
}

extension SourceFile {
  /// The type of an expression: of `Model()` that is `Model`, of `self.model` and `make()` that of what
  /// has this name.
  package func valueType(of range: TokenRange) -> InferredType {
    let plain = plainValue(of: range)
    guard plain.cast.isEmpty else { return namedType(in: plain.cast) }
    let start = Int(plain.value.start)
    let end = Int(plain.value.end)
    let isOwn = tokens[start].is(.self) || tokens[start].is(.Self)
    guard start < end, tokens[start].kind == .identifier || isOwn else { return .unknown }
    if isCapitalized(start), !isOwn { return madeType(start, end) }
    // A chain of members and calls is worth what its last member is.
    var last = start
    var index = start + 1
    while index < end {
      switch tokens[index].kind {
      case .period:
        guard index + 1 < end, tokens[index + 1].kind == .identifier else { return .unknown }
        last = index + 1
        index += 2
      case .leftParen where index == last + 1: index = tokens.endOfGroup(at: index)
      case .exclamation, .question: index += 1
      default: return .unknown
      }
    }
    return isOwn && last == start ? .unknown : .value(last)
  }

  /// The type of an expression that starts with the name of one: what is made of it, or a constant
  /// in it.
  private func madeType(_ start: Int, _ end: Int) -> InferredType {
    let path = typePath(from: start)
    guard let lower = path.firstIndex(where: { !isCapitalized($0) }) else {
      var open = path[path.count - 1] + 1
      if open < end, tokens[open].kind == .leftAngle {
        open = tokens.endOfGenericArguments(at: open) ?? end
      }
      if open + 1 < end, tokens[open].kind == .period, tokens[open + 1].is(.`init`) { open += 2 }
      guard open < end, tokens[open].kind == .leftParen, tokens.endOfGroup(at: open) == end else {
        return .unknown
      }
      return .type(start)
    }
    let last = path[path.count - 1]
    var behind = last + 1
    if behind < end, tokens[behind].kind == .leftParen { behind = tokens.endOfGroup(at: behind) }
    guard behind == end else { return .unknown }
    // `Model.shared.part` is what `part` is.
    return lower == path.count - 1 ? .member(last, of: start) : .value(last)
  }

  /// The type of a variable or of what a function returns.
  package func valueType(of declaration: Declaration) -> InferredType {
    if !declaration.type.isEmpty { return namedType(in: declaration.type) }
    if declaration.kind == .func { return .unknown }
    if declaration.value.isEmpty { return typeOfWrapper(declaration).map { .type($0) } ?? .unknown }
    return valueType(of: declaration.value)
  }

  /// The type that a property wrapper is given, by the first token of its name: `Model` in
  /// `@Environment(Model.self) var model`.
  package func typeOfWrapper(_ declaration: Declaration) -> Int? {
    for attribute in outline.attributes[declaration.attributes] where attribute.arguments >= 0 {
      guard let argument = onlyArgument(of: Int(attribute.arguments)) else { continue }
      let head = Int(argument.start)
      guard tokens[head].kind == .identifier, isCapitalized(head) else { continue }
      let last = Int(argument.end) - 1
      if last > head + 1, tokens[last].is(.self), tokens[last - 1].kind == .period {
        return head
      }
    }
    return nil
  }

  /// The one name that a type consists of, optional or not.
  func namedType(in range: TokenRange) -> InferredType {
    let heads = typeHeads(in: range)
    guard heads.count == 1 else { return .unknown }
    return .type(heads[0])
  }

  /// The names of the type at `head`, outermost first, up to one that is a value's.
  package func typeNames(from head: Int) -> [Name] { symbolNames(typeTokens(from: head)) }

  /// The tokens of these names.
  package func typeTokens(from head: Int) -> ArraySlice<Int> {
    typePath(from: head).prefix { $0 == head || isCapitalized($0) }
  }

  /// The last name of the type at `head`.
  func lastName(of head: Int) -> Name {
    typeNames(from: head).last ?? symbolName(head)
  }

  /// The names of types in the generic arguments of the type at `head`.
  func genericArgumentNames(of head: Int) -> [Name] {
    let open = (typePath(from: head).last ?? head) + 1
    guard open < tokens.count, tokens[open].kind == .leftAngle,
      let end = tokens.endOfGenericArguments(at: open)
    else { return [] }
    return (open..<end).filter { tokens[$0].kind == .identifier && isCapitalized($0) }
      .map { symbolName($0) }
  }

  /// The argument of a call whose parenthesis opens at `open`, if it is the only one and has no
  /// label.
  package func onlyArgument(of open: Int) -> TokenRange? {
    let close = tokens[open].partner
    guard close > open + 1, tokens[close].kind == .rightParen, tokens[open + 2].kind != .colon
    else { return nil }
    var index = open + 1
    while index < close {
      if tokens[index].kind == .comma, index + 1 < close { return nil }
      index = tokens[index].kind.opens ? tokens.endOfGroup(at: index) : index + 1
    }
    let end = tokens[close - 1].kind == .comma ? close - 1 : close
    return TokenRange(open + 1, end)
  }
}
