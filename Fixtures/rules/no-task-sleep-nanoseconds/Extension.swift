extension Task where Success == Never, Failure == Never {
  static func nap() async throws {
    try await Self.sleep(nanoseconds: 1_000)  // expect: no-task-sleep-nanoseconds
    try await sleep(nanoseconds: 1_000)  // expect: no-task-sleep-nanoseconds
  }
}

extension Clock {
  static func nap() async throws { try await Self.sleep(nanoseconds: 1_000) }
}
