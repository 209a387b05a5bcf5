import Foundation

/// A reading as the server has it.
struct ReadingDTO: Codable {
  let id: String
  let value: Double
  let unit: String
  let takenAt: TimeInterval
  let device: Device?

  /// The meter that the value comes from.
  struct Device: Codable {
    let name: String
  }

  enum CodingKeys: String, CodingKey {
    case id, value, unit, device
    case takenAt = "taken_at"
  }
}

/// Readings that come page by page.
struct ReadingPage: Decodable {  // expect: dto-suffix, dto-location
  let items: [ReadingDTO]
}

extension ReadingDTO {
  init(_ model: ReadingModel, deviceName: String) {
    self.init(
      id: model.id.uuidString, value: model.value, unit: model.unit.rawValue,
      takenAt: model.takenAt.timeIntervalSince1970, device: Device(name: deviceName))
  }

  var model: ReadingModel? {
    guard let id = UUID(uuidString: id), let unit = GlucoseUnit(rawValue: unit) else { return nil }
    return ReadingModel(
      id: id, value: value, unit: unit, takenAt: Date(timeIntervalSince1970: takenAt))
  }
}
