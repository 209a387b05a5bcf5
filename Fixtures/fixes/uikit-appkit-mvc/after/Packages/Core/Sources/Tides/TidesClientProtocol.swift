/// Where tides come from.
public protocol TidesClientProtocol: Sendable {
  /// All tides of the next days.
  func tides() async throws -> [Tide]
}
