struct TreeHandler: Codable {
  struct Answer: Decodable {}
}
