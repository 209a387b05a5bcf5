import Testing

@testable import Reporting

/// Paths from the folder of the run.
@Suite struct PathPrefixTests {
  @Test func aPrefixPrecedesEveryPath() {
    #expect(PathPrefix("App/") + "Core/A.swift" == "App/Core/A.swift")
    #expect(PathPrefix("/src/App/") + "A.swift" == "/src/App/A.swift")
    #expect(PathPrefix("") + "A.swift" == "A.swift")
  }

  @Test(arguments: [
    ("Core/A.swift", "A.swift"), ("Core/Sub/A.swift", "Sub/A.swift"),
    ("Data/A.swift", "../Data/A.swift"), ("A.swift", "../A.swift"), ("CoreData", "../CoreData"),
    ("Core", ""), ("Core/Sub/*", "Sub/*"),
  ])
  func aRunBelowTheRootSharesFoldersWithThePath(_ path: String, _ expected: String) {
    #expect(PathPrefix(below: "Core") + path == expected)
  }

  @Test func aRunFarBelowTheRootGoesUpNoFurtherThanNeeded() {
    let prefix = PathPrefix(below: "App/Core/Sub")
    #expect(prefix + "App/Core/A.swift" == "../A.swift")
    #expect(prefix + "App/A.swift" == "../../A.swift")
    #expect(prefix + "Sub/A.swift" == "../../../Sub/A.swift")
  }

  @Test func itHoldsOnlyPathsThatDoNotLeadUp() {
    #expect(PathPrefix("App/").holds("A.swift") && PathPrefix("").holds("A.swift"))
    #expect(!PathPrefix("/src/").holds("A.swift"))
    #expect(!PathPrefix(below: "App").holds("A.swift"))
    #expect(PathPrefix(below: "App").holds("App/A.swift"))
  }
}
