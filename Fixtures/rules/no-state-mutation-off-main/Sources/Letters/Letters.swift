@MainActor @Observable
final class LettersStore {
  var state: State = .loading
  func load() async {
    state = .loading
    state = await repository.fetch()
    Task { state = .empty }
  }
  func later() {
    Task.detached { await MainActor.run { self.state = .empty } }
  }
}
