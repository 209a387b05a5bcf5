import Foundation

/// A buoy with its name.
public struct Buoy: Hashable, Sendable {
  /// The number that the buoy sends.
  public let id: UUID
  /// The name on the buoy.
  public let name: String  // expect: no-drive-by-refactor
}
