import Testing

/// More tests of the suites, in another file.
extension PondsRepositoryTests {
  @Test func fetchEmpty() {}
  @Test func fetchThrows() {}
}

extension SeasRepositoryTests {
  @Test func fetchThrows() {}
}
