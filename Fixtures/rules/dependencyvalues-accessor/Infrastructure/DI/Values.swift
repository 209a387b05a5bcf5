import Dependencies

extension DependencyValues {
  var craneService: any CraneServiceProtocol {
    get { self[CraneServiceKey.self] }
    set { self[CraneServiceKey.self] = newValue }
  }
  // self[BerthServiceKey.self]
  var text: String { "self[BerthServiceKey.self]" }
}

final class TidesScreen {
  @Dependency(TideClient.self) private var client
  private let moon = [MoonClient.self]
}
