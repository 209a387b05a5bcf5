import Foundation

/// The water at its highest or lowest.
public struct Tide: Hashable, Sendable, Codable, Identifiable {
  /// Which of the two it is.
  public enum Kind: String, Hashable, Sendable, Codable {
    case high, low
  }

  public let id: UUID
  /// High or low.
  public let kind: Kind
  /// The height above the chart's zero.
  public let meters: Double
  /// The moment of the turn.
  public let time: Date

  /// A tide of `meters` above the chart's zero.
  public init(id: UUID, kind: Kind, meters: Double, time: Date) {
    self.id = id
    self.kind = kind
    self.meters = meters
    self.time = time
  }
}
