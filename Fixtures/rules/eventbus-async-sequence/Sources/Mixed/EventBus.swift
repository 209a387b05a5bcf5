import Combine

actor EventBus {  // expect: eventbus-async-sequence
  func stream<Event: Sendable>(of type: Event.Type) -> AsyncStream<Event> { AsyncStream { _ in } }
}

struct Bridge { let events: AnyPublisher<Int, Never> }
