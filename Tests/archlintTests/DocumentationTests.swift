import Foundation
import Testing

@testable import archlint

/// What documents and scripts of the repository say of the tool is true.
@Suite struct DocumentationTests {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func commandLinePageHasTheTableOfOptions() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "docs/command-line.md"), encoding: .utf8)
    #expect(
      page.contains(Help.markdownTable),
      "put this table into docs/command-line.md:\n\(Help.markdownTable)")
    for command in Command.allCases {
      #expect(page.contains("| `archlint \(command.rawValue)"), "the page lacks \(command)")
    }
  }

  @Test func helpNamesEveryCommandAndOption() {
    for command in Command.allCases {
      #expect(Help.overview.contains(command.rawValue))
      for option in Option.of(command) {
        #expect(Help.text(for: command).contains("--\(option.name)"))
      }
    }
  }

  /// What runs archlint elsewhere speaks its language.
  @Test(arguments: [
    ".pre-commit-hooks.yaml", "action.yml", "Examples/ci/gitlab.yml",
    "Sources/ArchlintBuildToolPlugin/ArchlintBuildToolPlugin.swift",
  ])
  func callersNameOptionsThatExist(_ file: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
    let known = Set(Option.of(.lint).map(\.name))
    let lines = text.split(separator: "\n").filter {
      !$0.contains("swift build") && !$0.contains("git clone") && !$0.contains("#")
    }
    let named = lines.joined(separator: "\n").matches(of: /--([a-z]+[a-z-]*)/).map { String($0.1) }
    #expect(!named.isEmpty)
    #expect(named.filter { !known.contains($0) } == [])
  }

  /// A workflow for many repositories speaks the language of the commands that it runs.
  @Test(arguments: [Command.audit, .merge]) func workflowOfManyRepositories(
    _ command: Command
  ) throws {
    let text = try String(
      contentsOf: Self.root.appending(path: "Examples/ci/github-organisation.yml"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.contains("/archlint \(command.rawValue) ") }
    #expect(lines.count == 1)
    let known = Set(Option.of(command).map(\.name))
    let named = lines.joined().matches(of: /\s--([a-z]+[a-z-]*)/).map { String($0.1) }
    #expect(!named.isEmpty)
    #expect(named.filter { !known.contains($0) } == [])
  }

  @Test func optionsHaveOneNameEach() {
    let names = Option.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func pagesOfRulesAreThoseThatTheToolWrites() throws {
    let folder = try TemporaryFolder([:])
    let run = try Tool.run("rules", "--format", "markdown=pages", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let written = try folder.snapshot()
    let pages = Self.root.appending(path: "docs/rules")
    let names = try FileManager.default.contentsOfDirectory(atPath: pages.path())
    #expect(Set(names) == Set(written.keys.map { $0.replacing("pages/", with: "") }))
    let outdated = names.filter { name in
      FileManager.default.contents(atPath: pages.appending(path: name).path())
        != written["pages/\(name)"]
    }
    #expect(
      outdated.isEmpty, "write them anew: archlint rules --format markdown=docs/rules")
  }
}
