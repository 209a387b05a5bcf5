import Testing

@Suite struct ApplesRepositoryTests {
  @Test("Fetches the apples with success") func fetch() {}
  @Test func fetchEmpty() {}
  @Test func fetchThrows() {}
}
