final class BoatsStore {
  var state: State = .loading
  enum State { case loading, empty, error(AppError), content([Boat]) }
  func load() async { self.state = .loading; state = .empty }
}
extension BoatsStore {
  static func preview(_ state: State) -> BoatsStore {
    let store = BoatsStore()
    store.state = state
    return store
  }
}
