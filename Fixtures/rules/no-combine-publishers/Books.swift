import Foundation

/// Publishing houses: AnyPublisher is none of them.
struct Shop {
  let reason = Just("because")
  let plan: Future<Plan>
  let result = Fail(error: "none")

  func visit() {
    print(index.publisher(for: book), "Timer.publish(every: 1)")
    socket.onReceive(message) { print($0) }
    clock.publish(every: 1)
  }
}
