/// Which meters somebody has.
protocol MeterRepositoryProtocol: Sendable {
  func names() -> [String]  // expect: repository-async-throws
  func rename(_ meter: String, to name: String) async throws
}
