struct BerthContainer {
  static func makeBerths() -> BerthService { BerthService() }  // expect: di-container-factories
  static func makeStore() -> BerthRepository? { nil }  // expect: di-container-factories
  static func makeCranes() -> CraneServiceProtocol { CraneService() }
  static func makeTides() -> any TideServing { TideService() }
  static func makeLogs() -> LogStoring { LogStore() }
  static func makeViewModel() -> BerthsViewModel { BerthsViewModel(berths: makeCranes()) }
  static func reset() {}
}

protocol LogStoring {}
struct Factory { static func makeBerths() -> BerthService { BerthService() } }
