/// What a question about a declaration can be answered with.
///
/// Questions are asked twice: first for a ``Likelihood``, which allocates nothing and is no in most
/// cases, and of the others once more for the ``Truth`` with its conditions.
protocol QueryAnswer {
  static var yes: Self { get }
  static var no: Self { get }
  /// The answer that waits for the index of the project.
  static func when(_ condition: @autoclosure () -> IndexCondition) -> Self
  /// The answer of one who knows.
  init(_ value: Bool)
  var isNo: Bool { get }
  func and(_ other: @autoclosure () -> Self) -> Self
  func or(_ other: @autoclosure () -> Self) -> Self
  var negated: Self { get }
}

extension Truth: QueryAnswer {
  static func when(_ condition: @autoclosure () -> IndexCondition) -> Truth {
    .depends(condition())
  }

  var isNo: Bool {
    if case .no = self { true } else { false }
  }
}

/// How a truth may turn out, without what it depends on: Kleene's logic of three values.
enum Likelihood: UInt8, QueryAnswer {
  case no, maybe, yes

  init(_ value: Bool) { self = value ? .yes : .no }

  @inline(__always)
  static func when(_ condition: @autoclosure () -> IndexCondition) -> Likelihood { .maybe }

  @inline(__always) var isNo: Bool { self == .no }

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
    case .maybe: .maybe
    case .yes: .no
    }
  }
}
