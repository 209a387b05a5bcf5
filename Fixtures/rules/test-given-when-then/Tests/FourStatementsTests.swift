import Testing

struct FourStatementsTests {
  @Test func loads() async {  // expect: test-given-when-then
    let repository = InMemoryWalksRepository()
    let store = WalksStore(repository: repository)
    await store.load()
    #expect(store.state != .loading)
  }

  @Test func loadsAtOnce() async {
    let repository = InMemoryWalksRepository(delay: .zero)  // no real delay
    let store = WalksStore(repository: repository)
    await store.load()
    #expect(store.state != .loading)
  }
}
