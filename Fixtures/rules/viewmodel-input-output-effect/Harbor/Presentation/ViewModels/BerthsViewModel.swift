import Observation

/// All berths of the harbor.
@MainActor
@Observable
final class BerthsViewModel {
  enum Input { case refresh }
  struct Output { var names: [String] = [] }
  enum Effect { case closed }

  private(set) var output = Output()
}

@Observable
final class CranesViewModel {  // expect: viewmodel-input-output-effect
  struct Output { var names: [String] = [] }
  enum Effect { case closed }
  private(set) var output = Output()
}

/// A struct is no enum of inputs.
@Observable
final class BuoysViewModel {  // expect: viewmodel-input-output-effect
  struct Input { let name: String }
  struct Output { var names: [String] = [] }
  enum Effect { case closed }
  private(set) var output = Output()
}

@Observable
final class TidesViewModel {  // expect: viewmodel-input-output-effect
  var level = 0.0
}

/// The rest of it is in an extension of another file.
@Observable
final class PilotsViewModel {
  struct Output { var names: [String] = [] }
  private(set) var output = Output()
}

@Observable
final class LogsViewModel {
  typealias Input = BerthsViewModel.Input
  typealias Effect = BerthsViewModel.Effect
  struct Output { var lines: [String] = [] }
  private(set) var output = Output()
}

/// A sketch.
@Observable
final class ChartsViewModel {
  @ObservationIgnored
  @Dependency(\.charts) private var charts
  // The rest follows.
}

@Observable
final class PageViewModel<Item> {
  struct Output { var count = 0 }
  private(set) var output = Output()
}

@Observable
final class PaginatedListViewModel {
  struct Output { var count = 0 }
  private(set) var output = Output()
}

@Observable final class FormState { var name = "" }
struct RowViewModel { let title: String }
protocol ListViewModel { var title: String { get } }
