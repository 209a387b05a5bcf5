import Foundation

/// A place on the way.
struct Position: Sendable {
  let latitude: Double
  let longitude: Double
}

/// The positions of the walker, for everyone who listens. The StateFlow of the first version  // expect: term-stateflow
/// could be read by one listener only; see the state flow diagram.
actor PositionStream {
  private var listeners: [UUID: AsyncStream<Position>.Continuation] = [:]

  var positions: AsyncStream<Position> {
    AsyncStream { listener in
      let id = UUID()
      listeners[id] = listener
      listener.onTermination = { _ in Task { await self.remove(id) } }
    }
  }

  func send(_ position: Position) {
    for listener in listeners.values { listener.yield(position) }
  }

  private func remove(_ id: UUID) {
    listeners[id] = nil
  }
}
