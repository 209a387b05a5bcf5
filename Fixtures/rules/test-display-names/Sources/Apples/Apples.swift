import Testing
@Suite struct ApplesTests {  // expect: test-display-names
  @Test func fetches() async {}  // expect: test-display-names
  @Test(.tags(.slow)) func waits() {}  // expect: test-display-names
  @Test(arguments: [1, 2]) func counts(_ n: Int) {}  // expect: test-display-names
}
