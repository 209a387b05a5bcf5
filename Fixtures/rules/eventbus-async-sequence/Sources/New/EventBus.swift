/// Everything goes through here.
actor EventBus {
  private var streams: [String: Any] = [:]

  func stream<Event: Sendable>(of type: Event.Type) -> AsyncStream<Event> { AsyncStream { _ in } }
  func emit<Event: Sendable>(_ event: Event) {}
  func forward<Event>(_ event: Event) where Event: Sendable { emit(event) }
  func count() -> Int { streams.count }
}
