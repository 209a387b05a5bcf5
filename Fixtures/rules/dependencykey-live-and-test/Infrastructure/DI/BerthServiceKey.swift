import Dependencies

struct BerthServiceKey: DependencyKey {  // expect: dependencykey-live-and-test
  static let liveValue: any BerthServiceProtocol = BerthService()
}

enum CraneServiceKey: DependencyKey {
  static let liveValue: any CraneServiceProtocol = CraneService()
}

private enum TideServiceKey {}
extension TideServiceKey: Dependencies.DependencyKey {
  static var liveValue: any TideServiceProtocol { TideService() }
  static var testValue: any TideServiceProtocol { MockTideService() }
}

enum ClockKey: TestDependencyKey { static let testValue = 0 }
struct ThemeKey: EnvironmentKey { static let defaultValue = 0 }
