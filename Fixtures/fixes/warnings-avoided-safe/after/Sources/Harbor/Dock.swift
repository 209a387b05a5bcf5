/// A constant needs no 'nonisolated(unsafe)', which the compiler then warns of.
final class Buoy: @unchecked Sendable {
  nonisolated(unsafe) private var light = 3
  private let name = "North"

  func title() -> String { "\(name) \(light)" }
}

/// Nor does code outside the actor need to wait for a constant.
actor Dock {
  fileprivate var limit = 3
  fileprivate var width = 12
  fileprivate var depth = 4
  fileprivate let fee = 9

  func price() -> Int { fee * depth }
}

func describe(_ dock: Dock) async -> String {
  let limit = await dock.limit
  let depth = 3
  return await text(
    limit, dock.width) + "\(depth)"
}

func text(_ limit: Int, _ width: Int) -> String { "\(limit) \(width)" }
