@MainActor
@Observable
final class BerthsViewModel {
  init(berths: [String]) {}
  deinit { print("gone") }

  func onInput(_ input: Input) { refresh() }
  func refresh() {}  // expect: viewmodel-no-public-methods
  public func close() async {}  // expect: viewmodel-no-public-methods

  func loadNextPage() async {}
  func onItemAppear(_ item: String) async {}

  private func read() {}
  fileprivate func write() {}
  static func preview() -> BerthsViewModel { BerthsViewModel(berths: []) }
  static func == (left: BerthsViewModel, right: BerthsViewModel) -> Bool { true }
}

final class MapViewModel: HarborMapDelegate {
  func mapDidMove() {}
}

final class CranesViewModel: BerthsBase {
  override func close() {}
}

struct Berths { func read() {} }
