protocol BerthServiceProtocol {  // expect: service-protocol-sendable
  func names() async throws -> [String]
}

protocol CraneRepositoryProtocol: AnyObject {}  // expect: service-protocol-sendable

protocol TideServiceProtocol: Sendable {}
protocol LogRepositoryProtocol: Actor {}
@MainActor protocol PilotServiceProtocol {}
protocol ChartServiceProtocol: Charting {}
protocol Charting: Sendable {}
protocol BerthRouting {}
protocol ServiceProtocol {}
