import Foundation

/// Repeats a request, with a longer pause each time.
struct Retry {
  let seconds: Double
  let pause: UInt64
  let nap = Task<Never, Never>.sleep(nanoseconds:)  // expect: no-task-sleep-nanoseconds

  func run(_ request: () async throws -> Data) async throws -> Data {
    for attempt in 1...3 {
      do { return try await request() } catch {}
      try await Task.sleep(nanoseconds: 1_000_000_000)  // expect: no-task-sleep-nanoseconds
      try await Task.sleep(nanoseconds: 0x3B9A_CA00)  // expect: no-task-sleep-nanoseconds
      try await Task.sleep(nanoseconds: pause * UInt64(attempt))  // expect: no-task-sleep-nanoseconds
      // expect-next: no-task-sleep-nanoseconds
      try? await Task<Never, Never>.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
      try await Task.sleep(pause)  // expect: no-task-sleep-nanoseconds
      try await Task<Never,Never>.sleep(NSEC_PER_SEC * 2)  // expect: no-task-sleep-nanoseconds
      try await Task.sleep(attempt > 1 ? pause : 0)  // expect: no-task-sleep-nanoseconds
    }
    try await Swift.Task.sleep(nanoseconds: pause)  // expect: no-task-sleep-nanoseconds
    try await _Concurrency.Task.sleep(nanoseconds: pause)  // expect: no-task-sleep-nanoseconds
    try await Task.sleep(nanoseconds: .minute / 2)  // expect: no-task-sleep-nanoseconds
    return try await request()
  }

  /// Waits in odd, but legal ways.
  func wait() async throws {
    try await Task  // expect: no-task-sleep-nanoseconds
      .sleep(
        nanoseconds: pause ?? 1
      )
    try await Task.sleep /* short */ ( nanoseconds : /* one */ 1 )  // expect: no-task-sleep-nanoseconds
    try await `Task`.sleep(nanoseconds: { pause }())  // expect: no-task-sleep-nanoseconds
    #if targetEnvironment(simulator)
      try await Task.sleep(nanoseconds: 5)  // expect: no-task-sleep-nanoseconds
    #else
      try await Task.sleep(for: .nanoseconds(5))
    #endif
    print("slept \(try await Task.sleep(nanoseconds: 1))")  // expect: no-task-sleep-nanoseconds
    let all: [() async throws -> Void] = [
      { try await Task.sleep(nanoseconds: 2) },  // expect: no-task-sleep-nanoseconds
      { try await Task.sleep(for: .seconds(2)) },
    ]
    for one in all { try await one() }
  }
}
