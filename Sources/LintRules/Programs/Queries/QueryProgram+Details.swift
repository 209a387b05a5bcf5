import Buffers
import Matching
import Project
import SwiftSource

extension QueryProgram.Rare {
  /// The parts of the details that the project decides.
  func detailAnswer<Answer: QueryAnswer>(
    of index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Answer {
    let declaration = file.outline.declarations[index]
    var answer = Answer.yes
    if let names = query.details.typeMentions {
      answer = mention(of: names, declaration, in: file)
    }
    if let isWrapped = query.details.isWrapped {
      let found: Answer = wrapper(of: declaration, in: file)
      answer = answer.and(isWrapped ? found : found.negated)
    }
    if let isHelper = query.details.isHelper {
      let found: Answer = helper(at: index, in: file)
      answer = answer.and(isHelper ? found : found.negated)
    }
    if let isSubclassed = query.details.isSubclassed {
      let found = Answer.when(.isSubclassed(declaration: index))
      answer = answer.and(isSubclassed ? found : found.negated)
    }
    if !related.types.isEmpty || !related.comparisons.isEmpty {
      answer = answer.and(typeDeclaration(of: declaration, in: file, &facts))
    }
    if !related.otherTypes.isEmpty {
      answer = answer.and(otherTypeDeclaration(of: declaration, in: file))
    }
    if !related.extended.isEmpty {
      answer = answer.and(extendedDeclaration(of: declaration, in: file))
    }
    if !related.bases.isEmpty || !related.baseComparisons.isEmpty {
      answer = answer.and(base(of: index, in: file, &facts))
    }
    if let isMutated = query.details.isMutated, !answer.isNo {
      let found: Answer = mutation(of: index, in: file, &facts)
      answer = answer.and(isMutated ? found : found.negated)
    }
    return answer.and(nameAnswer(of: declaration, in: file))
  }

  /// Returns true if the declaration is part of a type that has values, or of a function.
  private func helper<Answer: QueryAnswer>(at index: Int, in file: SourceFile) -> Answer {
    var answer = Answer.no
    var outer = Int(file.outline.declarations[index].parent)
    while outer >= 0 {
      let declaration = file.outline.declarations[outer]
      switch declaration.kind {
      case .enum:
        let hasCases = file.members(of: outer).contains {
          file.outline.declarations[$0].kind == .case
        }
        answer = answer.or(Answer(hasCases))
      case .extension:
        guard let test = related.typesWithValues,
          let head = file.typeHeads(in: declaration.name).first
        else { return .yes }
        answer = answer.or(.when(.isType(file.typeNames(from: head), token: head, test)))
      default: return .yes
      }
      outer = Int(declaration.parent)
    }
    return answer
  }

  /// Returns true if the project's declaration of the type fits one of the queries.
  private func typeDeclaration<Answer: QueryAnswer>(
    of declaration: Declaration, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Answer {
    var answer = Answer.no
    file.forEachTypePart(of: declaration) { head in
      let names = file.typeNames(from: head)
      for query in related.types {
        answer = answer.or(.when(.isOfDeclaredType(names, token: head, query)))
      }
      for comparison in related.comparisons {
        let text = Name(facts.text(of: comparison.list, in: file))
        answer = answer.or(
          .when(
            .hasMemberValue(names, token: head, comparison.type, text, among: comparison.values)))
      }
    }
    return answer
  }

  /// Returns true if something of the project that the type inherits fits one of the queries.
  private func base<Answer: QueryAnswer>(
    of index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Answer {
    var answer = related.bases.reduce(Answer.no) {
      $0.or(.when(.inheritsDeclared(declaration: index, $1)))
    }
    for comparison in related.baseComparisons {
      let text = Name(facts.text(of: comparison.list, in: file))
      answer = answer.or(
        .when(
          .inheritsMemberValue(
            declaration: index, comparison.type, text, among: comparison.values)))
    }
    return answer
  }

  /// Returns true if the project's declaration of the type fits none of the queries.
  private func otherTypeDeclaration<Answer: QueryAnswer>(
    of declaration: Declaration, in file: SourceFile
  ) -> Answer {
    var answer = Answer.yes
    file.forEachTypePart(of: declaration) { head in
      for test in related.otherTypes {
        answer = answer.and(.when(.not(.isType(file.typeNames(from: head), token: head, test))))
      }
    }
    return answer
  }

  /// Returns true if the project's declaration of the type that is extended fits one of the queries.
  private func extendedDeclaration<Answer: QueryAnswer>(
    of declaration: Declaration, in file: SourceFile
  ) -> Answer {
    guard declaration.kind == .extension, !declaration.name.isEmpty else { return .no }
    let head = Int(declaration.name.start)
    return related.extended.reduce(.no) { answer, query in
      answer.or(.when(.isOfDeclaredType(file.typeNames(from: head), token: head, query)))
    }
  }

  /// Returns true if the name is used as it has to be, in other files.
  private func nameAnswer<Answer: QueryAnswer>(
    of declaration: Declaration, in file: SourceFile
  ) -> Answer {
    guard related.naming != nil || related.uses != nil else { return .yes }
    guard declaration.name.indices.count == 1 else { return .no }
    let name = Int(declaration.name.start)
    var answer = Answer.yes
    if let scope = related.naming {
      // A preview may be in the file of what it shows.
      let countsFile = query.details.naming?.isPreview == true
      answer = .when(.isNamedIn(file.tokens[name].hash, scope, countsFile: countsFile))
    }
    guard let uses = related.uses else { return answer }
    return answer.and(.when(.isUsed(file.symbolName(name), as: uses)))
  }

  /// Returns true if code may change the variable.
  private func mutation<Answer: QueryAnswer>(
    of index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Answer {
    let change = file.variableChange(of: index, &facts)
    // No object changes when a member is looked up by its name.
    let uses = change.uses.filter { change.effect == .none || $0 != .dynamicMember }
    let isChanging: Answer =
      uses.isEmpty ? .no : .when(.any(uses.map { .isChanging($0) }))
    switch change.effect {
    case .none: return isChanging
    case .direct: return .yes
    case .inside:
      // The contents of a value are part of it, those of an object are not.
      let declaration = file.outline.declarations[index]
      let isArray =
        !declaration.type.isEmpty
        && file.tokens[Int(declaration.type.start)].kind == .leftBracket
      guard let classes = related.classes, !isArray, let head = file.typeHead(of: declaration)
      else { return .yes }
      let names = file.typeNames(from: head)
      if names.count == 2, file.isSystemQualified(head),
        SystemTypes.classes.contains(file.identifier(head))
      {
        return isChanging
      }
      if names.count == 1, SystemTypes.classes.contains(file.identifier(head)) {
        return isChanging.or(.when(.isHidden(names[0], token: head)))
      }
      return isChanging.or(.when(.not(.isType(names, token: head, classes))))
    }
  }

  private func mention<Answer: QueryAnswer>(
    of names: NameList, _ declaration: Declaration, in file: SourceFile
  ) -> Answer {
    var answer = Answer.no
    // A variable that holds a function keeps no value of the types in it.
    guard !declaration.type.indices.contains(where: { file.tokens[$0].kind == .arrow }) else {
      return .no
    }
    func add(_ token: Int) {
      guard file.tokens[token].kind == .identifier, !file.isLabel(token),
        names.matches(file.identifier(token))
      else { return }
      let found: Answer =
        query.namesSystemTypes
        ? .when(.not(.isHidden(file.symbolName(token), token: token))) : .yes
      answer = answer.or(found)
    }
    if declaration.type.isEmpty {
      file.forEachToken(ofTypeInValue: declaration.value) { add($0) }
    } else {
      for token in declaration.type.indices { add(token) }
    }
    return answer
  }

  /// Attributes with a capital letter that the compiler knows, and that wrap nothing.
  private static let knownAttributes: Set<String> = [
    "MainActor", "ObservationIgnored", "ObservationTracked",
  ]

  private func wrapper<Answer: QueryAnswer>(
    of declaration: Declaration, in file: SourceFile
  ) -> Answer {
    file.outline.attributes[declaration.attributes].reduce(.no) { answer, attribute in
      let head = Int(attribute.name.start)
      let names = file.typeNames(in: attribute.name).first ?? ""
      let last = names.split(separator: ".").last ?? ""
      guard file.isCapitalized(head), last.first?.isUppercase == true, !last.hasSuffix("Actor"),
        !Self.knownAttributes.contains(String(last))
      else { return answer }
      guard let globalActors = related.globalActors else { return answer.or(.yes) }
      return answer.or(
        .when(.not(.isType(file.typeNames(from: head), token: head, globalActors))))
    }
  }
}

extension DeclarationDetails {
  /// The parts that the declaration itself decides, without its type.
  func hold(
    for declaration: Declaration, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Bool {
    if let isDocumented, isDocumented != file.isDocumented(declaration) { return false }
    if let attributeForm, !file.hasAttribute(declaration, attributeForm) { return false }
    if let conditions,
      !conditions.areDemanded(byClause: Int(declaration.clause), of: file)
    {
      return false
    }
    if !platforms.isEmpty {
      let found = file.platforms(at: Int(declaration.range.start), path: facts.platformsOfPath)
      guard !found.isEmpty, found.isSubset(of: PlatformSet(platforms)) else { return false }
    }
    if let modulePaths {
      guard declaration.kind == .import, !declaration.name.isEmpty,
        facts.modules.has(file.identifier(Int(declaration.name.start)), at: modulePaths)
      else { return false }
    }
    switch generic {
    case .any: return !declaration.genericParameters.isEmpty
    case .unconstrained: return file.hasUnconstrainedParameter(declaration)
    case nil: return true
    }
  }
}

extension SourceFile {
  /// Returns true if a documentation comment is above the declaration, or between its attributes.
  fileprivate func isDocumented(_ declaration: Declaration) -> Bool {
    let first = min(declaration.range.start, declaration.introducer)
    let comments = source.comments
    var index = comments.partitioningIndex { $0.nextToken >= UInt32(first) }
    while index < comments.count, comments[index].nextToken <= UInt32(declaration.introducer) {
      if comments[index].isDocumentation { return true }
      index += 1
    }
    return false
  }

  /// Returns true if the expression is found in an attribute of the declaration, arguments
  /// included.
  fileprivate func hasAttribute(
    _ declaration: Declaration, _ expression: RegularExpression
  ) -> Bool {
    outline.attributes[declaration.attributes].contains { attribute in
      let end =
        attribute.arguments < 0
        ? Int(attribute.name.end) : tokens.endOfGroup(at: Int(attribute.arguments))
      return expression.matches(TokenRange(Int(attribute.name.start) - 1, end), in: self)
    }
  }

  /// Hands on the first tokens of the names of types that a variable is declared with or holds, or of
  /// which its initial value is made, or that its wrapper names.
  fileprivate func forEachTypePart(of declaration: Declaration, _ body: (Int) -> Void) {
    guard declaration.type.isEmpty else { return forEachPart(ofType: declaration.type, body) }
    if declaration.value.isEmpty {
      if let head = typeOfWrapper(declaration) { body(head) }
      return
    }
    let plain = plainValue(of: declaration.value)
    if !plain.cast.isEmpty {
      forEachPart(ofType: plain.cast, body)
    } else if let type = collectionType(in: plain.value) {
      forEachPart(ofType: type, body)
    } else if let head = madeType(in: plain.value) {
      forEachPart(ofType: TokenRange(head, endOfTypeName(at: head)), body)
    }
  }

  /// The type of a collection that an expression makes: of `[Key: Name]()` that is `[Key: Name]`; nil for
  /// all other forms.
  private func collectionType(in value: TokenRange) -> TokenRange? {
    let start = Int(value.start)
    guard !value.isEmpty, tokens[start].kind == .leftBracket else { return nil }
    let open = tokens.endOfGroup(at: start)
    guard open < value.end, tokens[open].kind == .leftParen,
      tokens.endOfGroup(at: open) == Int(value.end)
    else { return nil }
    return TokenRange(start, open)
  }

  /// The first token of the name of the type that a variable is declared with, be it optional or an
  /// array, or of which its initial value is made, or that its wrapper names; nil for all other forms.
  func typeHead(of declaration: Declaration) -> Int? {
    guard declaration.type.isEmpty else { return typeHead(in: declaration.type) }
    if declaration.value.isEmpty { return typeOfWrapper(declaration) }
    let plain = plainValue(of: declaration.value)
    return plain.cast.isEmpty ? madeType(in: plain.value) : typeHead(in: plain.cast)
  }

  /// The first token of the name that a type consists of, be it optional or an array.
  private func typeHead(in range: TokenRange) -> Int? {
    let range = plainType(range)
    var first = Int(range.start)
    var end = Int(range.end)
    while end > first + 1, [.question, .exclamation].contains(tokens[end - 1].kind) { end -= 1 }
    if tokens[first].kind == .leftBracket, tokens.endOfGroup(at: first) == end {
      first += 1
      end -= 1
    }
    let unmarked = withoutMarkers(plainType(TokenRange(first, end)))
    (first, end) = (Int(unmarked.start), Int(unmarked.end))
    if tokens[first].is(.any) || tokens[first].is(.some) { first += 1 }
    guard first < end, tokens[first].kind == .identifier, endOfTypeName(at: first) == end else {
      return nil
    }
    return first
  }

  /// The first token of `Name(…)` or `Name.init(…)`.
  private func madeType(in value: TokenRange) -> Int? {
    guard !value.isEmpty else { return nil }
    let first = Int(value.start)
    guard tokens[first].kind == .identifier, isCapitalized(first) else { return nil }
    var end = endOfTypeName(at: first)
    // `Name.made(…)` calls a function, which may return anything.
    let isFunction = (first + 1..<end).contains {
      tokens[$0 - 1].kind == .period && !isCapitalized($0)
    }
    guard !isFunction else { return nil }
    if tokens[end].kind == .period, tokens[end + 1].is(.`init`) { end += 2 }
    guard tokens[end].kind == .leftParen, tokens.endOfGroup(at: end) == Int(value.end) else {
      return nil
    }
    return first
  }

  /// Behind names with dots between, and their generic arguments.
  private func endOfTypeName(at first: Int) -> Int {
    var end = first + 1
    while true {
      if tokens[end].kind == .leftAngle, let close = tokens.endOfGenericArguments(at: end) {
        end = close
      } else if tokens[end].kind == .period, tokens[end + 1].kind == .identifier {
        end += 2
      } else {
        return end
      }
    }
  }

  /// Returns true if nothing is asked of a generic parameter, where it is declared or after
  /// `where`.
  fileprivate func hasUnconstrainedParameter(_ declaration: Declaration) -> Bool {
    outline.genericParameters[declaration.genericParameters].contains { parameter in
      parameter.constraint.isEmpty
        && !declaration.whereClause.indices.contains { token in
          tokens[token].hash == tokens[Int(parameter.name)].hash
        }
    }
  }
}
