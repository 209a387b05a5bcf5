@Observable
final class BerthsViewModel {
  struct Output { var names: [String] = [] }
  enum Effect { case closed }

  private(set) var output = Output()
  var effect: Effect?

  var isLoading = false  // expect: viewmodel-no-extra-state
  private(set) var page = 0  // expect: viewmodel-no-extra-state
  var selected: String?  // expect: viewmodel-no-extra-state

  private var task: Int?
  fileprivate var count = 0
  @ObservationIgnored var log: [String] = []
  @Dependency(\.berths) var berths
  var title: String { "Berths" }
  let id = 1
  static var limit = 10
}

@Observable final class FormState { var name = "" }
struct RowViewModel { var title: String }
