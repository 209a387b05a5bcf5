import Foundation

struct Plant: Identifiable, Codable, Equatable, Hashable {
  let id: UUID
  var name: String
  var isWatered = false
}

extension Plant {
  static var mocks: [Plant] { [Plant(id: UUID(), name: "Fern"), Plant(id: UUID(), name: "Moss")] }
}
