import Dependencies

enum BerthServiceKey: DependencyKey {  // expect: dependencyvalues-accessor
  static let liveValue: any BerthServiceProtocol = BerthService()
}

enum CraneServiceKey: DependencyKey {
  static let liveValue: any CraneServiceProtocol = CraneService()
}

struct TideClient: Dependencies.DependencyKey { static let liveValue = TideClient() }

struct MoonClient {}  // expect: dependencyvalues-accessor
extension MoonClient: DependencyKey { static let liveValue = MoonClient() }

enum ClockKey: TestDependencyKey { static let testValue = 0 }
struct ThemeKey: EnvironmentKey { static let defaultValue = 0 }
