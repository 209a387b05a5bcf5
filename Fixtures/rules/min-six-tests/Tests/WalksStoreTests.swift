import Testing

@Suite struct WalksStoreTests {
  @Test func one() {}
  func two() {}
}
