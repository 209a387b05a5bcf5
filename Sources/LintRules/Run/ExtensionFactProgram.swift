import Project
import SwiftSource

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
  func facts(of file: SourceFile, _ run: inout FileRun) -> [Int32: [Int]] {
    var found: [Int32: [Int]] = [:]
    if !members.isEmpty { addMembers(file, &run, &found) }
    for code in codes {
      for pattern in code.patterns {
        for match in run.matches[pattern]
        where code.countsFallbacks || !run.isFallback(Int(match.start), of: file) {
          for index in file.extensions(around: Int(match.start)) {
            found[Int32(index), default: []].append(code.fact.index)
          }
        }
      }
    }
    return found
  }

  private func addMembers(
    _ file: SourceFile, _ run: inout FileRun, _ found: inout [Int32: [Int]]
  ) {
    for index in file.outline.declarations.indices
    where file.outline.declarations[index].kind == .extension {
      for (fact, query) in members where hasMember(query, index, file, &run) {
        found[Int32(index), default: []].append(fact.index)
      }
    }
  }

  private func hasMember(
    _ query: QueryID, _ index: Int, _ file: SourceFile, _ run: inout FileRun
  ) -> Bool {
    var member = run.facts.firstMember(of: index, in: file)
    while member >= 0 {
      if run.queries.truth(query, of: member, in: file, &run.facts) == .yes { return true }
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
