final class BerthService {
  func getBerths() async throws -> [Berth] { try await apiClient.berths() }
}
