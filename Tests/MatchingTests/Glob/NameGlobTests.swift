import Testing

@testable import Matching

@Suite struct NameGlobTests {
  @Test func affixes() throws {
    try check("*ViewModel", matches: ["ViewModel", "HomeViewModel"], misses: ["HomeViewModels"])
    try check("Get*", matches: ["Get", "GetUser"], misses: ["get", "ForGet"])
    try check(
      "Get*UseCase", matches: ["GetUseCase", "GetUserUseCase"], misses: ["GetUseCas", "GetUse"])
    try check("*Use*", matches: ["Use", "GetUseCase"], misses: ["Us", "use"])
    try check("aba*aba", matches: ["abaaba", "abaxaba"], misses: ["aba", "ababa"])
  }

  @Test func alternatives() throws {
    try check("{Mock,Fake}*", matches: ["MockUser", "Fake"], misses: ["Mok", "UserMock"])
    try check("*{View,Cell}", matches: ["HomeView", "Cell"], misses: ["Viewed"])
  }

  @Test func oneCharacterAndClasses() throws {
    try check("[A-Z]*", matches: ["Name"], misses: ["name", "", "Éa"])
    try check("?", matches: ["x", "λ"], misses: ["xy"])
    try check("[!_]*", matches: ["a_"], misses: ["_a"])
  }

  @Test func slashesAndDotsAreCharacters() throws {
    try check("/", matches: ["/"])
    try check("*/?", matches: ["a//", "/b"])
    try check("[/*]", matches: ["/", "*"])
    try check("..", matches: [".."])
    try check("a:b", matches: ["a:b"])
    try check(#"\*\*"#, matches: ["**"], misses: ["ab"])
  }

  @Test func globsAreEqualByTheirPattern() throws {
    #expect(try NameGlob("A*") == NameGlob("A*"))
    #expect(try NameGlob("A*").description == "A*")
  }
}

private func check(
  _ pattern: String, matches: [String] = [], misses: [String] = [],
  at location: SourceLocation = #_sourceLocation
) throws {
  let glob = try NameGlob(pattern)
  for name in matches {
    #expect(glob.matches(name), "'\(pattern)' on '\(name)'", sourceLocation: location)
  }
  for name in misses {
    #expect(!glob.matches(name), "'\(pattern)' on '\(name)'", sourceLocation: location)
  }
}
