actor EventBus {  // expect: eventbus-async-sequence
  private var streams: [String: Any] = [:]

  private func stream() -> AsyncStream<Int> { AsyncStream { _ in } }
  func emit<Event>(_ event: Event) {}  // expect: eventbus-async-sequence
}
