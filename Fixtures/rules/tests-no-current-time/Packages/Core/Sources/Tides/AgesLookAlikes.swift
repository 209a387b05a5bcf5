struct Ages {
  let now: () -> Date
  init(now: @escaping () -> Date = { .now }, start: Date = .now) { self.now = now }
  func wait() async throws { try await Task.sleep(until: .now + .seconds(1), clock: .continuous) }
}
