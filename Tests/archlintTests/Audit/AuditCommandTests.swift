import Foundation
import Testing

/// `archlint audit` from the command line to its files.
@Suite struct AuditCommandTests {
  private static let checklist = """
    checklists:
      - title: Release
        items:
          - {id: R1, text: f is not called., rules: [no-f]}
          - {id: R2, text: g is not called., rules: [no-g]}
          - {id: R3, text: It looks good., verdict: manual, look-at: all screens.}

    """

  private func folder(_ files: [String: String] = ["A.swift": "f()\n"]) throws -> TemporaryFolder {
    try TemporaryFolder(project: files, Self.checklist)
  }

  @Test("an audit ticks the items without findings")
  func markdown() throws {
    let run = try Tool.run("audit", in: try folder())
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("- [ ] **R1** f is not called.\n  - 1 finding in 1 file\n"))
    #expect(run.output.contains("  - `A.swift`:1\n"))
    #expect(run.output.contains("- [x] **R2** g is not called.\n"))
    #expect(run.output.contains("- [ ] **R3** (by hand) It looks good.\n"))
  }

  @Test("an item about what the project lacks is not applicable")
  func notApplicable() throws {
    let items = """
      checklists:
        - title: Release
          items:
            - {id: R1, text: The bus is quiet., rules: [no-f], applies-to: {texts: [EventBus]}}
            - {id: R2, text: Calls are quiet., rules: [no-f], applies-to: {texts: [other]}}
            - {id: R3, text: A., rules: [no-f], hints: [no-g], applies-to: {files: ['Demo/**']}}

      """
    let run = try Tool.run(
      "audit", in: try TemporaryFolder(project: ["A.swift": "other(); g()\n"], items))
    #expect(run.status == 0)
    #expect(run.output.contains("**1 of 1 item done; 2 not applicable**"))
    #expect(
      run.output.contains(
        "- **R3** (not applicable) A.\n  - there is no file that matches `Demo/**`\n"))
    // An item that does not apply takes no hints.
    #expect(!run.output.contains("hints"))
    #expect(run.output.contains("## Findings outside the checklists"))
    #expect(
      run.output.contains(
        "- **R1** (not applicable) The bus is quiet.\n  - no Swift file contains `EventBus`\n"))
    #expect(run.output.contains("- [x] **R2** Calls are quiet.\n"))
  }

  @Test("an audit fails from the given severity on")
  func failOn() throws {
    #expect(try Tool.run("audit", "--fail-on", "error", in: try folder()).status == 1)
    let warning = try folder(["A.swift": "g()\n"])
    #expect(try Tool.run("audit", "--fail-on", "error", in: warning).status == 0)
    #expect(try Tool.run("audit", "--fail-on", "warning", in: warning).status == 1)
  }

  @Test("an audit of some paths knows only their findings")
  func somePaths() throws {
    let folder = try folder(["A/A.swift": "f()\n", "B/B.swift": "g()\n"])
    let run = try Tool.run("audit", "B", in: folder)
    #expect(run.output.contains("- [x] **R1**"))
    #expect(run.output.contains("- [ ] **R2**"))
  }

  @Test func severalFormatsAndAComparison() throws {
    let folder = try folder(["A.swift": "f(1)\nf(2)\n"])
    let first = try Tool.run(
      "audit", "--format", "json=old.json", "--format", "html=page.html", in: folder)
    #expect(first.status == 0)
    #expect(first.output == "")
    #expect(try folder.text(of: "page.html").hasPrefix("<!doctype html>"))
    try folder.write("f(2)\ng()\n", to: "A.swift")
    let second = try Tool.run("audit", "--since", "old.json", in: folder)
    #expect(second.status == 0)
    #expect(second.output.contains("| **all** | 2 | 1 | 1 | 2 |"))
    #expect(second.output.contains("  - since then 1 fixed, 0 new\n"))
    let json = try Tool.run("audit", "--since", "old.json", "--format", "json", in: folder)
    let since = (json.json as? [String: Any])?["since"] as? [String: Any]
    #expect(since?["fixed"] as? Int == 1)
  }

  @Test("grouping by owner needs a CODEOWNERS file")
  func owners() throws {
    let without = try Tool.run("audit", "--by", "owner", in: try folder())
    #expect(without.status == 2)
    #expect(without.complaints.first?.contains("--by owner needs a file") == true)
    let folder = try folder(["A.swift": "f()\n", "docs/CODEOWNERS": "* @team\n"])
    let run = try Tool.run("audit", "--by", "owner", in: folder)
    #expect(run.output.contains("@<!-- -->team `A.swift`:1"))
  }

  @Test(arguments: [
    (["--format", "sarif"], "there is no format 'sarif'"),
    (["--by", "day"], "--by takes rule, folder, owner, not 'day'"),
    (["--since", "none.json"], "there is no file 'none.json'"),
    (["--since", "A.swift"], "A.swift: this is not an audit"),
    (["--format", "json", "--format", "html"], "only one format can go to standard output"),
    (["--preset", "none"], "there is no preset 'none'"),
  ])
  func wrongUsage(_ arguments: [String], _ complaint: String) throws {
    let folder = try folder()
    let run = try Tool.run(Tool.path, ["audit"] + arguments, in: folder.path, input: "")
    #expect(run.status == 2)
    #expect(run.errors.contains(complaint), "\(run.errors)")
    #expect(run.output == "")
  }

  /// Every preset can be audited, and its page needs nothing but itself.
  @Test(arguments: ["healthtrack-clean", "swift62-liquid-glass", "uikit-appkit-mvc"])
  func presets(_ name: String) throws {
    let folder = try TemporaryFolder(["App/A.swift": "import SwiftUI\n"])
    let run = try Tool.run("audit", "--preset", name, "--format", "json", in: folder)
    #expect(run.status == 0)
    let audit = try #require(run.json as? [String: Any])
    let lists = try #require(audit["checklists"] as? [[String: Any]])
    #expect(lists.map { $0["name"] as? String } == [name])
  }
}
