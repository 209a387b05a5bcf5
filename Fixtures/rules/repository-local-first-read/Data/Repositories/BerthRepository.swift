final class BerthRepository: BerthRepositoryProtocol {
  func getBerths() async throws -> [Berth] {  // expect: repository-local-first-read
    try await apiClient.berths().map { $0.toDomain() }
  }

  func loadBerth(_ id: Int) async throws -> Berth {  // expect: repository-local-first-read
    let (data, _) = try await URLSession.shared.data(from: url(id))
    return try decode(data)
  }

  func fetchCranes() -> [Crane] {
    let found = (try? modelContext.fetch(FetchDescriptor<CraneEntity>())) ?? []
    return found.map { $0.toDomain() }
  }

  func findTides() async throws -> [Tide] {
    let tides = try await apiClient.tides()
    try saveAll(tides)
    return tides
  }

  func refreshBerths() async throws -> [Berth] { try await apiClient.berths() }
  func syncBerths() async throws -> [Berth] { try await apiClient.berths() }
  func getReady() async throws { try await apiClient.ping() }
  func getName() -> String { "apiClient" }
}

final class AuthRepository: AuthRepositoryProtocol {
  func getSession() async throws -> Session { try await apiClient.session() }
}

final class MockBerthRepository: BerthRepositoryProtocol {
  func getBerths() async throws -> [Berth] { try await apiClient.berths() }
}
