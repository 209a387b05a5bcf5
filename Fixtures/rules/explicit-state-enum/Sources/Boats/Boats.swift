final class BoatsStore {
  var state: State = .loading
  enum State: Equatable {
    case loading, empty, stale
    case error(AppError)
    case content([Boat])
  }
}
