import Project
import Testing

/// The feature that a file belongs to by its name.
@Suite struct FeatureTests {
  @Test(arguments: [
    ("UserScreen", "User"), ("UserViewModel+Events", "User"), ("URLView", "URL"), ("App", "App"),
    ("loginForm", "login"), ("A", "A"), ("AB", "AB"), ("UserA", "User"), ("UserID", "User"),
    ("QuizView", "Quiz"), ("HTTPView", "HTTP"), ("AXy", "A"), ("ABc", "A"), ("User[A]", "User"),
    ("Plan_Row", "Plan"), ("ÄView", "Ä"),
  ])
  func theFeatureIsTheFirstWordOfTheName(_ name: String, _ feature: String) {
    #expect(Place(path: "Views/\(name).swift").feature == feature)
  }
}
