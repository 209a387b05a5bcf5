import Foundation

final class TideHub {  // expect: event-stream-is-actor
  private var listeners: [UUID: AsyncStream<Tide>.Continuation] = [:]
}

@MainActor
public final class MoonHub {  // expect: event-stream-is-actor
  let continuation: AsyncThrowingStream<Moon, any Error>.Continuation
}

struct WindHub {  // expect: event-stream-is-actor
  var all = [AsyncStream<Wind>.Continuation]()
}

final class StarHub {  // expect: event-stream-is-actor
  typealias Continuation = AsyncStream<Star>.Continuation
  private var continuations: [UUID: Continuation] = [:]
}
