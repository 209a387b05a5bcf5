import Foundation

protocol PlantsRepositoryProtocol: Sendable {
  func fetchPlants() async throws -> [Plant]
  func update(_ plant: Plant) async throws
}
