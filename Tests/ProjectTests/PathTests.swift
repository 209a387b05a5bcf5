import Testing

@testable import Project

/// Paths are split into their parts.
@Suite struct PathTests {
  @Test func components() {
    #expect("a/b c/d".pathComponents == ["a", "b c", "d"])
    #expect("/a//b/".pathComponents == ["a", "b"])
    #expect("".pathComponents == [])
    #expect("a/b/c".lastPathComponent == "c")
    #expect("c".lastPathComponent == "c")
    #expect("a/b/c".parentPath == "a/b")
    #expect("/c".parentPath == "")
    #expect("c".parentPath == nil)
    #expect("é/ö/ü".lastPathComponent == "ü")
    #expect("a/b/c"[...].dropLast(2).lastPathComponent == "b")
    #expect("a/b/c/d".dropFirst(2).parentPath == "b/c")
    #expect("".lastPathComponent == "")
    // A name with an accent of its own after the slash, which would be one character with it.
    #expect("a/\u{301}b".parentPath == "a")
  }

  @Test func foldersOfTests() {
    for folder in [
      "Tests", "AppTests/Views", "App/TestUtilities", "Core/TestsFoundation/Mocks",
      "AppTestSupport",
      "Sources/NetworkTestingUtils", "_SharedTestCases",
    ] { #expect(FolderPath.isOfTests(folder), "\(folder)") }
    for folder in [
      "", "App", "Test", "Testing", "TestFlight", "App/Utilities", "ABTestSupport",
      "Contests/Views",
      "TestResults", "Latest/Tools", "Modules/SpeedTestKit/Sources", "BloodTestKit",
    ] { #expect(!FolderPath.isOfTests(folder), "\(folder)") }
  }

  @Test func `folders that support tests`() {
    for folder in ["TestUtilities", "Sources/AppTestsFoundation/A", "AppTests/TestHelpers"] {
      #expect(FolderPath.isOfTestSupport(folder), "\(folder)")
    }
    for folder in ["Tests", "AppTests/Helpers", "TestKit/KitTests", "Sources/Testing", "Latest"] {
      #expect(!FolderPath.isOfTestSupport(folder), "\(folder)")
    }
  }

  @Test func foldersAroundSeveralFiles() {
    #expect(FolderPath.common(of: ["a/b/c.swift", "a/b/d/e.swift"]) == "a/b")
    #expect(FolderPath.common(of: ["a/b.swift", "ab/c.swift"]) == "")
    #expect(FolderPath.common(of: ["a/b/c.swift", "ax/b/c.swift"]) == "")
    #expect(FolderPath.common(of: ["a/b/c.swift", "a/bc/d.swift"]) == "a")
    #expect(FolderPath.common(of: ["a/b/c.swift", "a/d.swift", "a/b/e.swift"]) == "a")
    #expect(FolderPath.common(of: ["a/b/c.swift", "b.swift"]) == "")
    #expect(FolderPath.common(of: ["a/b/c.swift"]) == "a/b")
    #expect(FolderPath.common(of: []) == "")
  }

  @Test func placesOfFindingsAboutTheProject() {
    #expect(ProjectManifest.home(among: ["A/Package.swift", "B.swift"]) == ".")
    let project = "App.xcodeproj/project.pbxproj"
    #expect(ProjectManifest.home(among: [project, "B.swift"]) == "App.xcodeproj")
    #expect(ProjectManifest.home(among: [project, "Package.swift"]) == "Package.swift")
  }

  @Test func foldersAround() {
    #expect("a/b/c".lies(in: "a/b") && "a/b".lies(in: "a/b") && "a".lies(in: ""))
    #expect(!"a/bc".lies(in: "a/b") && !"a".lies(in: "a/b"))
  }

  /// In a `String` the slash and what follows are one character.
  @Test(arguments: ["\u{301}x", "\u{200D}y", "\u{FE0F}", "\u{20E3}z"])
  func namesThatStartWithWhatJoinsTheCharacterBefore(_ name: String) {
    let path = "a/\(name)/\(name)"
    #expect(path.pathComponents.map(String.init) == ["a", name, name])
    #expect(path.lastPathComponent == name)
    #expect(path.parentPath.map(String.init) == "a/\(name)")
    #expect(path.lies(in: "a") && path.lies(in: "a/\(name)"))
    #expect(Place(path: path).folderName == name)
    #expect(FolderPath.join("a", "../\(name)/b") == "\(name)/b")
  }
}
