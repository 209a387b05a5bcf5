import Testing

@Suite struct WalksStoreTests {
  @Test func loads() { #expect(store.state == .loading) }
  @Test func isEmpty() { #expect(store.state == .empty) }
}
