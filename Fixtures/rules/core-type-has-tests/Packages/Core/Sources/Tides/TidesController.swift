public final class TidesController {  // expect: core-type-has-tests
  func load() {}
}
struct Tide { let height: Double }
protocol TidesClient { func tides() }
final class PlainController { let name = "" }
