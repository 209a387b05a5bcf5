extension Task {
  // In here the bare name is this type, which cannot sleep.
  static func nap() async throws { try await Task<Never, Never>.sleep(for: .nanoseconds(1_000_000)) }
}

extension Task where Success == Never, Failure == Never {
  static func rest() async throws { try await Task.sleep(for: .milliseconds(1)) }
}

func wait() async throws { try await Task.sleep(for: .milliseconds(1)) }
