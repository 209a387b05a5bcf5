import Testing

@Suite struct ApplesStoreTests {
  @Test func one() {}
  @Test func two() {}
  @Test func three() {}
}
