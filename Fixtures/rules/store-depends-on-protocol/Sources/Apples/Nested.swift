// Types inside a namespace are concrete too.
enum Live { actor FigsRepository { init() {} } }
extension Live { enum RoomService { case large } }

@MainActor
@Observable
final class FigsStore {
  private let repository: Live.FigsRepository  // expect: store-depends-on-protocol
  private let room: Live.RoomService
  init(repository: any FigsRepositoryProtocol) {}
}
protocol FigsRepositoryProtocol: Sendable {}
