import Foundation

/// Plants that were shown a moment ago.
actor PlantCache {
  private var plants: [UUID: Plant] = [:]
  private let maxSize: Int
  private let ttl: TimeInterval

  init(maxSize: Int = 100, ttl: TimeInterval = 300) {
    self.maxSize = maxSize
    self.ttl = ttl
  }

  func plant(_ id: UUID) -> Plant? { plants[id] }
}
