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

  /// A fact without its queries about declarations; a class, because each file looks at all of them.
  private final class Fact: Sendable {
    let paths: GlobSet?
    let patterns: [PatternID]
    let texts: [TextFact]
    let hasQueries: Bool
    /// True if a rule asks where it is.
    let isLocated: Bool
    /// False if files and declarations do not count that the change under review adds.
    let countsNewFiles: Bool
    /// The rules in whose files it counts, nil for any file.
    let rules: [RuleID]?

    init(_ fact: FileFact, _ id: FactID, _ builder: inout ProgramBuilder) {
      paths = fact.paths
      patterns = fact.patterns.map { builder.patterns.locate($0) }
      texts = fact.texts
      hasQueries = !fact.declarations.isEmpty
      isLocated = builder.queries.questions.locatedFacts.contains(id)
      countsNewFiles = fact.countsNewFiles
      rules = builder.queries.questions.rulesOfFacts[id.index]
    }
  }

  private let facts: ContiguousArray<Fact>
  private var questions = KindTable<Question>()

  init(_ builder: inout ProgramBuilder) {
    var facts: ContiguousArray<Fact> = []
    for (index, fact) in builder.queries.questions.facts.subjects.enumerated() {
      for description in fact.declarations {
        questions.add(
          Question(fact: FactID(index), query: builder.queries.id(of: description)),
          for: description.kinds)
      }
      facts.append(Fact(fact, FactID(index), &builder))
    }
    self.facts = facts
  }

  var isEmpty: Bool { facts.isEmpty }

  /// Returns true if a fact asks for the text of the file at `path`.
  func reads(_ path: GlobPath) -> Bool {
    facts.contains { fact in fact.texts.contains { $0.files.matches(path) } }
  }

  /// The facts that a file has that is no Swift.
  func facts(ofText file: SourceFile, _ run: FileRun) -> Set<FactID> {
    var found: Set<FactID> = []
    var lines: [String]?
    for index in facts.indices {
      for text in facts[index].texts where text.files.matches(run.place.globPath) {
        let known = lines ?? TextPassage.logicalLines(of: file.buffer, path: run.place.path)
        lines = known
        let isThere = text.expressions.contains { expression in
          known.contains { expression.hasMatch(in: $0) }
        }
        if isThere { found.insert(FactID(index)) }
      }
    }
    return found
  }

  /// Adds the facts that the file has to its answers.
  func addFacts(to answers: inout FileAnswers, _ file: SourceFile, _ run: inout FileRun) {
    // Of facts that are known or of no interest nothing more is asked.
    var isOpen = ContiguousArray(repeating: false, count: facts.count)
    for index in facts.indices where facts[index].countsNewFiles || !run.isNewFile {
      guard facts[index].rules.map({ $0.contains { run.isActive($0) } }) ?? true else { continue }
      if isOutsideDeclarations(facts[index], file, run) {
        answers.facts.insert(FactID(index))
      } else {
        isOpen[index] = facts[index].hasQueries
      }
    }
    guard isOpen.contains(true) else { return }
    let queries = run.queries
    for index in file.outline.declarations.indices {
      let kind = file.outline.declarations[index].kind
      for position in questions.indices(of: kind) {
        let question = questions[kind, position]
        guard isOpen[question.fact.index],
          queries.isKnown(question.query, of: index, in: file, &run.facts),
          facts[question.fact.index].countsNewFiles || !run.hasAdded(index, in: file)
        else { continue }
        answers.facts.insert(question.fact)
        isOpen[question.fact.index] = false
        if facts[question.fact.index].isLocated {
          let name = file.outline.declarations[index].name
          answers.placesOfFacts[question.fact] = file.bytes(of: name)
        }
      }
    }
  }

  /// Returns true if the file has the fact by its path, by code that a pattern matches, or by text.
  private func isOutsideDeclarations(_ fact: Fact, _ file: SourceFile, _ run: FileRun) -> Bool {
    if let paths = fact.paths, run.place.isMatched(by: paths) { return true }
    // In most files no pattern of most facts is possible.
    if fact.patterns.contains(where: { run.matches.has($0) }) { return true }
    return fact.texts.contains { text in
      guard text.files.matches(run.place.globPath) else { return false }
      let all = file.text(0..<file.buffer.count)
      return text.expressions.contains { $0.hasMatch(in: all) }
    }
  }
}

/// Notes what the extensions of a file add to types of other files, as far as rules ask for it.
struct ExtensionFactProgram: Sendable {
  private let members: [(fact: ID<ExtensionFact>, query: QueryID)]
  private let codes: [(fact: ID<ExtensionFact>, patterns: [PatternID], countsFallbacks: Bool)]

  init(_ questions: ProjectQuestions) {
    var members: [(ID<ExtensionFact>, QueryID)] = []
    var codes: [(ID<ExtensionFact>, [PatternID], Bool)] = []
    for (index, fact) in questions.extensionFacts.subjects.enumerated() {
      switch fact {
      case .member(let query): members.append((ID(index), query))
      case .code(let patterns, let countsFallbacks):
        codes.append((ID(index), patterns, countsFallbacks))
      }
    }
    self.members = members
    self.codes = codes
  }

  /// For each extension, by the index of its declaration, the facts that it has.
  func facts(of file: SourceFile, _ run: inout FileRun) -> [Int32: [ID<ExtensionFact>]] {
    // Most files have no extension, and then no pattern needs to be looked for.
    guard file.outline.declarations.contains(where: { $0.kind == .extension }) else { return [:] }
    var found: [Int32: [ID<ExtensionFact>]] = [:]
    if !members.isEmpty { addMembers(file, &run, &found) }
    for code in codes {
      for pattern in code.patterns {
        for match in run.matches[pattern]
        where code.countsFallbacks || !run.isFallback(Int(match.start), of: file) {
          for index in file.extensions(around: Int(match.start)) {
            found[Int32(index), default: []].append(code.fact)
          }
        }
      }
    }
    return found
  }

  private func addMembers(
    _ file: SourceFile, _ run: inout FileRun, _ found: inout [Int32: [ID<ExtensionFact>]]
  ) {
    for index in file.outline.declarations.indices
    where file.outline.declarations[index].kind == .extension {
      for (fact, query) in members where hasMember(query, index, file, &run) {
        found[Int32(index), default: []].append(fact)
      }
    }
  }

  private func hasMember(
    _ query: QueryID, _ index: Int, _ file: SourceFile, _ run: inout FileRun
  ) -> Bool {
    var member = run.facts.firstMember(of: index, in: file)
    while member >= 0 {
      if run.queries.isKnown(query, of: member, in: file, &run.facts) { return true }
      member = run.facts.nextMember(after: member)
    }
    return false
  }
}

extension SourceFile {
  /// The extensions around the token.
  fileprivate func extensions(around token: Int) -> [Int] {
    var found: [Int] = []
    var index = innermostDeclaration(around: token)
    while index >= 0 {
      if outline.declarations[index].kind == .extension { found.append(index) }
      index = Int(outline.declarations[index].parent)
    }
    return found
  }
}
