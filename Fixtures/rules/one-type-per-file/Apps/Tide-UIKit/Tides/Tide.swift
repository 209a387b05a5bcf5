import Foundation

struct Tide: Hashable {
  enum Kind { case high, low }
  struct Range { let low: Double }
}

enum TideState: String { case rising, falling }  // expect: one-type-per-file

private struct Row {}

actor TideStore {}  // expect: one-type-per-file

extension Tide {}
// struct Other {}
