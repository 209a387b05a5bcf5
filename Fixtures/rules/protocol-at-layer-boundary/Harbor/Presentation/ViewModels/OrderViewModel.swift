final class OrderViewModel {
  let order: RoomService
  private var source: GitRepository
  private let owner: BoatClient?
  private let pilots: PilotService  // expect: protocol-at-layer-boundary

  init(
    order: RoomService, source: GitRepository, owner: BoatClient?,
    pilots: PilotService  // expect: protocol-at-layer-boundary
  ) {}
}
