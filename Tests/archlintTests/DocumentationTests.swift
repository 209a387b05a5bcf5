import Foundation
import Testing

@testable import archlint

/// The README and the files of the repository make true statements about the tool.
@Suite struct DocumentationTests {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func thePageOfTheCommandLineHasTheOptionsOfEveryCommand() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "docs/command-line.md"), encoding: .utf8)
    #expect(
      page.contains(Help.page(of: CommandList.all)),
      "put the output of 'archlint help --markdown' under its options")
    for command in CommandList.all {
      #expect(page.contains("| `archlint \(command.name)"), "the page lacks \(command.name)")
    }
  }

  /// The integrations that run archlint use valid options.
  @Test(arguments: [
    ".pre-commit-hooks.yaml", "Distribution/Action/check", "Examples/ci/gitlab.yml",
    "Distribution/Templates/plugins/Plugins/ArchlintBuildToolPlugin/ArchlintBuildToolPlugin.swift",
  ])
  func callersNameOptionsThatExist(_ file: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
    let known = Set(LintCommand.command.options.map(\.name))
    let lines = text.split(separator: "\n").filter {
      !$0.contains("swift build") && !$0.contains("apk add") && !$0.contains("#")
    }
    let named = lines.joined(separator: "\n").matches(of: /--([a-z]+[a-z-]*)/).map { String($0.1) }
    #expect(!named.isEmpty)
    #expect(named.filter { !known.contains($0) } == [])
  }

  /// A workflow for many repositories uses valid options of the commands that it runs.
  @Test(arguments: [AuditCommand.command, MergeCommand.command]) func workflowOfManyRepositories(
    _ command: Command
  ) throws {
    let text = try String(
      contentsOf: Self.root.appending(path: "Examples/ci/github-organization.yml"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.contains("/archlint \(command.name) ") }
    #expect(lines.count == 1)
    let known = Set(command.options.map(\.name))
    let named = lines.joined().matches(of: /\s--([a-z]+[a-z-]*)/).map { String($0.1) }
    #expect(!named.isEmpty)
    #expect(named.filter { !known.contains($0) } == [])
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
      outdated.isEmpty, "write them again: archlint rules --format markdown=docs/rules")
  }
}
