@Observable
final class BerthsViewModel {
  enum Effect { case closed }
  var effect: Effect?
}

@Observable
final class CranesViewModel {
  enum Effect { case closed }
  var effects: [Effect] = []  // expect: viewmodel-effect-property
}

@Observable
final class TidesViewModel {
  enum Effect { case closed }
  var effect = Effect.closed  // expect: viewmodel-effect-property
}

@Observable
final class BuoysViewModel {  // expect: viewmodel-effect-property
  enum Effect { case closed }
  private(set) var output = 0
}

@Observable
final class PilotsViewModel {
  enum Effect { case called }
  let effects: AsyncStream<Effect>
  var effect: PilotsViewModel.Effect { .called }
}

@Observable
final class LogsViewModel {
  enum Effect { case written }
  var effect: LogsViewModel.Effect? = nil
}

@Observable final class ChartsViewModel { enum Mode { case day } }

final class Sound { enum Effect { case horn } }
