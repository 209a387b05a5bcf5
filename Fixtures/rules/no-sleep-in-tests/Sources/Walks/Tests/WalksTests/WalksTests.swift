@Test("Loads") func loads() async {
  let store = WalksStore(repository: MockWalksRepository(delay: .zero))
  await store.load()
  await Task.yield()
  await clock.sleep(for: .seconds(1))
  wait(for: [loaded], timeout: limit)
}
