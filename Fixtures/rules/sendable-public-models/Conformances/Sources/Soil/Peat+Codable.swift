extension Peat: Codable {}
