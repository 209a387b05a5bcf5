import Testing

@testable import Matching

@Suite struct GlobSetTests {
  @Test("a set names the first glob that matches a path") func firstThatMatches() throws {
    let set = try GlobSet([Glob("Sources/**"), Glob("*.swift"), Glob("**/Data/**")])
    let indices = ["Sources/a.swift": 0, "Tests/a.swift": 1, "Tests/Data/a.txt": 2]
    for (path, index) in indices {
      #expect(set.firstIndex(matching: path) == index)
      #expect(set.matches(path))
    }
    #expect(set.firstIndex(matching: "README.md") == nil)
    #expect(!set.matches("README.md"))
  }

  @Test("a set enters a folder that any of its globs may match below")
  func foldersThatMayHoldMatches() throws {
    let set = try GlobSet([Glob("Sources/*.swift"), Glob("Tests/**")])
    let folders = [
      "": true, "Sources": true, "Sources/a": false, "Tests/a": true, "Docs": false,
    ]
    for (folder, may) in folders {
      #expect(set.mayMatch(below: folder) == may, "\(folder)")
    }
  }

  @Test("an empty set matches no path") func emptySetMatchesNothing() {
    let set = GlobSet([])
    #expect(!set.matches("a"))
    #expect(!set.mayMatch(below: ""))
  }
}
