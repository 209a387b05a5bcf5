import Dependencies

final class SaltService: SaltServiceProtocol {}
protocol SaltServiceProtocol {}
struct Haptics { var play: () -> Void }

struct SaltKey: DependencyKey {
  static let liveValue: SaltService = { SaltService() as SaltService }()  // expect: dependencykey-protocol-typed
  static let testValue: any SaltServiceProtocol = { SaltService() }()
}

struct PepperKey: DependencyKey {
  static let liveValue = { SaltService() }()  // expect: dependencykey-protocol-typed
  static let testValue = { SaltService() as any SaltServiceProtocol }()
  static let previewValue = SaltService() as any SaltServiceProtocol
}

enum HapticsKey: DependencyKey {
  static let liveValue: Haptics = { Haptics(play: {}) }()
  static let testValue: @Sendable () -> Int = { 1 }
}

enum Spices {
  protocol CuminServiceProtocol {}
  final class CuminService: CuminServiceProtocol {}
  struct CuminKey: DependencyKey {
    static let liveValue: CuminService = { CuminService() }()  // expect: dependencykey-protocol-typed
    static let testValue: any CuminServiceProtocol = CuminService()
  }
}
