import Foundation
import Testing

/// Rules about a change as a whole, in repositories of git.
@Suite struct ChangeRuleTests {
  /// The findings in the change since the last commit, staged or not.
  private func found(_ repository: Repository, _ rule: String) throws -> [String] {
    let unstaged = try repository.found("--only", rule, "--since", "HEAD")
    try repository.git("add", "--all")
    #expect(try repository.found("--only", rule, "--staged") == unstaged)
    return unstaged
  }

  private func project(_ files: [String: String]) throws -> Repository {
    try Repository(files, "presets: [uikit-appkit-mvc, arcana-io-effect]\n")
  }

  // MARK: - Size

  @Test("a change with many lines, files or features is large") func largeChange() throws {
    let lines = try project(["Sources/A.swift": "let a = 1\n"])
    try lines.folder.write(
      (0..<401).map { "let a\($0) = \($0)\n" }.joined(), to: "Sources/B.swift")
    #expect(try found(lines, "small-diff") == ["Sources/B.swift:1 small-diff"])
    let files = try project(["Sources/A.swift": "let a = 1\n"])
    for index in 0..<21 { try files.folder.write("let b = 1\n", to: "Sources/B\(index).swift") }
    #expect(try found(files, "small-diff").count == 1)
    let features = try project(["Sources/A.swift": "let a = 1\n"])
    for name in ["A", "B", "C"] {
      try features.folder.write("let b = 1\n", to: "Apps/Tide-UIKit/\(name)/\(name).swift")
    }
    #expect(try found(features, "small-diff").count == 1)
  }

  @Test("tests, generated files, locks and renames do not make a change large")
  func whatDoesNotCount() throws {
    func long(_ name: String) -> String { (0..<500).map { "\(name) \($0)\n" }.joined() }
    let repository = try project(["Sources/A.swift": long("a")])
    try repository.folder.write(long("b"), to: "Tests/ATests/ATests.swift")
    try repository.folder.write(long("c"), to: "Sources/B.generated.swift")
    try repository.folder.write(long("d"), to: "Package.resolved")
    try repository.git("mv", "Sources/A.swift", "Sources/C.swift")
    #expect(try found(repository, "small-diff") == [])
  }

  // MARK: - Accessibility

  @Test("an accessibility label that is gone is found where it was") func removedLabel() throws {
    let repository = try project([
      "A.swift": "func f() {\n  a.accessibilityLabel = b\n  a.c = d\n}\n"
    ])
    try repository.folder.write("func f() {\n  a.c = d\n}\n", to: "A.swift")
    #expect(
      try found(repository, "accessibility-regression") == ["A.swift:2 accessibility-regression"])
  }

  @Test("a label with another text and a deleted file take nothing away") func keptLabel() throws {
    let repository = try project([
      "A.swift": "a.accessibilityLabel = \"b\"\n", "B.swift": "a.accessibilityLabel = b\n",
    ])
    try repository.folder.write("\na.accessibilityLabel = \"c\"\n", to: "A.swift")
    try repository.git("rm", "--quiet", "B.swift")
    #expect(try found(repository, "accessibility-regression") == [])
  }

  // MARK: - Tests

  private static let controller = "Packages/Core/Sources/Tides/TidesController.swift"

  @Test("changed logic needs a changed test, or a reason in the message") func logic() throws {
    let repository = try project([Self.controller: "func load() {}\n"])
    try repository.folder.write("func load() { reload() }\n", to: Self.controller)
    #expect(
      try found(repository, "logic-change-needs-test")
        == ["\(Self.controller):1 logic-change-needs-test"])
    try repository.folder.write("Load\n\nNo-tests-because: a log\n", to: "message.txt")
    #expect(
      try repository.found(
        "--only", "logic-change-needs-test", "--staged", "--commit-msg", "message.txt") == [])
    try repository.commit("Load\n\nno-tests-because: only a log")
    #expect(try repository.found("--only", "logic-change-needs-test", "--since", "HEAD~1") == [])
  }

  @Test("a trailer without a reason excuses nothing") func emptyTrailer() throws {
    let repository = try project([Self.controller: "func load() {}\n"])
    try repository.folder.write("func load() { reload() }\n", to: Self.controller)
    try repository.commit("Load\n\nNo-tests-because:")
    #expect(
      try repository.found("--only", "logic-change-needs-test", "--since", "HEAD~1").count == 1)
  }

  @Test("comments, white space and deletions are no change of logic") func noLogic() throws {
    let repository = try project([
      Self.controller: "func load() { a(); b() }\nfunc old() {}\n",
      "Packages/Core/Sources/Old.swift": "let a = 1\n",
    ])
    try repository.folder.write(
      "/// Loads.\nfunc load() {\n  a(); b()\n}\n".replacing(
        "{\n  a(); b()\n}", with: "{ a();  b() }"),
      to: Self.controller)
    try repository.git("rm", "--quiet", "Packages/Core/Sources/Old.swift")
    #expect(try found(repository, "logic-change-needs-test") == [])
  }

  @Test("a test that is part of the change is enough") func withTest() throws {
    let repository = try project([Self.controller: "func load() {}\n"])
    try repository.folder.write("func load() { reload() }\n", to: Self.controller)
    try repository.folder.write(
      "@Test func loads() {}\n", to: "Packages/Core/Tests/Tides/Tests/TidesTests.swift")
    #expect(try found(repository, "logic-change-needs-test") == [])
  }

  // MARK: - Cosmetic changes

  @Test("white space away from the main change is a drive-by") func driveBy() throws {
    let repository = try project([
      "Tides/Tide.swift": "struct Tide {}\n", "Buoys/Buoy.swift": "struct Buoy { let a : Int }\n",
      "Tides/Cell.swift": "struct Cell { }\n",
    ])
    try repository.folder.write("struct Tide { let height = 1 }\n", to: "Tides/Tide.swift")
    try repository.folder.write("struct Cell {}\n", to: "Tides/Cell.swift")
    try repository.folder.write("struct Buoy { let a: Int }\n", to: "Buoys/Buoy.swift")
    #expect(
      try found(repository, "no-drive-by-refactor") == ["Buoys/Buoy.swift:1 no-drive-by-refactor"])
    try repository.commit("Height\n\nRefactor: one style")
    #expect(try repository.found("--only", "no-drive-by-refactor", "--since", "HEAD~1") == [])
  }

  // MARK: - What a change leaves alone

  private static func manifest(_ dependencies: String, name: String = "A") -> String {
    "// swift-tools-version: 6.0\nlet package = Package(name: \"\(name)\", dependencies: [\n"
      + dependencies + "\n])\n"
  }

  private static let logging = ".package(url: \"https://example.org/log\", from: \"1.6.0\"),"

  @Test("a version in a manifest and a package that is gone are found") func manifest() throws {
    let repository = try project(["Package.swift": Self.manifest(Self.logging)])
    try repository.folder.write(
      Self.manifest(Self.logging.replacing("1.6.0", with: "1.7.0")), to: "Package.swift")
    #expect(
      try found(repository, "no-package-manifest-change")
        == ["Package.swift:3 no-package-manifest-change"])
    #expect(try found(repository, "no-dependency-change") == [])
    try repository.folder.write(Self.manifest(""), to: "Package.swift")
    #expect(
      try found(repository, "no-dependency-change") == ["Package.swift:3 no-dependency-change"])
  }

  @Test("the name of a package may change") func nameOfPackage() throws {
    let repository = try project(["Package.swift": Self.manifest(Self.logging)])
    try repository.folder.write(Self.manifest(Self.logging, name: "B"), to: "Package.swift")
    #expect(try found(repository, "no-package-manifest-change") == [])
    #expect(try found(repository, "no-dependency-change") == [])
  }

  @Test("an authorization allows a change of a manifest") func authorization() throws {
    let repository = try project(["Package.swift": Self.manifest(Self.logging)])
    try repository.folder.write(Self.manifest(""), to: "Package.swift")
    try repository.commit("Logs\n\nArchlint-Authorized: Package.swift (agreed in the team)")
    #expect(try repository.found("--only", "no-dependency-change", "--since", "HEAD~1") == [])
    #expect(
      try repository.found("--only", "no-dependency-change", "--since", "HEAD~1", "--no-protected")
        == [])
  }

  @Test("only settings of a build that differ are found") func buildSettings() throws {
    func project(_ settings: String, _ files: String = "") -> String {
      "{ objects = {\n\(files)A1 = {isa = XCBuildConfiguration; buildSettings = {\n"
        + "\(settings)}; name = Debug; };\n}; }\n"
    }
    let path = "App.xcodeproj/project.pbxproj"
    let repository = try self.project([path: project("SWIFT_VERSION = 6.0;\nPRODUCT_NAME = A;\n")])
    try repository.folder.write(
      project(
        "PRODUCT_NAME = B;\nSWIFT_VERSION = 6.0;\n", "A0 = {isa = PBXFileReference; path = B; };\n"),
      to: path)
    #expect(try found(repository, "no-build-settings-change") == [])
    try repository.folder.write(project("PRODUCT_NAME = B;\nSWIFT_VERSION = 5.0;\n"), to: path)
    #expect(
      try found(repository, "no-build-settings-change") == ["\(path):4 no-build-settings-change"])
  }

  @Test("one more model in the list of a store is no new configuration") func library() throws {
    let repository = try project(["App.swift": "let s = ModelContainer(for: A.self, in: b)\n"])
    try repository.folder.write(
      "let s = ModelContainer(for: A.self, C.self, in: b)\n", to: "App.swift")
    #expect(try found(repository, "no-library-reconfiguration") == [])
    try repository.folder.write("let s = ModelContainer(for: A.self, in: c)\n", to: "App.swift")
    #expect(
      try found(repository, "no-library-reconfiguration") == [
        "App.swift:1 no-library-reconfiguration"
      ])
  }

  // MARK: - Without a base

  @Test("without a base the summary says once how many rules were not checked") func noBase() throws
  {
    let repository = try project(["A.swift": "let a = 1\n"])
    let run = try repository.archlint().output
    #expect(run.components(separatedBy: "not checked:").count == 2)
    #expect(run.contains("rules about changes, because there is no base to compare with"))
    try repository.folder.write("M\tA.swift\n", to: "list.txt")
    let list = try repository.archlint(
      "--only", "small-diff", "--changed-files", "list.txt"
    ).output
    #expect(list.contains("not checked: small-diff, because there is no base"))
    try repository.folder.write("let a = 2\n", to: "A.swift")
    #expect(try !repository.archlint("--since", "HEAD").output.contains("not checked"))
  }

  @Test("binary files, links and large files are no text") func noText() throws {
    let repository = try project(["A.swift": "let a = 1\n", "a.bin": "a\u{0}b"])
    try repository.folder.write("a\u{0}c", to: "a.bin")
    try repository.folder.write(String(repeating: "a\n", count: 600_000), to: "large.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(repository.folder.path)/link.txt", withDestinationPath: "/etc/passwd")
    #expect(try found(repository, "small-diff") == [])
  }
}
