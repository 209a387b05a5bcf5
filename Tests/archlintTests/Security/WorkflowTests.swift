import Foundation
import Testing

/// archlint writes hooks, and its examples for services let the right runs through.
@Suite struct WorkflowTests {
  /// A path that a shell would split.
  @Test func theHookQuotesThePathOfTheTool() throws {
    let repository = try Repository(["A.swift": "let a = 1\n"])
    let script = #"""
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GIT_AUTHOR_NAME=a
      export GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
      place="$PWD/.git/a 'b' \"c\" \$(touch mark) \`touch mark\` ; touch mark
      # touch mark '́; touch mark"
      mkdir "$place"
      ln "$ARCHLINT" "$place/archlint" 2> /dev/null || cp "$ARCHLINT" "$place/archlint"
      "$place/archlint" hook install > /dev/null || exit 8
      echo 'f()' > B.swift
      git add B.swift
      git commit -qm two && exit 9
      test ! -e mark || exit 7

      """#
    let run = try Tool.shell(script, in: repository.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("error[no-f] f is called"))
  }

  /// Nobody's program of the name is run because the PATH is relative.
  @Test func theHookRunsNoProgramOfTheProject() throws {
    let repository = try Repository(["A.swift": "let a = 1\n"])
    let script = """
      "$ARCHLINT" hook install > /dev/null
      printf '#!/bin/sh\\ntouch mark\\n' > archlint
      chmod +x archlint
      PATH=".:$PATH" .git/hooks/pre-commit
      test ! -e mark

      """
    #expect(try Tool.shell(script, in: repository.folder).status == 0)
  }

  /// A hook is not written through a file that the project has put in its way.
  @Test func theHookIsWrittenToANewFile() throws {
    let repository = try Repository(["A.swift": "let a = 1\n"])
    let script = """
      mkdir Hooks
      git config core.hooksPath Hooks
      echo kept > kept
      for name in pre-commit commit-msg pre-commit.archlint-new; do ln -s ../kept "Hooks/$name"; done
      "$ARCHLINT" hook install > /dev/null
      test "$(cat kept)" = kept

      """
    #expect(try Tool.shell(script, in: repository.folder).status == 0)
  }

  /// A text that a change can choose must not become part of a script.
  @Test(arguments: [
    "action.yml", "Examples/ci/github.yml", "Examples/ci/gitlab.yml", ".github/workflows/ci.yml",
    ".github/workflows/installed.yml", ".github/workflows/release.yml",
  ])
  func noExpressionStandsInAScript(file: String) throws {
    let text = try String(contentsOfFile: "\(Tool.repository)/\(file)", encoding: .utf8)
    var indent: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      let depth = line.prefix { $0 == " " }.count
      if let start = indent, depth <= start { indent = nil }
      let words = line.drop { $0 == " " || $0 == "-" }
      if words.hasPrefix("run:") || words.hasPrefix("script:") {
        // The other keys of a step stand in the same column, behind its dash.
        indent = line.count - words.count
      }
      if indent != nil { #expect(!line.contains("${{"), "\(file): \(line)") }
    }
  }
}
