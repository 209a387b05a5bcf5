import Matching
import Project
import SwiftSource

/// The facts that rules look for in the whole project, compiled.
struct FactProgram: Sendable {
  /// A query of a fact.
  private struct Question: Sendable {
    let fact: FactID
    let query: QueryID
  }

  /// A fact without its queries about declarations.
  private struct Fact: Sendable {
    let paths: GlobSet?
    let patterns: [PatternID]
    let hasQueries: Bool
    /// The rules in whose files it counts, nil for any file.
    let rules: [RuleID]?
  }

  private let facts: ContiguousArray<Fact>
  private var questions = KindTable<Question>()

  init(_ builder: inout ProgramBuilder) {
    var facts: ContiguousArray<Fact> = []
    let asked = builder.queries.questions
    for (index, fact) in asked.facts.subjects.enumerated() {
      for description in fact.declarations {
        questions.add(
          Question(fact: FactID(index), query: builder.queries.id(of: description)),
          for: description.kinds)
      }
      facts.append(
        Fact(
          paths: fact.paths, patterns: fact.patterns.map { builder.patterns.locate($0) },
          hasQueries: !fact.declarations.isEmpty, rules: asked.rulesOfFacts[index]))
    }
    self.facts = facts
  }

  var isEmpty: Bool { facts.isEmpty }

  /// The facts that the file has.
  func facts(of file: SourceFile, _ run: inout FileRun) -> Set<Int> {
    var found: Set<Int> = []
    // Of facts that are known or of no interest nothing more is asked.
    var isOpen = ContiguousArray(repeating: false, count: facts.count)
    for index in facts.indices {
      guard facts[index].rules.map({ $0.contains { run.isActive($0) } }) ?? true else { continue }
      if isOutsideDeclarations(facts[index], run) {
        found.insert(index)
      } else {
        isOpen[index] = facts[index].hasQueries
      }
    }
    guard isOpen.contains(true) else { return found }
    let queries = run.queries
    for index in file.outline.declarations.indices {
      let kind = file.outline.declarations[index].kind
      for position in questions.indices(of: kind) {
        let question = questions[kind, position]
        guard isOpen[question.fact.index],
          queries.truth(question.query, of: index, in: file, &run.facts) == .yes
        else { continue }
        found.insert(question.fact.index)
        isOpen[question.fact.index] = false
      }
    }
    return found
  }

  /// Whether the file has the fact by its path, or by code that a pattern matches.
  private func isOutsideDeclarations(_ fact: Fact, _ run: FileRun) -> Bool {
    if let paths = fact.paths, run.place.isMatched(by: paths) { return true }
    return fact.patterns.contains { !run.matches[$0].isEmpty }
  }
}
