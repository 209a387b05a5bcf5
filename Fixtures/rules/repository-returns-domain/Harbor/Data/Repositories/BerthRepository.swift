final class BerthRepository {
  func berths() -> [Berth] { fetch().map { $0.toDomain() } }
  private func fetch() -> [BerthEntity] { [] }
}
