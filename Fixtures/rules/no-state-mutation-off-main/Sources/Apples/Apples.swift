@MainActor @Observable
final class ApplesStore {
  var state: State = .loading
  var apples: [Apple] = []
  func load() {
    Task.detached { [self] in state = .empty }  // expect: no-state-mutation-off-main
    DispatchQueue.global().async { self.apples = read() }  // expect: no-state-mutation-off-main
  }
}
