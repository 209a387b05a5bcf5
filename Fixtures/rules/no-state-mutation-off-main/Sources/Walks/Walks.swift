final class WalksStore {
  var state: State = .loading
  func load() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { self.state = .empty }  // expect: no-state-mutation-off-main
    }
  }
}
