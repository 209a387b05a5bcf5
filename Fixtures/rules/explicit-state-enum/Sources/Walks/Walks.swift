final class WalksStore {
  var state: State = .loading
  enum State: Equatable { case loading, error(AppError), content([Walk]) }  // expect: explicit-state-enum
}
