import Buffers
import Matching
import Project
import SwiftSource

extension QueryProgram {
  /// Returns whether the query describes the declaration at `index`.
  func truth(
    _ query: QueryID, of index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Truth {
    switch answer(query, of: index, in: file, &facts) as Likelihood {
    case .no: .no
    case .yes: .yes
    case .unknown: answer(query, of: index, in: file, &facts)
    }
  }

  /// Returns true if the query describes the declaration at `index`, whatever other files say.
  func isKnown(
    _ query: QueryID, of index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Bool {
    let answer: Likelihood = answer(query, of: index, in: file, &facts)
    return answer == .yes
  }

  /// The answer of a query for the declaration at `index`.
  func answer<Answer: QueryAnswer>(
    _ query: QueryID, of index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Answer {
    guard isOfKind(query, index, in: file) else { return .no }
    // An answer with placeholders may be another one for the next rule.
    let isLasting = !nodes[query.index].flags.contains(.hasPlaceholders)
    if isLasting, let known = Answer.last(query, of: index, in: facts) { return known }
    let answer: Answer =
      holdsOfKind(query, for: index, in: file, &facts)
      ? relatedAnswer(query, of: index, in: file, &facts) : .no
    if isLasting { answer.note(query, of: index, in: &facts) }
    return answer
  }

  // MARK: - The declaration itself

  /// Returns true if the query names aliases among the kinds of declarations that it wants.
  func asksForAliases(_ query: QueryID) -> Bool {
    let kinds = nodes[query.index].kinds
    return kinds != .max && kinds &>> UInt32(DeclarationKind.typealias.rawValue) & 1 != 0
  }

  /// Returns true if the kind of the declaration fits. Most answers are no by the kind: before anything
  /// is copied.
  @inline(__always)
  private func isOfKind(_ query: QueryID, _ index: Int, in file: SourceFile) -> Bool {
    nodes[query.index].kinds &>> UInt32(file.outline.declarations[index].kind.rawValue) & 1 != 0
  }

  /// The parts that the declaration itself and its place decide.
  func holds(
    _ query: QueryID, for index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Bool {
    isOfKind(query, index, in: file) && holdsOfKind(query, for: index, in: file, &facts)
  }

  /// The parts of ``holds(_:for:in:_:)`` beside the kind.
  @inline(never)
  private func holdsOfKind(
    _ query: QueryID, for index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Bool {
    // Part by part, as neither the query nor the declaration is worth a copy.
    let flags = nodes[query.index].flags
    if flags.contains(.asksModifiers) {
      let modifiers = file.outline.modifiers(of: index)
      guard modifiers.isSuperset(of: nodes[query.index].modifiers),
        modifiers.isDisjoint(with: nodes[query.index].excluded)
      else { return false }
    }
    if flags.contains(.asksNested),
      flags.contains(.isNested) != (file.outline.declarations[index].parent >= 0)
    {
      return false
    }
    if flags.contains(.asksStored),
      flags.contains(.isStored) != file.outline.declarations[index].isStored
    {
      return false
    }
    if let names = nodes[query.index].names {
      guard self.names.mayHold(names, facts.nameEnds(of: index, in: file)),
        isNamed(file.outline.declarations[index].name, names, in: file, &facts)
          || isImport(index, of: names, in: file, &facts)
      else { return false }
    }
    if let types = nodes[query.index].types,
      !isType(file.outline.declarations[index].type, types, in: file, &facts)
    {
      return false
    }
    // Few declarations are inside a type that the query names, which is told faster than the rest.
    for outer in nodes[query.index].enclosing {
      guard let owner = file.owner(of: index),
        mayFit(related[outer], owner, in: file, &facts)
          || facts.typesOfExtension(owner, in: file).first.map({
            mayFit(related[outer], $0, in: file, &facts)
          }) ?? false
      else { return false }
    }
    if let form = nodes[query.index].form,
      !hasForm(file.outline.declarations[index].name, form, in: file, &facts)
    {
      return false
    }
    if let attributes = nodes[query.index].attributes,
      !hasAttribute(file.outline.declarations[index].attributes, attributes, in: file),
      !flags.contains(.countsGlobalActors) || !file.mayNameActor(index)
    {
      return false
    }
    if let paths = nodes[query.index].paths, !facts.isInPaths(paths, of: self) { return false }
    guard let rare = nodes[query.index].rare else { return true }
    return self.rare[rare.index].holds(for: index, in: file, &facts, self)
  }

  /// Returns true if the declaration fits the query as far as that is known, or told fast.
  private func mayFit(
    _ query: QueryID, _ index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Bool {
    if !nodes[query.index].flags.contains(.hasPlaceholders),
      let known = Likelihood.last(query, of: index, in: facts)
    {
      return known != .no
    }
    return holds(query, for: index, in: file, &facts)
  }

  /// Returns true if the declaration imports a part of a module in the list: `import struct Core.Cart`.
  private func isImport(
    _ index: Int, of list: NameListID, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Bool {
    let declaration = file.outline.declarations[index]
    let start = Int(declaration.name.start)
    guard declaration.kind == .import, declaration.name.indices.count > 1 else { return false }
    return isNamed(TokenRange(start, start + 1), list, in: file, &facts)
  }

  /// Returns true if the name at `range`, one token or several, is in the list.
  private func isNamed(
    _ range: TokenRange, _ list: NameListID, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Bool {
    let isOneToken = range.end == range.start + 1
    if names.isTemplate(list) {
      let name = isOneToken ? file.identifier(Int(range.start)) : file.text(of: range)
      return facts.filled(names.original(list), in: file).matches(name)
    }
    if isOneToken { return names.matches(list, token: Int(range.start), in: file) }
    guard !range.isEmpty else { return names.matchesEmpty(list) }
    if names.matches(list, file.buffer.padded.view, file.bytes(of: range), hash: 0) { return true }
    return file.hasGaps(in: range) && names.matches(list, file.compactText(of: range))
  }

  /// Returns true if `range` is the declared name.
  func isText(
    _ range: TokenRange, _ list: NameListID, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Bool {
    if names.isTemplate(list) {
      return file.isText(of: range, in: facts.filled(names.original(list), in: file))
    }
    guard !range.isEmpty else { return names.matchesEmpty(list) }
    if names.matches(list, file.buffer.padded.view, file.bytes(of: range), hash: 0) { return true }
    return file.hasGaps(in: range) && names.matches(list, file.compactText(of: range))
  }

  /// Returns true if `range`, in one of its spellings, is the declared type.
  private func isType(
    _ range: TokenRange, _ list: NameListID, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Bool {
    if isText(range, list, in: file, &facts) { return true }
    guard !range.isEmpty else { return false }
    let plain = file.plainType(range)
    if plain != range, isText(plain, list, in: file, &facts) { return true }
    if let short = file.sugaredType(plain), names.original(list).matches(short) { return true }
    return file.unmarkedTypes(plain).contains { names.original(list).matches($0) }
  }

  private func hasForm(
    _ name: TokenRange, _ form: ExpressionID, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Bool {
    guard !name.isEmpty else { return facts.isFound(form, in: [UInt8]().view) }
    let isOneToken = name.end == name.start + 1
    let range = isOneToken ? file.nameRange(Int(name.start)) : file.bytes(of: name)
    return facts.isFound(form, in: file.buffer.padded.view.extracting(range))
  }

  private func hasAttribute(
    _ attributes: Range<Int32>, _ list: NameListID, in file: SourceFile
  ) -> Bool {
    for index in attributes
    where isAttribute(file.outline.attributes[Int(index)], list, in: file) { return true }
    return false
  }

  private func isAttribute(_ attribute: Attribute, _ list: NameListID, in file: SourceFile) -> Bool
  {
    let range = attribute.name
    if range.end == range.start + 1 {
      return names.matches(list, token: Int(range.start), in: file)
    }
    let name = file.typeNames(in: range).first ?? file.text(of: range)
    if names.matches(list, name) { return true }
    let last = Int(range.end) - 1
    return file.isModuleQualified(last) && names.matches(list, token: last, in: file)
  }

  // MARK: - Other declarations

  /// The parts that ask about other declarations, in the same or other files.
  func relatedAnswer<Answer: QueryAnswer>(
    _ query: QueryID, of index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Answer {
    var answer = Answer.yes
    if let names = nodes[query.index].inherits {
      let isOfSystem = nodes[query.index].flags.contains(.inheritsOfSystem)
      let isWritten = nodes[query.index].flags.contains(.inheritanceIsWritten)
      let inModule = nodes[query.index].rare.map {
        self.rare[$0.index].query.details.inheritsInModule
      }
      answer = inheritance(
        names, isOfSystem: isOfSystem, isOwn: isWritten, inModule: inModule ?? false, of: index,
        in: file, &facts)
    }
    if nodes[query.index].flags.contains(.countsGlobalActors),
      let attributes = nodes[query.index].attributes,
      !hasAttribute(file.outline.declarations[index].attributes, attributes, in: file)
    {
      answer = answer.and(globalActor(of: index, in: file))
    }
    let rare = nodes[query.index].rare
    if let rare {
      answer = answer.and(self.rare[rare.index].sortAnswer(of: index, in: file))
      answer = answer.and(self.rare[rare.index].detailAnswer(of: index, in: file, &facts))
      for earlier in self.rare[rare.index].related.earlier where !answer.isNo {
        answer = answer.and(earlierAnswer(earlier, of: index, in: file, &facts))
      }
    }
    for member in nodes[query.index].members where !answer.isNo {
      answer = answer.and(memberAnswer(related[member], of: index, in: file, &facts))
    }
    for outer in nodes[query.index].enclosing where !answer.isNo {
      answer = answer.and(enclosingAnswer(related[outer], of: index, in: file, &facts))
    }
    let alternatives = nodes[query.index].any
    if !alternatives.isEmpty, !answer.isNo {
      var any = Answer.no
      for alternative in alternatives {
        any = any.or(self.answer(related[alternative], of: index, in: file, &facts))
      }
      answer = answer.and(any)
    }
    for excluded in nodes[query.index].none where !answer.isNo {
      let none: Answer = self.answer(related[excluded], of: index, in: file, &facts)
      answer = answer.and(none.negated)
    }
    if let rare { answer = answer.and(self.rare[rare.index].inheritedAnswer(of: index)) }
    // The most expensive test comes last.
    return answer.isNo
      ? .no : answer.and(useAnswer(nodes[query.index].flags, of: index, in: file, &facts))
  }

  private func useAnswer<Answer: QueryAnswer>(
    _ flags: Node.Flags, of index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Answer {
    var answer = Answer.yes
    if flags.contains(.asksNamedInside) {
      answer = Answer(file.isNamedInside(index, &facts) == flags.contains(.isNamedInside))
    }
    if flags.contains(.asksNamedElsewhere), !answer.isNo {
      let found: Answer = file.nameElsewhere(index, &facts)
      answer = answer.and(flags.contains(.isNamedElsewhere) ? found : found.negated)
    }
    if flags.contains(.asksWrittenElsewhere), !answer.isNo {
      let found: Answer = file.writeElsewhere(index, &facts)
      answer = answer.and(flags.contains(.isWrittenElsewhere) ? found : found.negated)
    }
    return answer
  }

  private func inheritance<Answer: QueryAnswer>(
    _ list: NameListID, isOfSystem: Bool, isOwn: Bool, inModule: Bool, of index: Int,
    in file: SourceFile,
    _ facts: inout QueryFacts
  ) -> Answer {
    let isWritten = inherits(file.outline.declarations[index], list, in: file, &facts)
    if isWritten && !isOfSystem { return .yes }
    if isOwn && !isWritten { return .no }
    guard isWritten || file.outline.declarations[index].kind.hasMembers else { return .no }
    return .when(
      .inherits(
        declaration: index, facts.filled(names.original(list), in: file),
        isOfSystem: isOfSystem, inModule: inModule))
  }

  /// Returns true if the declaration itself states that it inherits a type in the list.
  private func inherits(
    _ declaration: Declaration, _ list: NameListID, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Bool {
    if names.isTemplate(list) || declaration.kind == .protocol {
      let list = facts.filled(names.original(list), in: file)
      return file.inheritedNames(of: declaration).contains { list.matchesLast($0) }
    }
    for range in file.outline.inheritedTypes[declaration.inheritedTypes] {
      if range.end == range.start + 1 {
        if names.matches(list, token: Int(range.start), in: file) { return true }
      } else if file.typeHeads(in: range).contains(where: { isType($0, in: list, file) }) {
        return true
      }
    }
    return false
  }

  /// Returns true if the type whose name starts at `head` is in the list, which has no placeholders.
  private func isType(_ head: Int, in list: NameListID, _ file: SourceFile) -> Bool {
    let path = file.typePath(from: head)
    let isSuppressed = head > 0 && file.tokens[head - 1].kind == .prefixOperator
    // Most types have a name without a dot, of which no text is made.
    if path.count == 1, !isSuppressed { return names.matches(list, token: head, in: file) }
    let name = path.map { file.identifier($0) }.joined(separator: ".")
    return names.original(list).matchesLast(isSuppressed ? "~\(name)" : name)
  }
}

extension SourceFile {
  /// The innermost type or extension around the declaration at `index`.
  func owner(of index: Int) -> Int? {
    var parent = Int(outline.declarations[index].parent)
    while parent >= 0, !outline.declarations[parent].kind.hasMembers {
      parent = Int(outline.declarations[parent].parent)
    }
    return parent >= 0 ? parent : nil
  }
}
