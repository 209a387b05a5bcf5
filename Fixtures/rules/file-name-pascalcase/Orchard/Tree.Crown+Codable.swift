// An extension of a nested type.
extension Tree.Crown: Codable {}
