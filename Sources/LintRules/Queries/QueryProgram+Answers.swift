import Matching
import Project
import SwiftSource

extension QueryProgram {
  /// Whether the declaration at `index` is one of those that the query with this number describes.
  func truth(
    _ number: Int, of index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Truth {
    switch answer(number, of: index, in: file, &facts) as Likelihood {
    case .no: .no
    case .yes: .yes
    case .maybe: answer(number, of: index, in: file, &facts)
    }
  }

  /// The answer of a query for the declaration at `index`.
  func answer<Answer: QueryAnswer>(
    _ number: Int, of index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Answer {
    guard holds(number, for: index, in: file, &facts) else { return .no }
    return relatedAnswer(number, of: index, in: file, &facts)
  }

  // MARK: - The declaration itself

  /// The parts that the declaration itself and its place decide.
  func holds(
    _ number: Int, for index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Bool {
    // Most answers are no by the kind: before anything is copied.
    guard nodes[number].kinds &>> UInt32(file.outline.declarations[index].kind.rawValue) & 1 != 0
    else { return false }
    return holdsOfKind(number, for: index, in: file, &facts)
  }

  /// The parts of ``holds(_:for:in:_:)`` beside the kind.
  @inline(never)
  private func holdsOfKind(
    _ number: Int, for index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Bool {
    let node = nodes[number]
    let declaration = file.outline.declarations[index]
    guard declaration.modifiers.isSuperset(of: node.modifiers),
      declaration.modifiers.isDisjoint(with: node.excluded)
    else { return false }
    if node.flags.contains(.asksNested),
      node.flags.contains(.isNested) != (declaration.parent >= 0)
    {
      return false
    }
    if node.flags.contains(.asksStored),
      node.flags.contains(.isStored) != declaration.isStored
    {
      return false
    }
    if node.names >= 0, !isNamed(declaration.name, node.names, in: file, facts) { return false }
    if node.types >= 0, !isText(declaration.type, node.types, in: file, facts) { return false }
    if node.form >= 0, !hasForm(declaration, node.form, in: file, &facts) { return false }
    if node.attributes >= 0,
      !file.outline.attributes[declaration.attributes].contains(where: {
        isAttribute($0, node.attributes, in: file)
      })
    {
      return false
    }
    if node.paths >= 0, !facts.isInPaths(node.paths, of: self) { return false }
    return node.rare < 0 || rare[node.rare].holds(for: declaration, in: file, &facts, self)
  }

  /// Whether the name at `range`, one token or several, is in the list.
  private func isNamed(
    _ range: TokenRange, _ list: Int, in file: SourceFile, _ facts: QueryFacts
  ) -> Bool {
    let isOneToken = range.end == range.start + 1
    if names.isTemplate(list) {
      let name = isOneToken ? file.identifier(Int(range.start)) : file.text(of: range)
      return facts.filled(names.original(list), in: file).matches(name)
    }
    if isOneToken { return names.matches(list, token: Int(range.start), in: file) }
    guard !range.isEmpty else { return names.matches(list, "") }
    return names.matches(list, file.buffer.padded.span, file.bytes(of: range), hash: 0)
  }

  /// Whether the text of `range`, as it is written or without white space, is in the list.
  func isText(
    _ range: TokenRange, _ list: Int, in file: SourceFile, _ facts: QueryFacts
  ) -> Bool {
    if names.isTemplate(list) {
      return file.isText(of: range, in: facts.filled(names.original(list), in: file))
    }
    guard !range.isEmpty else { return names.matches(list, "") }
    if names.matches(list, file.buffer.padded.span, file.bytes(of: range), hash: 0) { return true }
    return file.hasGaps(in: range) && names.matches(list, file.compactText(of: range))
  }

  private func hasForm(
    _ declaration: Declaration, _ form: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Bool {
    guard !declaration.name.isEmpty else { return facts.isFound(form, in: [UInt8]().span) }
    let isOneToken = declaration.name.end == declaration.name.start + 1
    let range =
      isOneToken
      ? file.nameRange(Int(declaration.name.start)) : file.bytes(of: declaration.name)
    return facts.isFound(form, in: file.buffer.padded.span.extracting(range))
  }

  private func isAttribute(_ attribute: Attribute, _ list: Int, in file: SourceFile) -> Bool {
    let range = attribute.name
    if range.end == range.start + 1 {
      return names.matches(list, token: Int(range.start), in: file)
    }
    return names.matches(list, file.typeNames(in: range).first ?? file.text(of: range))
  }

  // MARK: - Other declarations

  /// The parts that ask about other declarations, perhaps in other files.
  func relatedAnswer<Answer: QueryAnswer>(
    _ number: Int, of index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Answer {
    let node = nodes[number]
    var answer = Answer.yes
    if node.inherits >= 0 { answer = inheritance(node, of: index, in: file, facts) }
    if node.rare >= 0 {
      answer = answer.and(rare[node.rare].sortAnswer(of: index, in: file))
      answer = answer.and(rare[node.rare].detailAnswer(of: index, in: file))
    }
    for member in node.members where !answer.isNo {
      answer = answer.and(memberAnswer(related[member], of: index, in: file, &facts))
    }
    for query in node.enclosing where !answer.isNo {
      answer = answer.and(enclosingAnswer(related[query], of: index, in: file, &facts))
    }
    if !node.any.isEmpty, !answer.isNo {
      var any = Answer.no
      for query in node.any {
        any = any.or(self.answer(related[query], of: index, in: file, &facts))
      }
      answer = answer.and(any)
    }
    for query in node.none where !answer.isNo {
      let none: Answer = self.answer(related[query], of: index, in: file, &facts)
      answer = answer.and(none.negated)
    }
    if node.rare >= 0 { answer = answer.and(rare[node.rare].inheritedAnswer(of: index)) }
    // What costs most comes last.
    return answer.isNo ? .no : answer.and(useAnswer(node, of: index, in: file, &facts))
  }

  private func useAnswer<Answer: QueryAnswer>(
    _ node: Node, of index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Answer {
    var answer = Answer.yes
    if node.flags.contains(.asksNamedInside) {
      answer = Answer(
        file.isNamedInside(index, &facts) == node.flags.contains(.isNamedInside))
    }
    if node.flags.contains(.asksNamedElsewhere), !answer.isNo {
      let found: Answer = file.nameElsewhere(index, &facts)
      answer = answer.and(node.flags.contains(.isNamedElsewhere) ? found : found.negated)
    }
    if node.flags.contains(.asksWrittenElsewhere), !answer.isNo {
      let found: Answer = file.writeElsewhere(index, &facts)
      answer = answer.and(node.flags.contains(.isWrittenElsewhere) ? found : found.negated)
    }
    return answer
  }

  private func inheritance<Answer: QueryAnswer>(
    _ node: Node, of index: Int, in file: SourceFile, _ facts: QueryFacts
  ) -> Answer {
    let declaration = file.outline.declarations[index]
    let isOfSystem = node.flags.contains(.inheritsOfSystem)
    let isWritten = inherits(declaration, node.inherits, in: file, facts)
    if isWritten && !isOfSystem { return .yes }
    guard isWritten || declaration.kind.hasMembers else { return .no }
    return .when(
      .inherits(
        declaration: index,
        InheritedNames(
          facts.filled(names.original(node.inherits), in: file), areOfSystem: isOfSystem)))
  }

  /// Whether the declaration says itself that it inherits a type in the list.
  private func inherits(
    _ declaration: Declaration, _ list: Int, in file: SourceFile, _ facts: QueryFacts
  ) -> Bool {
    if names.isTemplate(list) || declaration.kind == .protocol {
      let list = facts.filled(names.original(list), in: file)
      return file.inheritedNames(of: declaration).contains { list.matchesLast($0) }
    }
    for range in file.outline.inheritedTypes[declaration.inheritedTypes] {
      if range.end == range.start + 1 {
        if names.matches(list, token: Int(range.start), in: file) { return true }
      } else if file.typeNames(in: range).contains(where: {
        names.original(list).matchesLast($0)
      }) {
        return true
      }
    }
    return false
  }

  private func memberAnswer<Answer: QueryAnswer>(
    _ query: Int, of index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Answer {
    let question = QueryFacts.Question(query: query, declaration: index)
    if facts.hasKept, let known = Answer.kept(question, in: facts) { return known }
    var member = facts.firstMember(of: index, in: file)
    var count = 0
    var found = Answer.any {
      guard member >= 0 else { return nil }
      let next: Answer = answer(query, of: member, in: file, &facts)
      member = facts.nextMember(after: member)
      count += 1
      return next
    }
    // A query with placeholders, which may be answered otherwise for another rule, is none of these.
    guard memberQueries.contains(query) else { return found }
    found = found.or(.when(.hasMember(declaration: index, query: query)))
    // Each of the members may ask this of the type around it.
    if count > QueryFacts.manyMembers { found.keep(question, in: &facts) }
    return found
  }

  private func enclosingAnswer<Answer: QueryAnswer>(
    _ query: Int, of index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Answer {
    var parent = Int(file.outline.declarations[index].parent)
    while parent >= 0 {
      if file.outline.declarations[parent].kind.hasMembers {
        return answer(query, of: parent, in: file, &facts)
      }
      parent = Int(file.outline.declarations[parent].parent)
    }
    return .no
  }
}
