public enum Limits {
  public static let trees = 300
}

public struct Units {
  private init() {}
  public static let height = "m"
}

public enum Season { case spring, autumn }  // expect: sendable-public-models

public struct Fence { public let length: Int }  // expect: sendable-public-models
// Entities of App Intents are Sendable.
public struct TreeEntity: AppEntity, Codable { public let id: String }
