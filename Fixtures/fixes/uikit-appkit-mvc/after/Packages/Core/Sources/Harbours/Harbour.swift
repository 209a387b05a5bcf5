import Foundation

/// A harbour on the map.
public struct Harbour: Hashable, Sendable {
  /// The number of the harbour office.
  public let id: UUID
  /// The name on the map.
  public let name: String

  /// The time since the opening.
  // expect-next: tests-no-current-time
  public func age(of opening: Date) -> TimeInterval { Date.now.timeIntervalSince(opening) }

  #if os(iOS)  // expect: core-no-conditional-compilation
    /// The line above the map.
    public var Title: String { name }  // expect: member-lowercamel
  #endif
}

/// Why a harbour cannot be reached.
struct HarbourError: Error {}  // expect: typed-domain-errors, one-type-per-file

/// Where a harbour is.
enum harbour_kind { case river }  // expect: type-name-uppercamel, one-type-per-file
