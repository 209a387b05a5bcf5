import SwiftSource

extension SourceFile {
  /// The type of an expression as far as this file tells it: the token where the name of the type
  /// starts, nil when it does not. A static member that another file declares is taken for an instance
  /// of its type.
  package func typeHead(ofValue range: TokenRange) -> Int? {
    typeHead(valueType(of: range), steps: Self.mostSteps)
  }

  /// The type of an expression as far as this file tells it: a type, a static member of one that another
  /// file may declare, or unknown.
  package func resolvedType(ofValue range: TokenRange) -> InferredType {
    resolve(valueType(of: range), steps: Self.mostSteps)
  }

  /// A variable may be set to another one, and be a member of a third; more than a few steps are no code
  /// that people write.
  private static let mostSteps = 6

  private func typeHead(_ type: InferredType, steps: Int) -> Int? {
    switch resolve(type, steps: steps) {
    case .type(let head), .member(_, let head): head
    case .value, .unknown: nil
    }
  }

  private func resolve(_ type: InferredType, steps: Int) -> InferredType {
    let declared: InferredType?
    switch type {
    case .type, .unknown: return type
    case .value(let token):
      declared = steps > 0 ? declaredType(ofValue: token, steps: steps - 1) : nil
    case .member(let token, let head):
      guard let member = typeOfStaticMember(token, of: head) else { return type }
      declared = member
    }
    guard steps > 0, let declared else { return .unknown }
    return resolve(declared, steps: steps - 1)
  }

  /// The type of the variable, parameter or function that the name at `token` means.
  private func declaredType(ofValue token: Int, steps: Int) -> InferredType? {
    switch declaredValue(token) {
    case .parameter(let parameter): namedType(in: parameter.type)
    case .variable(let declaration): valueType(of: declaration)
    case nil: typeOfMember(token, steps: steps)
    }
  }

  /// The type and the initial value that the declaration of the variable or parameter states which the
  /// name at `token` means, each empty where it does not; nil where the file has no such declaration.
  package func statedType(ofValue token: Int) -> (type: TokenRange, value: TokenRange)? {
    guard tokens[token + 1].kind != .leftParen else { return nil }
    return switch declaredValue(token) {
    case .parameter(let parameter): (parameter.type, TokenRange(0, 0))
    case .variable(let declaration): (declaration.type, declaration.value)
    case nil: nil
    }
  }

  /// The meaning of a name.
  private enum DeclaredValue {
    case parameter(Parameter)
    case variable(Declaration)
  }

  /// Returns true if the name at `token` means a variable or parameter of this file.
  package func isOwnValue(_ token: Int) -> Bool {
    tokens[token + 1].kind != .leftParen && declaredValue(token) != nil
  }

  /// The variable or parameter that the name at `token` means, or the function that it calls: bare or
  /// after `self` or `Self`, declared in the file in a scope that reaches it, the innermost one.
  private func declaredValue(_ token: Int) -> DeclaredValue? {
    let isMember = token > 0 && tokens[token - 1].kind == .period
    if isMember {
      let receiver = lastToken(before: token - 1)
      guard receiver >= 0, tokens[receiver].is(.self) || tokens[receiver].is(.Self),
        receiver < 1 || tokens[receiver - 1].kind != .period
      else { return nil }
    }
    let isCall = tokens[token + 1].kind == .leftParen
    var scope = innermostDeclaration(around: token)
    while true {
      if scope >= 0, !isMember, !isCall,
        let parameter = parameter(token, outline.declarations[scope])
      {
        return .parameter(parameter)
      }
      let found = value(namedAt: token, in: scope) {
        !($0.isLocal && (isMember || Int($0.range.end) > token))
      }
      if found != nil || scope < 0 { return found.map { .variable($0) } }
      scope = Int(outline.declarations[scope].parent)
    }
  }

  /// The last variable with the name at a token in a scope that a condition lets through, or the only function
  /// where it is called. The extensions of a type are the same scope.
  private func value(
    namedAt token: Int, in scope: Int, where isPossible: (Declaration) -> Bool
  ) -> Declaration? {
    let isCall = tokens[token + 1].kind == .leftParen
    let named = outline.declarations.filter { candidate in
      (isCall ? candidate.kind == .func : candidate.kind == .var || candidate.kind == .let)
        && !candidate.name.isEmpty && haveSameName(Int(candidate.name.start), token)
        && isPossible(candidate)
    }
    guard !named.isEmpty else { return nil }
    let hasExtensions = scope >= 0 && outline.declarations[scope].kind.hasMembers
    let path = hasExtensions ? typePath(of: scope) : ""
    let found = named.filter { candidate in
      let parent = Int(candidate.parent)
      return parent == scope
        || hasExtensions && parent >= 0 && outline.declarations[parent].kind.hasMembers
          && typePath(of: parent) == path
    }
    return isCall && found.count > 1 ? nil : found.last
  }

  /// The type of a member of a value whose type this file declares.
  private func typeOfMember(_ token: Int, steps: Int) -> InferredType? {
    guard steps > 0, token > 1, tokens[token - 1].kind == .period,
      let receiver = nameOfReceiver(before: token - 1), !isCapitalized(receiver),
      let head = typeHead(.value(receiver), steps: steps - 1)
    else { return nil }
    return declaration(ofTypeAt: head)
      .flatMap { value(namedAt: token, in: $0, where: { _ in true }) }.map { valueType(of: $0) }
  }

  /// The type of a static member that this file declares, nil for others and for cases.
  private func typeOfStaticMember(_ token: Int, of head: Int) -> InferredType? {
    let member = declaration(ofTypeAt: head).flatMap {
      value(namedAt: token, in: $0) { !$0.modifiers.isDisjoint(with: [.static, .class]) }
    }
    guard let member else { return nil }
    let type = valueType(of: member)
    if case .type(let own) = type, tokens[own].is(.Self) { return .type(head) }
    return type
  }

  /// The first declaration in this file of the type whose dotted name starts at `head`, or of an
  /// extension of it.
  private func declaration(ofTypeAt head: Int) -> Int? {
    let type = typeTokens(from: head).last ?? head
    return outline.declarations.firstIndex { declaration in
      declaration.kind.hasMembers && !declaration.name.isEmpty
        && haveSameName(Int(declaration.name.end) - 1, type)
    }
  }

  /// The last name of the expression before a dot, nil for one that does not end with a name or its call.
  private func nameOfReceiver(before dot: Int) -> Int? {
    var token = lastToken(before: dot)
    guard token >= 0 else { return nil }
    if tokens[token].kind == .rightParen { token = tokens[token].partner - 1 }
    return token >= 0 && tokens[token].kind == .identifier ? token : nil
  }

  /// The last token of the expression before a dot, without `?` and `!`; -1 where nothing is before it.
  private func lastToken(before dot: Int) -> Int {
    var token = dot - 1
    while token >= 0, [.question, .exclamation].contains(tokens[token].kind) { token -= 1 }
    return token
  }

  private func parameter(_ token: Int, _ declaration: Declaration) -> Parameter? {
    outline.parameters[declaration.parameters].first { parameter in
      parameter.name >= 0 && haveSameName(Int(parameter.name), token)
    }
  }

  private func haveSameName(_ one: Int, _ other: Int) -> Bool {
    tokens[one].hash == tokens[other].hash && identifier(one) == identifier(other)
  }
}
