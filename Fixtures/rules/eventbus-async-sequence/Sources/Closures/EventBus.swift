public actor EventBus {  // expect: eventbus-async-sequence
  private var handlers: [String: [@Sendable (any Sendable) -> Void]] = [:]

  public func events() -> AsyncStream<Int> { AsyncStream { _ in } }
}
