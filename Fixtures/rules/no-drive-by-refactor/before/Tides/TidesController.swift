final class TidesController {
  private let client: TidesClient
  private var tides: [Tide] = []

  func load() async { }
}
