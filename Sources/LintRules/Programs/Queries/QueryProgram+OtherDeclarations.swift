import Project
import SwiftSource

extension QueryProgram {
  /// Returns whether a member of the declaration at `index` fits the query.
  func memberAnswer<Answer: QueryAnswer>(
    _ query: QueryID, of index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Answer {
    let question = QueryFacts.Question(query: query, declaration: index)
    if facts.hasKept, let known = Answer.kept(question, in: facts) { return known }
    var member = facts.firstMember(of: index, in: file)
    var count = 0
    let fact = memberFacts[query.index]
    var found = Answer.any {
      guard member >= 0, fact != nil || count < QueryFacts.mostMembers else { return nil }
      let next: Answer = answer(query, of: member, in: file, &facts)
      member = facts.nextMember(after: member)
      count += 1
      return next
    }
    // A query with placeholders, which may be answered otherwise for another rule, is none of these.
    guard let fact else { return found }
    found = found.or(.when(.extensionHas(declaration: index, fact)))
    // Each of the members may ask this of the type around it.
    if count > QueryFacts.manyMembers { found.keep(question, in: &facts) }
    return found
  }

  /// Returns true if a declaration before the one at `index`, inside the same one, fits the query.
  func earlierAnswer<Answer: QueryAnswer>(
    _ query: QueryID, of index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Answer {
    var current = index
    var (count, undecided) = (0, 0)
    let isLasting = !nodes[query.index].flags.contains(.hasPlaceholders)
    let found = Answer.any {
      // The part kept of a declaration covers all of those before it.
      let question = QueryFacts.Question(query: query, declaration: current, relation: .earlier)
      if count > 0, let known = knownEarlier(question, isLasting, facts) as Answer? {
        current = -1
        return undecided == 0 || Answer.mostEarlier == .max ? known : nil
      }
      current =
        current < 0 || undecided >= Answer.mostEarlier
        ? -1 : facts.previousSibling(of: current, in: file)
      guard current >= 0 else { return nil }
      count += 1
      let next: Answer = answer(query, of: current, in: file, &facts)
      undecided += next.isNo ? 0 : 1
      return next
    }
    if count > QueryFacts.manyMembers {
      found.keep(
        QueryFacts.Question(query: query, declaration: index, relation: .earlier), in: &facts)
    }
    if isLasting { found.note(query, before: index, in: &facts) }
    return found
  }

  /// The answer about the declarations before one, if it is known.
  private func knownEarlier<Answer: QueryAnswer>(
    _ question: QueryFacts.Question, _ isLasting: Bool, _ facts: QueryFacts
  ) -> Answer? {
    if isLasting,
      let last = Answer.last(question.query, before: question.declaration, in: facts)
    {
      return last
    }
    return facts.hasKept ? Answer.kept(question, in: facts) : nil
  }

  /// Returns whether the type around the declaration at `index` fits the query.
  func enclosingAnswer<Answer: QueryAnswer>(
    _ query: QueryID, of index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Answer {
    guard let owner = file.owner(of: index) else { return .no }
    let found: Answer = answer(query, of: owner, in: file, &facts)
    guard let type = facts.typesOfExtension(owner, in: file).first else { return found }
    return found.or(answer(query, of: type, in: file, &facts))
  }
}
