import Foundation

/// A harbour on the map.
public struct Harbour: Hashable, Sendable {
  public let id: UUID
  public let name: String

  // expect-next: tests-no-current-time
  public func age(of opening: Date) -> TimeInterval { Date.now.timeIntervalSince(opening) }

  #if os(iOS)  // expect: core-no-conditional-compilation
    public var Title: String { name }  // expect: member-lowercamel
  #endif
}

/// Why a harbour cannot be reached.
struct HarbourError: Error {}  // expect: typed-domain-errors, one-type-per-file

enum harbour_kind { case river }  // expect: type-name-uppercamel, one-type-per-file
