@Observable
final class BerthsViewModel {
  enum Input { case refresh, close }

  func onInput(_ input: Input) {
    switch input {
    case .refresh: refresh()
    case .close: break
    }
  }

  private func refresh() {
    switch mode {
    case 1: break
    default: break
    }
  }
}

@Observable
final class CranesViewModel {  // expect: viewmodel-single-input-handler
  enum Input { case refresh }
  func handle(_ input: Input) {}
}

@Observable
final class TidesViewModel {  // expect: viewmodel-single-input-handler
  enum Input { case refresh }
  func onInput(_ level: Double) {}
}

@Observable
final class BuoysViewModel {
  enum Input { case refresh, light, sink }

  func onInput(_ input: BuoysViewModel.Input) async {
    switch input {
    case .light:
      switch colour {
      case .red: break
      default: break
      }
    case .refresh: break
    default: break  // expect: viewmodel-single-input-handler
    }
  }
}

@Observable final class LogsViewModel { func write() {} }

final class Parser {
  enum Input { case word }
  func onInput(_ input: Input) {
    switch input {
    default: break
    }
  }
}
