import Dependencies

/// The service for beds.
struct BedServiceKey: DependencyKey {  // expect: dependencykey-live-and-test, dependencyvalues-accessor
  static let liveValue = BedService()  // expect: dependencykey-protocol-typed
}
