import Dependencies

struct BerthServiceKey: DependencyKey {
  static let liveValue = BerthService()  // expect: dependencykey-protocol-typed
  static let testValue: MockBerthService = MockBerthService()  // expect: dependencykey-protocol-typed
  static let previewValue: any BerthServiceProtocol = MockBerthService()
}

struct CraneServiceKey: DependencyKey {
  static let liveValue: CraneServiceProtocol = CraneService()
  static let testValue: CraneServiceProtocol = MockCraneService()
}

protocol BerthServiceProtocol: Sendable {}
protocol CraneServiceProtocol: Sendable {}

struct TideClient { var level: @Sendable () -> Double }

extension TideClient: DependencyKey {
  static let liveValue = Self(level: { 0 })
  static let testValue: TideClient = .init(level: { 1 })
}

struct Other { static let liveValue = BerthService() }
