final class WalksStore {
  var query = "" { didSet { count += 1 } }
  init(repository: WalksRepositoryProtocol) { self.repository = repository }
  func load() async { state = .loading; Task { await search() } }
}
