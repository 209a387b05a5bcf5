extension CraneServiceKey {
  static let testValue: any CraneServiceProtocol = MockCraneService()
}
