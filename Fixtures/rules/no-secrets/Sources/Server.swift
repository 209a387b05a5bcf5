enum Server {
  static let apiKey = "9f8a7b6c5d4e3f2a1b0c"  // expect: no-secrets
  static let maps = "AIzaSyA0b1C2d3E4f5G6h7I8j9K0l1M2n3O4p5Q"  // expect: no-secrets
  static let apiKeyHeader = "X-Api-Key-Version-0002"
  static let session = "9f8a7b6c5d4e3f2a1b0c"
}
// The address looks like ?client_secret=53e679ea-oRED-ACTED-92b8
