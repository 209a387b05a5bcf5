import Foundation

/// A tree as the server sends it.
struct TreeDTO: Decodable, Sendable {
  let id: UUID
  let name: String
  let apples: Int?
}
