@MainActor @Observable
final class LettersStore {
  var state: State = .loading
  func load() async {
    state = .loading
    state = await repository.fetch()
    Task { state = .empty }
  }
  // A method that is awaited may run its closure on the main actor.
  func report() {
    Task.detached { await self.onMain { self.state = .empty } }
  }
  func onMain(_ work: @MainActor () -> Void) async { work() }
  func later() {
    Task.detached { await MainActor.run { self.state = .empty } }
  }
}
