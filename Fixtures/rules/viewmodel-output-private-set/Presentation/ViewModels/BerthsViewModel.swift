@Observable
final class BerthsViewModel {
  struct Output { var names: [String] = [] }
  var output = Output()  // expect: viewmodel-output-private-set
}

@Observable
final class CranesViewModel {
  struct Output { var names: [String] = [] }
  public internal(set) var output: CranesViewModel.Output = .init()  // expect: viewmodel-output-private-set
}

@Observable
final class TidesViewModel {
  struct Output { var level = 0.0 }
  private(set) var state = Output()  // expect: viewmodel-output-private-set
}

@Observable
final class PilotsViewModel {
  struct Output { var names: [String] = [] }
  private(set) var output = Output()
  private var lastOutput: Output?
  let firstOutput = Output()
  static var sample = Output()
  var outputs: [Output] { [output] }
}

final class Parser {
  struct Output { var words: [String] = [] }
  var output = Output()
}
