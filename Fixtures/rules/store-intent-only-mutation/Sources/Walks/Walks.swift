final class WalksStore {  // expect: store-intent-only-mutation
  var state: State = .loading
  init(repository: WalksRepositoryProtocol) { self.repository = repository }
  enum State { case loading, empty, error(AppError), content([Walk]) }
}
