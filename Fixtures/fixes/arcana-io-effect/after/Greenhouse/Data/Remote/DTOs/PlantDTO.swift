import Foundation

/// A plant as the server sends it.
struct PlantDTO: Codable, Sendable {
  let id: UUID
  let name: String

  func toDomain() -> Plant { Plant(id: id, name: name, needsWater: false) }
}
