import Foundation
import SwiftData

/// A plant as it is stored.
@Model
final class PlantEntity {
  var id = UUID()
  var name = ""
  var needsWater = false
  var syncStatus = SyncStatus.pending

  init(_ plant: Plant) {
    id = plant.id
    name = plant.name
  }

  func toDomain() -> Plant { Plant(id: id, name: name, needsWater: needsWater) }
}

enum SyncStatus: String, Codable { case pending, synced }
