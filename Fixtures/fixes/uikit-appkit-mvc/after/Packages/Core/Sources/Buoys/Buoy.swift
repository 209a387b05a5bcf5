import Foundation

/// A buoy with its name.
public struct Buoy: Hashable, Sendable {
  public let id: UUID
  public let name: String  // expect: no-drive-by-refactor
}
