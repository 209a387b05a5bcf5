/// An answer to a question about a declaration.
///
/// A question is asked first for a ``Likelihood``, which allocates nothing and is `no` in most cases.
/// Only an unknown answer is asked again, for the ``Truth`` with its conditions.
protocol QueryAnswer {
  static var yes: Self { get }
  static var no: Self { get }
  /// The answer that waits for the index of the project.
  static func when(_ condition: @autoclosure () -> IndexCondition) -> Self
  /// A definite yes or no.
  init(_ value: Bool)
  var isNo: Bool { get }
  func and(_ other: @autoclosure () -> Self) -> Self
  func or(_ other: @autoclosure () -> Self) -> Self
  /// At least one of those that `next` gives.
  static func any(_ next: () -> Self?) -> Self
  var negated: Self { get }
  /// How many earlier declarations may leave a question open. Each of them adds to the condition of
  /// each finding, which would grow with the square of their number.
  static var mostEarlier: Int { get }
  /// The answer that has been kept.
  static func kept(_ question: QueryFacts.Question, in facts: QueryFacts) -> Self?
  /// Keeps the answer for the file at hand.
  func keep(_ question: QueryFacts.Question, in facts: inout QueryFacts)
  /// The answer of the query about the declaration, if that was asked last.
  static func last(_ query: QueryID, of declaration: Int, in facts: QueryFacts) -> Self?
  /// Notes the answer as the last one of the query.
  func note(_ query: QueryID, of declaration: Int, in facts: inout QueryFacts)
  /// The answer of the query about the declarations before this one, if that was asked last.
  static func last(_ query: QueryID, before declaration: Int, in facts: QueryFacts) -> Self?
  /// Notes the answer about the declarations before this one as the last one of the query.
  func note(_ query: QueryID, before declaration: Int, in facts: inout QueryFacts)
}

extension Truth: QueryAnswer {
  static var mostEarlier: Int { 4 }

  static func kept(_ question: QueryFacts.Question, in facts: QueryFacts) -> Truth? {
    facts.truths[question]
  }

  func keep(_ question: QueryFacts.Question, in facts: inout QueryFacts) {
    facts.truths[question] = self
  }

  static func last(_ query: QueryID, of declaration: Int, in facts: QueryFacts) -> Truth? {
    facts.last.truth(query, of: declaration)
  }

  func note(_ query: QueryID, of declaration: Int, in facts: inout QueryFacts) {
    facts.last.note(self, query, of: declaration)
  }

  /// The conditions of many declarations are not combined: see ``mostEarlier``.
  static func last(_ query: QueryID, before declaration: Int, in facts: QueryFacts) -> Truth? {
    nil
  }

  func note(_ query: QueryID, before declaration: Int, in facts: inout QueryFacts) {}

  static func when(_ condition: @autoclosure () -> IndexCondition) -> Truth {
    .depends(condition())
  }

  var isNo: Bool {
    if case .no = self { true } else { false }
  }
}

extension Likelihood: QueryAnswer {
  static var mostEarlier: Int { .max }

  static func kept(_ question: QueryFacts.Question, in facts: QueryFacts) -> Likelihood? {
    facts.likelihoods[question]
  }

  func keep(_ question: QueryFacts.Question, in facts: inout QueryFacts) {
    facts.likelihoods[question] = self
  }

  @inline(__always)
  static func last(_ query: QueryID, of declaration: Int, in facts: QueryFacts) -> Likelihood? {
    facts.last.likelihood(query, of: declaration)
  }

  @inline(__always)
  func note(_ query: QueryID, of declaration: Int, in facts: inout QueryFacts) {
    facts.last.note(self, query, of: declaration)
  }

  @inline(__always)
  static func last(_ query: QueryID, before declaration: Int, in facts: QueryFacts) -> Likelihood? {
    facts.last.likelihood(query, before: declaration)
  }

  @inline(__always)
  func note(_ query: QueryID, before declaration: Int, in facts: inout QueryFacts) {
    facts.last.note(self, query, before: declaration)
  }

  @inline(__always)
  static func when(_ condition: @autoclosure () -> IndexCondition) -> Likelihood { .unknown }

  @inline(__always) var isNo: Bool { self == .no }
}
