extension Tide: @unchecked @retroactive Sendable {}  // expect: concurrency-silencing-needs-reason
