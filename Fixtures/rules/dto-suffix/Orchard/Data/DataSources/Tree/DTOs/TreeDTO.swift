import Foundation

/// A tree as the server sends it. struct Old: Codable {} is gone.
struct TreeDTO: Codable {
  let id: String
  let place: Place

  struct Place: Codable {
    let row: Int
  }

  enum CodingKeys: String, CodingKey {
    case id, place
  }
}

public struct TreeResponse: Decodable, Sendable {}  // expect: dto-suffix

private final class TreeRequest: NSObject, Encodable {}  // expect: dto-suffix

struct
  Paged<Item>:  // expect: dto-suffix
  Swift.Codable where Item: Codable
{
  let items: [Item]
}

enum Ripeness: String, Codable { case ripe, green }  // expect: dto-suffix
struct TreeDto: Equatable & Decodable {}  // expect: dto-suffix
struct DTOList: Codable {}  // expect: dto-suffix
struct `Default`: Decodable {}  // expect: dto-suffix

#if DEBUG
  struct Sample: Decodable {}  // expect: dto-suffix
#endif

struct Harvest {}  // expect: dto-suffix
struct Apple: Payload {}  // expect: dto-suffix
struct Pear: Wire {}  // expect: dto-suffix
struct Quince: Hashable {}
