import Combine

protocol EventBus { func emit(_ event: Int) }

final class EventBusLog {
  private var handlers: [(Int) -> Void] = []
  let subject = PassthroughSubject<Int, Never>()
}
