public struct Stub: Codable {}
