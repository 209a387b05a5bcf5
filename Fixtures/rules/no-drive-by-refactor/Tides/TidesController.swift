final class TidesController {
  private var tides: [Tide] = []
  private let client: TidesClient

  func load() async throws { tides = try await client.tides(near: harbour) }
  func first() -> Tide? { tides.first }
}
