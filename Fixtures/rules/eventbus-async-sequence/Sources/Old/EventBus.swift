import Combine

final class EventBus {  // expect: eventbus-async-sequence
  private let subject = PassthroughSubject<Int, Never>()
}
