import Foundation

/// Tells the time.
struct Clock {
  nonisolated(unsafe) static var offset = 0.0  // expect: no-concurrency-escape-hatch

  // Safe, because it is set once before any thread starts.
  nonisolated(unsafe) static var start = Date.now
}
