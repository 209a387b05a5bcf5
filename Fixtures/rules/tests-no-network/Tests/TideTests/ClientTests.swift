import Testing

@Test func loads() async throws {
  let client = TidesClient(session: URLSession.shared)  // expect: tests-no-network
  let session = URLSession(configuration: .default)  // expect: tests-no-network
  let data = try await client.data(from: URL(string: "https://example.com/tides")!)  // expect: tests-no-network
  #expect(client.url == URL(string: "https://example.com/tides"))
  let link = NWConnection(host: "example.com", port: 80, using: .tcp)  // expect: tests-no-network
  // URLSession.shared
}
