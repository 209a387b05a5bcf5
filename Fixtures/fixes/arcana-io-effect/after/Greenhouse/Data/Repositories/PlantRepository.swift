import Foundation
import SwiftData

/// Plants, stored on the device and sent later.
@MainActor
final class PlantRepository: PlantRepositoryProtocol {
  private let modelContext: ModelContext
  private let syncManager: SyncManager

  init(modelContext: ModelContext, syncManager: SyncManager) {
    self.modelContext = modelContext
    self.syncManager = syncManager
  }

  func getPlants() -> [Plant] {
    let found = (try? modelContext.fetch(FetchDescriptor<PlantEntity>())) ?? []
    return found.map { $0.toDomain() }
  }

  func updatePlant(_ plant: Plant) async throws {
    let entity = PlantEntity(plant)
    entity.syncStatus = .pending
    modelContext.insert(entity)
    try modelContext.save()
    await syncManager.scheduleSyncWork()
  }
}
