/// A truth without its condition: Kleene's logic of three values.
enum Likelihood: UInt8 {
  case no, unknown, yes

  /// A definite yes or no.
  init(_ value: Bool) { self = value ? .yes : .no }

  /// At least one of those that `next` gives.
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
