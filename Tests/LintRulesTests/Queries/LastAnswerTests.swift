import Project
import Testing

@testable import LintRules

/// The last answer of each query, which most later questions find again.
@Suite struct LastAnswerTests {
  private let query = QueryID(1)

  private func begun() -> LastAnswers {
    var last = LastAnswers()
    last.begin(queries: 3)
    return last
  }

  @Test func `an answer is known for its query and its declaration alone`() {
    var last = begun()
    #expect(last.likelihood(query, of: 0) == nil)
    last.note(.unknown, query, of: 4)
    #expect(last.likelihood(query, of: 4) == .unknown)
    #expect(last.likelihood(query, of: 5) == nil)
    #expect(last.likelihood(QueryID(2), of: 4) == nil)
    last.note(Likelihood.yes, query, of: 5)
    #expect(last.likelihood(query, of: 4) == nil)
  }

  @Test func `an answer about earlier declarations is another one`() {
    var last = begun()
    last.note(Likelihood.yes, query, before: 4)
    #expect(last.likelihood(query, of: 4) == nil)
    #expect(last.likelihood(query, before: 4) == .yes)
  }

  @Test func `what is certain needs no condition`() {
    var last = begun()
    let condition = Truth.depends(.isDeclared(Name("Track")))
    last.note(condition, query, of: 4)
    #expect(last.truth(query, of: 4) == condition)
    #expect(last.likelihood(query, of: 4) == nil)
    last.note(Likelihood.no, query, of: 4)
    #expect(last.truth(query, of: 4) == Truth.no)
    last.note(Likelihood.yes, query, of: 4)
    #expect(last.truth(query, of: 4) == Truth.yes)
  }

  @Test func `an unknown answer leaves the condition as it was`() {
    var last = begun()
    let condition = Truth.depends(.isDeclared(Name("Track")))
    last.note(condition, query, of: 4)
    last.note(.unknown, query, of: 4)
    #expect(last.truth(query, of: 4) == condition)
    #expect(last.truth(query, of: 5) == nil)
  }

  @Test func `another file starts without answers`() {
    var last = begun()
    last.note(Likelihood.yes, query, of: 0)
    last.note(Likelihood.yes, query, before: 0)
    last.note(.depends(.isDeclared(Name("Track"))), query, of: 0)
    last.begin(queries: 3)
    #expect(last.likelihood(query, of: 0) == nil)
    #expect(last.likelihood(query, before: 0) == nil)
    #expect(last.truth(query, of: 0) == nil)
  }
}
