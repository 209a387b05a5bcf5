protocol BerthRepositoryProtocol {
  func berths() -> [Berth]
  func entities() -> [BerthEntity]  // expect: repository-returns-domain
  func save(_ berth: BerthDTO) async throws  // expect: repository-returns-domain
}

struct Entity {}
struct OpenBerth { let target: any AppEntity }
