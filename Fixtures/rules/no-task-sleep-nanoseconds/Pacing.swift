import Foundation

/// Waits with durations: Task.sleep(nanoseconds: 5) has no place here.
struct Pacing<C: Clock> where C.Duration == Duration {
  let clock: C
  let bed: Bed
  var Task: Bed { bed }

  func wait() async throws {
    try await _Concurrency.Task.sleep(for: .seconds(1))
    try await Swift.Task.sleep(for: .milliseconds(250), tolerance: .zero)
    try await Swift.Task.sleep(until: .now + .seconds(2), clock: .continuous)
    try await clock.sleep(until: clock.now.advanced(by: .seconds(1)), tolerance: nil)
    try await bed.sleep(nanoseconds: 5)
    try await self.Task.sleep(nanoseconds: 5)
    try await bed.Task.sleep(nanoseconds: 5)
    try await NightTask.sleep(nanoseconds: 5)
    try await BackgroundTask<Never, Never>.sleep(nanoseconds: 5)
    try await sleep(nanoseconds: 5)
    await Swift.Task.yield()
    schedule(Task: 5, sleep: 6, nanoseconds: 7)
    print("Task.sleep(nanoseconds: 5)", #"\(Task.sleep(nanoseconds: 5))"#)
    print(
      """
      try await Task.sleep(nanoseconds: 1_000_000_000)
      try await \("Task.sleep(nanoseconds: 1)")
      """)
    /* try await Task.sleep(nanoseconds: 5)
       /* try await Task.sleep(5) */ */
    let pattern = /Task\.sleep\(nanoseconds: 5\)/
    print(pattern)
  }

  func sleep(nanoseconds: UInt64) async throws {}
  func schedule(Task: Int, sleep: Int, nanoseconds: Int) {}
}

struct Bed {
  var Task: NightTask { NightTask() }

  func sleep(nanoseconds: UInt64) async throws {}
}

struct NightTask {
  func sleep(nanoseconds: UInt64) async throws {}
  static func sleep(nanoseconds: UInt64) async throws {}
}

enum BackgroundTask<Success, Failure> {
  static func sleep(nanoseconds: UInt64) async throws {}
}
