import Project
import SwiftSource
import Testing

@testable import LintRules

/// Whether a file answers the questions of rules after an edit as it did before.
@Suite struct FileAnswerTests {
  /// Answers of each kind.
  private let answers = {
    var answers = FileAnswers()
    answers.facts = [FactID(1)]
    answers.extensionFacts = [4: [ID(1)]]
    answers.types.add(QueryID(1), of: 4, if: nil)
    answers.usedNames = [ID(0): [Name("a")]]
    answers.suites = SourceFile(path: "Tests.swift", text: "").testSuites()
    answers.memberNames = [ID(0): [Name("a")]]
    answers.constants = [ID(0): [Name("a")]]
    answers.memberValues = [4: [ID(0): [Name("a")]]]
    answers.values = [Name("a")]
    let file = SourceFile(path: "A.swift", text: "struct A { let a: [String] }")
    answers.passed = [ID(0): PassedValues(of: file, to: [])]
    answers.valueTypes = ValueTypes(of: file)
    answers.lists = ValueLists(of: file, isTest: false)
    return answers
  }()

  private func saysTheSame(
    _ declarations: [Int32: Int32] = [4: 4], _ change: (inout FileAnswers) -> Void
  ) -> Bool {
    var changed = answers
    change(&changed)
    return changed.saysTheSame(as: answers, declarations)
  }

  @Test func `answers that stay, or are about moved declarations, are the same`() {
    #expect(saysTheSame { _ in })
    #expect(
      saysTheSame([4: 7]) {
        $0.extensionFacts = [7: [ID(1)]]
        $0.types = TypeAnswers()
        $0.types.add(QueryID(1), of: 7, if: nil)
        $0.memberValues = [7: [ID(0): [Name("a")]]]
      })
    // Places are only for messages, and remarks for the look at the project.
    #expect(saysTheSame { $0.placesOfFacts = [FactID(1): 0..<1] })
  }

  @Test func `another answer to any question is another`() {
    let file = SourceFile(
      path: "A.swift",
      text: "struct A { let b: [B]; mutating func c() { b = [] } }\nfunc f() { g(1); a as? P }")
    #expect(!saysTheSame { $0.facts = [] })
    #expect(!saysTheSame { $0.usedNames = [ID(0): [Name("b")]] })
    #expect(!saysTheSame { $0.suites = [] })
    #expect(!saysTheSame { $0.memberNames = [ID(1): [Name("a")]] })
    #expect(!saysTheSame { $0.passed = [ID(0): PassedValues(of: file, to: [Name("g")])] })
    #expect(!saysTheSame { $0.valueTypes = nil })
    #expect(!saysTheSame { $0.values = [Name("b")] })
    #expect(!saysTheSame { $0.changing = ChangingMembers(of: file) })
    #expect(!saysTheSame { $0.constants = [:] })
    #expect(!saysTheSame { $0.overloads = Overloads(of: file, on: [Name("P")]) })
    #expect(!saysTheSame { $0.lists = ValueLists(of: file, isTest: false) })
    #expect(!saysTheSame { $0.extensionFacts = [4: [ID(2)]] })
    #expect(!saysTheSame { $0.types = TypeAnswers() })
    #expect(!saysTheSame { $0.memberValues = [4: [ID(0): [Name("b")]]] })
  }

  @Test func `answers about declarations that come or go are others`() {
    #expect(!saysTheSame { $0.extensionFacts[5] = [ID(1)] })
    #expect(!saysTheSame { $0.memberValues[5] = [:] })
    #expect(!saysTheSame { $0.extensionFacts = [5: [ID(1)]] })
    #expect(!saysTheSame([:]) { _ in })
    var values = FileAnswers()
    values.memberValues = [4: [ID(0): [Name("a")]]]
    #expect(values.saysTheSame(as: values, [4: 4]))
    #expect(!values.saysTheSame(as: values, [5: 4]))
  }
}
