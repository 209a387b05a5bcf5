import Testing

@Suite struct ApplesStoreTests {
  @Test func loads() async {
    #expect(store.state == .loading)
    await store.load()
    guard case .content(let apples) = store.state else { return }
  }
}
