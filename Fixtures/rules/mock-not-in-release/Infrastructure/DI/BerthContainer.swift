enum BerthContainer {
  static func makeBerths() -> BerthServiceProtocol { MockBerthService() }  // expect: mock-not-in-release

  static func makeCranes() -> CraneServiceProtocol {
    #if DEBUG
      return MockCraneService()
    #else
      return CraneService()
    #endif
  }

  #if !DEBUG
    static let sample = MockBerthService.sample  // expect: mock-not-in-release
  #endif
}

struct BerthKey {
  static let liveValue: BerthServiceProtocol = BerthService()
  static let testValue: BerthServiceProtocol = MockBerthService()
}

struct Mockup {}
let page = Mockup()

#Preview { BerthsScreen(berths: MockBerthService()) }
