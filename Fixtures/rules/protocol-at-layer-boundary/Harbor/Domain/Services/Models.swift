/// Models whose names end like those of collaborators.
struct RoomService {
  let dish: String
  let price: Double
}

enum GitRepository { case local, remote }

struct BoatClient: Identifiable { let id: UUID }

struct PilotService {
  let client: HarborClient  // expect: protocol-at-layer-boundary
  func pilots() async -> [Pilot] { [] }
}
