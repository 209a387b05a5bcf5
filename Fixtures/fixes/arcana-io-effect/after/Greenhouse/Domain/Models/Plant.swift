import Foundation

/// A plant of the greenhouse.
struct Plant: Equatable, Identifiable, Sendable {
  let id: UUID
  var name: String
  var needsWater: Bool
}
