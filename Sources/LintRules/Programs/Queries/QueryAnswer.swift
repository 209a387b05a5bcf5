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
}

extension Truth: QueryAnswer {
  static var mostEarlier: Int { 4 }

  static func kept(_ question: QueryFacts.Question, in facts: QueryFacts) -> Truth? {
    facts.truths[question]
  }

  func keep(_ question: QueryFacts.Question, in facts: inout QueryFacts) {
    facts.truths[question] = self
  }

  static func when(_ condition: @autoclosure () -> IndexCondition) -> Truth {
    .depends(condition())
  }

  var isNo: Bool {
    if case .no = self { true } else { false }
  }
}

/// A truth without its condition: Kleene's logic of three values.
enum Likelihood: UInt8, QueryAnswer {
  case no, unknown, yes

  static var mostEarlier: Int { .max }

  init(_ value: Bool) { self = value ? .yes : .no }

  static func kept(_ question: QueryFacts.Question, in facts: QueryFacts) -> Likelihood? {
    facts.likelihoods[question]
  }

  func keep(_ question: QueryFacts.Question, in facts: inout QueryFacts) {
    facts.likelihoods[question] = self
  }

  @inline(__always)
  static func when(_ condition: @autoclosure () -> IndexCondition) -> Likelihood { .unknown }

  @inline(__always) var isNo: Bool { self == .no }

  static func any(_ next: () -> Likelihood?) -> Likelihood {
    var found = Likelihood.no
    while found != .yes, let other = next() { found = found.or(other) }
    return found
  }

  @inline(__always)
  func and(_ other: @autoclosure () -> Likelihood) -> Likelihood {
    if self == .no { return .no }
    let other = other()
    return rawValue < other.rawValue ? self : other
  }

  @inline(__always)
  func or(_ other: @autoclosure () -> Likelihood) -> Likelihood {
    if self == .yes { return .yes }
    let other = other()
    return rawValue > other.rawValue ? self : other
  }

  @inline(__always)
  var negated: Likelihood {
    switch self {
    case .no: .yes
    case .unknown: .unknown
    case .yes: .no
    }
  }
}
