@Observable
final class BerthsViewModel {
  enum Effect {  // expect: effect-equatable
    case closed
    case message(String)
  }
  var effect: Effect?
}

@Observable
final class CranesViewModel {
  enum Effect: Sendable { case lifted(Int) }  // expect: effect-equatable
  var effect: Effect?
}

@Observable
final class TidesViewModel {
  enum Effect: Sendable, Equatable { case level(Double) }
  var effect: Effect?
}

/// Without values an enum is Equatable by itself.
@Observable
final class BuoysViewModel {
  enum Effect { case sunk, found }
  var effect: Effect?
}

enum Effect { case sound(String) }
