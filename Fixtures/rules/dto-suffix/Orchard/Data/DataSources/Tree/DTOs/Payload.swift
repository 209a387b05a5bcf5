/// What comes over the wire.
protocol Payload: Decodable {
  static var path: String { get }
}

typealias Wire = Codable & Sendable

/* struct Old: Codable {} */
struct Envelope<Content: Decodable> where Content: Encodable {
  let content: Content
  let code = """
    struct Old: Codable {}
    """
  let line = #"struct Old: Decodable {}"#
}

struct Decoding: CodableLike {
  func decode(Codable type: String) -> Decoding { Decoding() }
}

protocol CodableLike {}

enum Keys: String, CodingKey { case Codable, id }

extension TreeDTO {
  struct Owner: Codable {}
}

extension Harvest: Codable {}
extension String: Payload { static var path: String { "" } }
