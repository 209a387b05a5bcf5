import Foundation

actor Ferries {  // expect: stream-on-termination
  private var listeners: [UUID: AsyncStream<Ferry>.Continuation] = [:]

  func ferries() -> AsyncStream<Ferry> {
    AsyncStream { listeners[UUID()] = $0 }
  }
}

final class Buoys {  // expect: stream-on-termination
  let all = Mutex<[AsyncThrowingStream<Buoy, any Error>.Continuation]>([])
}
