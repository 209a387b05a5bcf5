public struct Payload: Codable {}  // expect: sendable-public-models

public struct Spacing {}

protocol Shared: Sendable {}

public struct Label: Codable, Shared {}
