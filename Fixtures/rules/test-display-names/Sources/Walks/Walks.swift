import Testing
@Suite("Walks repository") struct WalksTests {
  @Test("Fetches all walks") func fetches() async {}
  @Test("Counts", arguments: [1, 2]) func counts(_ n: Int) {}
  @Test func `fetches nothing`() {}
}
