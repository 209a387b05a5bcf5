import Foundation
import Testing

/// Protected files, and the authorizations for changing them.
@Suite struct ProtectedFileTests {
  private func repository(_ more: String = "") throws -> Repository {
    try Repository(
      ["Core/Engine.swift": "let a = 1\nlet b = 2\nlet c = 3\n", "A.swift": "let a = 1\n"],
      "protected: ['Core/**']\n" + more)
  }

  private let found = ["Core/Engine.swift:"]

  private func isFound(_ repository: Repository, _ arguments: String...) throws -> Bool {
    let run = try Tool.run(
      Tool.path, ["--only", "project-protected-files"] + arguments, in: repository.folder.path,
      input: "")
    return run.status == 1
  }

  @Test func modifiedDeletedRenamed() throws {
    let changed = try repository()
    try changed.folder.write("let a = 4\n", to: "Core/Engine.swift")
    try changed.git("add", "--all")
    let run = try changed.archlint("--staged")
    #expect(run.status == 1)
    #expect(run.output.contains("'Core/Engine.swift' is protected and was modified"))
    let deleted = try repository()
    try deleted.git("rm", "--quiet", "Core/Engine.swift")
    #expect(try deleted.archlint("--staged").output.contains("was deleted"))
    let renamed = try repository()
    try renamed.git("mv", "Core/Engine.swift", "Engine.swift")
    #expect(try renamed.archlint("--staged").output.contains("was renamed"))
    let added = try repository()
    try added.folder.write("let a = 4\n", to: "Core/New.swift")
    try added.git("add", "--all")
    #expect(try added.archlint("--staged").status == 0)
  }

  @Test func `a finding stands on the first changed line`() throws {
    let files = [
      "Presentation/Navigation/Router.swift": "import A\nclass Router {}\nlet a = 1\n",
      "Domain/A.swift": "",
    ]
    func found(_ text: String) throws -> [String] {
      let repository = try Repository(files, "presets: [healthtrack-clean]\n")
      try repository.folder.write(text, to: "Presentation/Navigation/Router.swift")
      return try repository.found("--only", "protected-files", "--since", "HEAD")
    }
    let path = "Presentation/Navigation/Router.swift"
    #expect(
      try found("import A\nclass Router { func a() {} }\nlet a = 2\n")
        == ["\(path):2 protected-files"])
    #expect(try found("import A\nclass Router {}\n") == ["\(path):2 protected-files"])
    #expect(try found("let a = 1\n") == ["\(path):1 protected-files"])
  }

  @Test func `findings about locks and build settings stand on the changed lines`() throws {
    let lock = "{\n  \"pins\": [\n    \"5.9.0\"\n  ]\n}\n"
    let settings = "// Release\nSWIFT_VERSION = 6.0\nENABLE_TESTABILITY = NO\n"
    let repository = try Repository(
      ["Package.resolved": lock, "Config/Release.xcconfig": settings],
      "presets: [arcana-io-effect]\n")
    // Users may have told git to ignore locks.
    try repository.git("add", "--force", "Package.resolved")
    try repository.commit("lock")
    try repository.folder.write(lock.replacing("5.9.0", with: "5.10.0"), to: "Package.resolved")
    try repository.folder.write(
      settings.replacing("NO", with: "YES"), to: "Config/Release.xcconfig")
    #expect(
      try repository.found(
        "--only", "no-package-manifest-change", "--only", "no-build-settings-change", "--since",
        "HEAD") == [
          "Config/Release.xcconfig:3 no-build-settings-change",
          "Package.resolved:3 no-package-manifest-change",
        ])
  }

  @Test func theFindingAndTheExplanationSayHowAChangeIsAllowed() throws {
    let changed = try repository()
    try changed.folder.write("let a = 4\n", to: "Core/Engine.swift")
    let finding = try changed.archlint("--since", "HEAD").output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(finding.contains("Archlint-Authorized: GLOB (reason)"))
    let text = try changed.archlint("explain", "project-protected-files").output
    #expect(text.contains("Archlint-Authorized: Sources/Core/**"))
    #expect(text.contains("until: 2027-01-31"))
  }

  @Test func aTrailerAuthorizes() throws {
    let repository = try repository()
    try repository.folder.write("let a = 4\n", to: "Core/Engine.swift")
    try repository.commit("Other\n\nArchlint-Authorized: Other/** (not this one)")
    #expect(try isFound(repository, "--since", "HEAD~1"))
    try repository.commit("Core\n\nArchlint-Authorized: Core/** (agreed with the owners)")
    #expect(try !isFound(repository, "--since", "HEAD~2"))
    #expect(try !isFound(repository, "--since", "HEAD"))
  }

  @Test func aTrailerWithoutReasonDoesNot() throws {
    let repository = try repository()
    try repository.folder.write("let a = 4\n", to: "Core/Engine.swift")
    try repository.commit("Core\n\nArchlint-Authorized: Core/**")
    #expect(try isFound(repository, "--since", "HEAD~1"))
  }

  @Test func theMessageOfTheComingCommit() throws {
    let repository = try repository()
    try repository.folder.write("let a = 4\n", to: "Core/Engine.swift")
    try repository.git("add", "--all")
    #expect(try isFound(repository, "--staged"))
    try repository.folder.write(
      "Core\n\narchlint-authorized: Core/Engine.swift (agreed)\n", to: "message.txt")
    #expect(try !isFound(repository, "--staged", "--commit-msg", "message.txt"))
  }

  @Test func anEntryWithAnEnd() throws {
    let entry = "authorized:\n  - {paths: ['Core/**'], reason: the new engine, until: "
    for (day, isAuthorized) in [("2999-12-31", true), ("2001-01-31", false)] {
      let repository = try repository("\(entry)\(day)}\n")
      try repository.folder.write("let a = 4\n", to: "Core/Engine.swift")
      let run = try repository.archlint("--since", "HEAD")
      #expect(run.status == (isAuthorized ? 0 : 1))
      #expect(run.output.contains("its authorization ended on 2001-01-31") == !isAuthorized)
    }
  }

  @Test func withoutChangesTheRuleSaysSo() throws {
    let repository = try repository()
    let run = try repository.archlint()
    #expect(run.status == 0)
    #expect(run.output.contains("not checked: project-protected-files"))
    #expect(try !repository.archlint("--since", "HEAD").output.contains("not checked"))
  }
}
