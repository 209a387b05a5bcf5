import Testing

@testable import Matching

@Suite struct NameGlobTests {
  @Test("a star at the start or the end matches names by suffix or prefix") func affixes() throws {
    try check("*ViewModel", matches: ["ViewModel", "HomeViewModel"], misses: ["HomeViewModels"])
    try check("Get*", matches: ["Get", "GetUser"], misses: ["get", "ForGet"])
    try check(
      "Get*UseCase", matches: ["GetUseCase", "GetUserUseCase"], misses: ["GetUseCas", "GetUse"])
    try check("*Use*", matches: ["Use", "GetUseCase"], misses: ["Us", "use"])
    try check("aba*aba", matches: ["abaaba", "abaxaba"], misses: ["aba", "ababa"])
  }

  @Test("braces match names with any of the alternatives") func alternatives() throws {
    try check("{Mock,Fake}*", matches: ["MockUser", "Fake"], misses: ["Mok", "UserMock"])
    try check("*{View,Cell}", matches: ["HomeView", "Cell"], misses: ["Viewed"])
  }

  @Test("'?' and classes match one character of a name") func oneCharacterAndClasses() throws {
    try check("[A-Z]*", matches: ["Name"], misses: ["name", "", "Éa"])
    try check("?", matches: ["x", "λ"], misses: ["xy"])
    try check("[!_]*", matches: ["a_"], misses: ["_a"])
  }

  @Test("slashes and dots are ordinary characters in names")
  func slashesAndDotsAreCharacters() throws {
    try check("/", matches: ["/"])
    try check("*/?", matches: ["a//", "/b"])
    try check("[/*]", matches: ["/", "*"])
    try check("..", matches: [".."])
    try check("a:b", matches: ["a:b"])
    try check(#"\*\*"#, matches: ["**"], misses: ["ab"])
  }

  @Test("globs for names with the same pattern are equal")
  func globsAreEqualByTheirPattern() throws {
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
