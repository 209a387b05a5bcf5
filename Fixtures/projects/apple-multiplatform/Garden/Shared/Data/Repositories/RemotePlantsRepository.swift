import Foundation

final class RemotePlantsRepository: PlantsRepositoryProtocol {
  private let url: URL

  init(url: URL) { self.url = url }

  func fetchPlants() async throws -> [Plant] {
    let (data, _) = try await URLSession.shared.data(from: url)
    try Task.checkCancellation()
    return try JSONDecoder().decode([Plant].self, from: data)
  }

  func update(_ plant: Plant) async throws {
    var request = URLRequest(url: url)
    request.httpBody = try JSONEncoder().encode(plant)
    _ = try await URLSession.shared.data(for: request)
  }
}
