import Testing

@Suite struct PondsRepositoryTests {
  @Test func fetchSuccess() {}
}

@Suite struct SeasRepositoryTests {
  @Test func fetchSuccess() {}
}
