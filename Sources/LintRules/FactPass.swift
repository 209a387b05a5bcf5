import Project
import SwiftSource

/// Notes what of what rules look for in the whole project a file has.
struct FactPass: Sendable {
  /// A query of a fact.
  private struct Question: Sendable {
    let fact: Int
    let query: Int
  }

  private let facts: [FileFact]
  /// For each fact the rules whose files have to have it, nil where it counts in any file.
  private let rules: [[Int]?]
  private var questions = KindTable<Question>()

  /// - Parameters:
  ///   - facts: by their numbers.
  ///   - rules: those of the run.
  init(_ facts: [FileFact], _ rules: [Rule]) {
    self.facts = facts
    self.rules = Self.rulesOfFacts(rules, count: facts.count)
    for (number, fact) in facts.enumerated() {
      for (query, description) in zip(fact.declarationNumbers, fact.declarations) {
        questions.add(Question(fact: number, query: query), for: description.kinds)
      }
    }
  }

  var isEmpty: Bool { facts.isEmpty }

  /// The numbers of the facts that the file has; where patterns match is known to `run`.
  func numbers(of file: SourceFile, _ run: inout FileRun) -> Set<Int> {
    var found: Set<Int> = []
    // Of facts that are known or of no interest nothing more is asked.
    var isOpen = ContiguousArray(repeating: false, count: facts.count)
    for number in facts.indices {
      guard rules[number].map({ $0.contains { run.isActive($0) } }) ?? true else { continue }
      if hasOutside(facts[number], run) {
        found.insert(number)
      } else {
        isOpen[number] = !facts[number].declarationNumbers.isEmpty
      }
    }
    guard isOpen.contains(true) else { return found }
    let queries = run.queries
    for index in file.outline.declarations.indices {
      let kind = file.outline.declarations[index].kind
      for position in questions.indices(of: kind) {
        let question = questions[kind, position]
        guard isOpen[question.fact],
          queries.truth(question.query, of: index, in: file, &run.facts) == .yes
        else { continue }
        found.insert(question.fact)
        isOpen[question.fact] = false
      }
    }
    return found
  }

  /// Whether the file has it by its path, or by code that a pattern matches.
  private func hasOutside(_ fact: FileFact, _ run: FileRun) -> Bool {
    if let paths = fact.paths, run.place.isMatched(by: paths) { return true }
    return fact.patternNumbers.contains { !run.insideRanges[$0].isEmpty }
  }

  /// For each fact the rules that ask for it in their own files, nil where one asks in any file.
  private static func rulesOfFacts(_ rules: [Rule], count: Int) -> [[Int]?] {
    var owners: [[Int]?] = Array(repeating: [], count: count)
    for (index, rule) in rules.enumerated() {
      for check in rule.checks {
        switch check {
        case .absences(let check):
          for number in [check.wantedNumber, check.occasionNumber] where number >= 0 {
            owners[number]?.append(index)
          }
        case .patterns(let check):
          for surroundings in check.cases.map(\.surroundings) {
            for number in [surroundings.presentNumber, surroundings.absentNumber]
            where number >= 0 { owners[number] = nil }
          }
        default: break
        }
      }
    }
    return owners
  }
}
