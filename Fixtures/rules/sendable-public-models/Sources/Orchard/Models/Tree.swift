public struct Tree {  // expect: sendable-public-models
  public let height: Double
}

public enum Crop { case apple, pear }  // expect: sendable-public-models

package struct Row<Item> {}  // expect: sendable-public-models

public struct Basket: Hashable, Sendable {
  public enum Handle { case rope }  // expect: sendable-public-models
}

struct Ladder: Codable {}

public actor Press {}

@frozen public struct Point {}

@MainActor public struct Cursor {}

public enum HarvestError: Error { case rain }

public struct Jar: Codable {}

struct Shed {
  public struct Shelf {}
}
