@Test("Loads") func loads() async throws {
  await store.load()
  try? await Task.sleep(for: .milliseconds(100))  // expect: no-sleep-in-tests
  Thread.sleep(forTimeInterval: 1)  // expect: no-sleep-in-tests
  usleep(10)  // expect: no-sleep-in-tests
  queue.asyncAfter(deadline: .now() + 1) { done() }  // expect: no-sleep-in-tests
  wait(for: [loaded], timeout: 2)  // expect: no-sleep-in-tests
  await fulfillment(of: [loaded], timeout: 0.5)  // expect: no-sleep-in-tests
}
func parentheses() async {
  wait(for: [loaded], timeout: (2))  // expect: no-sleep-in-tests
  wait(for: [loaded], timeout: (0))
}
