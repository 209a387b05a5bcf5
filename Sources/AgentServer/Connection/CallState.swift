import Serving
import Synchronization

/// The ids of requests that a client has cancelled, and the progress that it wants to see.
final class CallState: Sendable {
  private struct Values {
    var waiting: Set<MessageValue> = []
    var cancelled: Set<MessageValue> = []
    var token: MessageValue?
    var progress = 0
  }

  private let values = Mutex(Values())
  private let send: @Sendable (MessageValue) -> Void

  init(send: @escaping @Sendable (MessageValue) -> Void) { self.send = send }

  /// Notes a request that is going to be answered.
  func add(_ id: MessageValue) { values.withLock { _ = $0.waiting.insert(id) } }

  /// Notes that the client does not want an answer any more. Requests that are not waiting are none.
  func cancel(_ id: MessageValue) {
    values.withLock { values in
      if values.waiting.contains(id) { values.cancelled.insert(id) }
    }
  }

  /// Starts on a request, with the token under which the client wants to see progress.
  ///
  /// - Returns: false if it has been cancelled.
  func begin(_ id: MessageValue, token: MessageValue?) -> Bool {
    values.withLock { values in
      values.token = token
      values.progress = 0
      return !values.cancelled.contains(id)
    }
  }

  /// Ends a request.
  ///
  /// - Returns: false if it has been cancelled, and gets no answer.
  func end(_ id: MessageValue) -> Bool {
    values.withLock { values in
      values.token = nil
      values.waiting.remove(id)
      return values.cancelled.remove(id) == nil
    }
  }

  /// How many files there must be for their progress to be of interest.
  private static let fewFiles = 200

  /// Tells the client how far a check has come, if it wants to know. Numbers only grow.
  func report(done: Int, of total: Int) {
    guard total >= Self.fewFiles else { return }
    let token = values.withLock { values -> MessageValue? in
      guard let token = values.token, done > values.progress else { return nil }
      values.progress = done
      return token
    }
    guard let token else { return }
    send([
      "jsonrpc": "2.0", "method": "notifications/progress",
      "params": [
        "progressToken": token, "progress": .integer(done), "total": .integer(total),
        "message": "checks files",
      ],
    ])
  }
}

/// The answer to one request, put down by whoever has it.
final class SingleAnswer: Sendable {
  private let stored = Mutex<MessageValue?>(nil)

  func put(_ message: MessageValue) { stored.withLock { $0 = message } }

  var message: MessageValue? { stored.withLock { $0 } }
}
