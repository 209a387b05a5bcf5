extension Tide: @unchecked @retroactive Sendable {}  // expect: concurrency-silencing-needs-reason
/// We take care of thread-safety ourselves, so that it can be passed around.
final class Network: @unchecked Sendable {}
/// Protected by `stateLock`.
final class State: @unchecked Sendable {}
/// The state of the harbour.
final class Harbour: @unchecked Sendable {}  // expect: concurrency-silencing-needs-reason
