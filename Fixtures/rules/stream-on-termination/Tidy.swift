import Foundation

actor Trams {
  private var listeners: [UUID: AsyncStream<Tram>.Continuation] = [:]

  func trams() -> AsyncStream<Tram> {
    AsyncStream { listener in
      let id = UUID()
      listeners[id] = listener
      listener.onTermination = { @Sendable _ in Task { await self.remove(id) } }
    }
  }

  private func remove(_ id: UUID) { listeners[id] = nil }
}
