import Foundation
import Testing

/// A client of the Language Server Protocol that others have written works with `archlint lsp`.
@Suite struct EditorTests {
  @Test("pytest-lsp opens, edits and fixes files with the server")
  func pytest() throws {
    let folder = try TemporaryFolder([:])
    guard try Tool.shell("python3 -c 'import pytest_lsp'", in: folder).status == 0 else {
      withKnownIssue("pytest-lsp is not installed") {
        Issue.record("the server was not tried with pytest-lsp")
      }
      return
    }
    let run = try Tool.shell(
      "python3 -m pytest -q -p no:cacheprovider '\(Tool.repository)Tests/Editors'", in: folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
