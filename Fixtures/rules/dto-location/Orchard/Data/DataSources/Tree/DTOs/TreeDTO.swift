struct TreeDTO: Codable {
  struct Leaf: Codable {}
  enum CodingKeys: String, CodingKey { case id }
}

extension TreeDTO { struct Bark: Codable {} }
protocol Payload {}
struct Envelope<Item: Codable>: Codable {}  // expect: dto-location
enum Kind: String, Codable { case oak }  // expect: dto-location
typealias Trees = [TreeDTO]
