@Test func reads() throws {
  let sample = try #require(Bundle.module.url(forResource: "tides", withExtension: "csv"))
  let text = try String(contentsOf: sample, encoding: .utf8)
  guard let other = bundle.url(forResource: "low", withExtension: "csv") else { return }
  let data = try Data(contentsOf: other)
}
