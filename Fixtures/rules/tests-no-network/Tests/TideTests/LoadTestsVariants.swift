@Test func loads() async throws {
  let settings = URLSessionConfiguration.default
  let session = URLSession(configuration: settings)  // expect: tests-no-network
  let address = URL(string: "https://example.com/tides")!
  let (data, _) = try await session.data(from: address)  // expect: tests-no-network
  let text = try String(contentsOf: URL(string: "https://example.com")!, encoding: .utf8)  // expect: tests-no-network
}
