import Foundation

struct Tide: Hashable {
  var id: UUID { UUID() }  // expect: stable-identifiers
}
struct Harbour: Hashable {
  let id = UUID()
  let name: String
}
struct Station: Hashable {
  let id: UUID
  let name: String
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
struct Buoy { let id: UUID }
