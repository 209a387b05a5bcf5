final class BerthsViewModel {
  private let berths: BerthServiceProtocol
  private let cranes = CraneService()  // expect: viewmodel-no-direct-construction
  private let tracker = Tracker.shared  // expect: viewmodel-no-direct-construction
  private let defaults = UserDefaults.shared
  private let log = HarborLog.shared  // expect: viewmodel-no-direct-construction

  init(berths: BerthServiceProtocol = BerthService(client: APIClient())) {  // expect: viewmodel-no-direct-construction
    self.berths = berths
  }

  static func makeDefault() -> BerthsViewModel { BerthsViewModel(berths: BerthService(client: .init())) }
}

struct BerthsScreen {
  init() { _viewModel = State(initialValue: BerthsViewModel(berths: BerthService(client: .init()))) }
}
