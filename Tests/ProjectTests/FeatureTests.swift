import Testing

@testable import Project

/// Files of one feature start with the same word.
@Suite struct FeatureTests {
  @Test(arguments: [
    ("UserScreen", "User"), ("UserViewModel+Events", "User"), ("URLView", "URL"), ("App", "App"),
    ("loginForm", "login"), ("A", "A"), ("Plan_Row", "Plan"), ("ÄView", "Ä"),
  ])
  func theFeatureIsTheFirstWordOfTheName(_ name: String, _ feature: String) {
    #expect(Place(path: "Views/\(name).swift").feature == feature)
  }
}
