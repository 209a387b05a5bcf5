final class ApplesStore {
  var query = "" { didSet { Task { await search() } } }  // expect: store-side-effects-isolated
  init(repository: ApplesRepositoryProtocol) {
    self.repository = repository
    Task { await load() }  // expect: store-side-effects-isolated
  }
}
