import Soil
extension Soil: Codable {}
