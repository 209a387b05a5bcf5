final class WalksStore {
  var state: State = .loading
  func load() async {
    state = .loading
    do {
      state = .content(try await repository.fetch())
    } catch {
      state = .error(.network)
    }
  }
  func again() async {
    state = .loading
    let walks = try? await repository.fetch()
    state = walks.map { .content($0) } ?? .empty
  }
  func reset() async {
    state = .loading
    await load()
  }
  func other() async {
    state = .loading
    await finish()
  }
}
