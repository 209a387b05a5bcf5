import Foundation
import Testing

/// `archlint merge` from the command line to its files.
@Suite struct MergeCommandTests {
  private static let checklist = """
    checklists:
      - title: Release
        items:
          - {id: R1, text: f is not called., rules: [no-f]}
          - {id: R2, text: g is not called., rules: [no-g]}

    """

  /// A folder with audits of two projects: `one.json` with two findings, `two.json` with one.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "One/.archlint.yml": TemporaryFolder.configuration + Self.checklist,
      "One/A.swift": "f()\ng()\n",
      "Two/.archlint.yml": TemporaryFolder.configuration + Self.checklist,
      "Two/B.swift": "g()\n",
    ])
    for (project, file) in [("One", "one"), ("Two", "two")] {
      let run = try Tool.run("audit", "--format", "json=\(file).json", project, in: folder)
      try #require(run.status == 0, "\(run.errors)")
    }
    return folder
  }

  @Test func markdown() throws {
    let run = try Tool.run("merge", "one.json", "two.json", in: try folder())
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("# Audit of 2 projects\n"))
    #expect(run.output.contains("| One | 0 of 2 | ░░░░░░░░░░ | 2 | 1 | 1 | 0 | 1 | 0 |\n"))
    #expect(run.output.contains("**R1** f is not called: done in 1 of 2 projects, open in 1\n"))
  }

  @Test func severalFormatsAtOnce() throws {
    let folder = try folder()
    let run = try Tool.run(
      "merge", "two.json", "one.json", "--format", "json=all.json", "--format", "html=all.html",
      "--format", "markdown", in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("# Audit of 2 projects\n"))
    #expect(try folder.text(of: "all.html").hasPrefix("<!doctype html>"))
    let again = try Tool.run("merge", "all.json", "--format", "json", in: folder)
    #expect(again.output == (try folder.text(of: "all.json")))
    let json = again.json as? [String: Any]
    #expect(json?["schema"] as? String == "archlint-audits/1")
    let findings = json?["findings"] as? [[String: Any]]
    #expect(findings?.compactMap { $0["project"] as? String } == ["One", "One", "Two"])
  }

  @Test func listsOfFiles() throws {
    let folder = try folder()
    try folder.write("one.json\n\ntwo.json\n", to: "list")
    let expected = try Tool.run("merge", "one.json", "two.json", in: folder).output
    #expect(try Tool.run("merge", "--files-from", "list", in: folder).output == expected)
    let run = try Tool.run(
      "merge", "two.json", "--files-from", "-", in: folder, input: "one.json\n")
    #expect(run.output == expected)
  }

  @Test func reportsOfLint() throws {
    let folder = try folder()
    for (project, file) in [("One", "one"), ("Two", "two")] {
      _ = try Tool.run("lint", "--format", "json=\(file).json", project, in: folder)
    }
    let run = try Tool.run("merge", "one.json", "two.json", in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("## Findings\n\n- `no-g`: 2 findings in 2 files\n"))
  }

  @Test func failOn() throws {
    let folder = try folder()
    #expect(
      try Tool.run("merge", "one.json", "two.json", "--fail-on", "error", in: folder).status == 1)
    #expect(try Tool.run("merge", "two.json", "--fail-on", "error", in: folder).status == 0)
    #expect(try Tool.run("merge", "two.json", "--fail-on", "warning", in: folder).status == 1)
  }

  /// Where one file is broken nothing is written, and what was there stays.
  @Test func brokenFiles() throws {
    let folder = try folder()
    let text = try folder.text(of: "two.json")
    try folder.write(String(text.prefix(text.count / 2)), to: "two.json")
    try folder.write("kept", to: "all.json")
    let run = try Tool.run(
      "merge", "one.json", "two.json", "--format", "json=all.json", "--format", "markdown",
      in: folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.complaints.count == 1)
    #expect(run.complaints[0].hasPrefix("archlint: two.json:"))
    #expect(run.complaints[0].contains("the file ends too early"))
    #expect(try folder.text(of: "all.json") == "kept")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "One", "Two", "all.json", "one.json", "two.json",
      ])
  }

  @Test(arguments: [
    (
      [],
      "archlint: name the audits: archlint merge A.json B.json, or --files-from LIST; write one with 'archlint audit --format json=FILE'"
    ),
    (["none.json"], "archlint: none.json: the file cannot be read: No such file or directory"),
    (["one.json", "./one.json"], "archlint: one.json: this file is named twice"),
    (
      ["One/A.swift"],
      "archlint: One/A.swift:1:2: this is not JSON (a value is expected here, at byte 1); write it again"
    ),
    (["one.json", "--by", "folder"], "archlint: --by takes project, rule, owner, not 'folder'"),
    (
      ["one.json", "--format", "sarif"],
      "archlint: there is no format 'sarif'; there are markdown, json, html"
    ),
    (["one.json", "--preset", "x"], "archlint: 'merge' has no option '--preset'"),
  ])
  func mistakes(_ arguments: [String], _ expected: String) throws {
    let folder = try folder()
    let run = try Tool.run(Tool.path, ["merge"] + arguments, in: folder.path, input: "")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.complaints.first == expected)
  }

  /// An audit is not taken for an earlier one of a single project.
  @Test func aMergedAuditIsNoEarlierAudit() throws {
    let folder = try folder()
    _ = try Tool.run("merge", "one.json", "two.json", "--format", "json=all.json", in: folder)
    let run = try Tool.run("audit", "--since", "all.json", "One", in: folder)
    #expect(run.status == 2)
    #expect(
      run.complaints.first?.contains("this is a file of the form 'archlint-audits/1'") == true)
  }
}
