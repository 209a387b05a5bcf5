/// A high or low tide.
public struct Tide: Hashable {
  /// The height in metres.
  public let height: Double
  public let name: String  // expect: doc-comments-public
  let depth = 1

  /**
   Rises.
   */
  @available(iOS 17, *)
  public func rise() {}

  // Falls.
  public func fall() {}  // expect: doc-comments-public

  public func hash(into hasher: inout Hasher) {}
  public enum CodingKeys: String, CodingKey { case height }
}

struct TideChart {}  // expect: doc-comments-public
private struct Row {}

extension Tide: CustomStringConvertible { public var description: String { "" } }

/// A source.
public protocol TidesSource {}
