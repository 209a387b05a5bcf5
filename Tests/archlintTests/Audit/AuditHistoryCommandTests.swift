import Foundation
import Testing

/// `archlint audit --history` keeps one line a day, and draws the burn-down.
@Suite struct AuditHistoryCommandTests {
  /// Runs an audit on a day of the year 2026.
  private func audit(
    _ day: String, _ arguments: String..., in folder: TemporaryFolder
  ) throws -> Tool.Run {
    let days = ["05-01": "1777593600", "05-02": "1777680000"]
    return try Tool.run(
      Tool.path, ["audit", "--history", "days"] + arguments, in: folder.path, input: "",
      environment: ["SOURCE_DATE_EPOCH": try #require(days[day])])
  }

  private func lines(_ folder: TemporaryFolder) throws -> [String] {
    let files = try folder.snapshot().keys.filter { $0.hasSuffix(".jsonl") }
    return try folder.text(of: try #require(files.first)).split(separator: "\n").map(String.init)
  }

  @Test("each day has a line; a second run on a day replaces it")
  func days() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f(1)\nf(2)\n"])
    #expect(try audit("05-01", in: folder).status == 0)
    try folder.write("f(1)\nf(2)\nf(3)\n", to: "A.swift")
    let second = try audit("05-01", in: folder)
    #expect(second.output.contains("## History\n\n1 day so far: 3 findings\n"))
    #expect(try lines(folder).count == 1)
    try folder.write("g(1)\n", to: "A.swift")
    let third = try audit("05-02", "--format", "markdown", "--format", "html=page.html", in: folder)
    #expect(third.output.contains("2 days from 2026-05-01 to 2026-05-02: from 3 findings to 1\n"))
    let kept = try lines(folder)
    #expect(kept.count == 2)
    #expect(kept[0].contains("\"date\": \"2026-05-01\""))
    #expect(kept[0].contains("\"errors\": 3, \"warnings\": 0"))
    #expect(kept[1].contains("\"errors\": 0, \"warnings\": 1"))
    #expect(try folder.text(of: "page.html").contains("<title>2026-05-01: 3 findings</title>"))
  }

  @Test("the file is named after the project, so that many projects share a folder")
  func fileName() throws {
    let folder = try TemporaryFolder([
      "One/.archlint.yml": TemporaryFolder.configuration, "One/A.swift": "f()\n",
      "Two/.archlint.yml": TemporaryFolder.configuration, "Two/A.swift": "g()\n",
    ])
    for project in ["One", "Two"] {
      #expect(
        try Tool.run("audit", "--root", project, "--history", "all/days", in: folder).status == 0)
    }
    let names = try folder.snapshot().keys.filter { $0.hasPrefix("all/") }.sorted()
    #expect(names == ["all/days/One.jsonl", "all/days/Two.jsonl"])
  }

  @Test("lines that cannot be read are named, kept and not drawn")
  func damagedLines() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f(1)\n"])
    #expect(try audit("05-01", in: folder).status == 0)
    let name = try #require(try folder.snapshot().keys.first { $0.hasSuffix(".jsonl") })
    let day = try folder.text(of: name)
    try folder.write("<<<<<<< HEAD\n" + day + ">>>>>>> other\n", to: name)
    let run = try audit("05-02", in: folder)
    #expect(run.status == 0)
    #expect(
      run.complaints == [
        "\(name):1: warning: this line is not JSON: a value is expected here (column 1)",
        "\(name):3: warning: this line is not JSON: a value is expected here (column 1)",
        "archlint: 2 lines of the history cannot be read; they stay in the file and are not shown",
      ])
    #expect(run.output.contains("2 days from"))
    let kept = try lines(folder)
    #expect(kept.count == 4)
    #expect(kept[0] == "<<<<<<< HEAD" && kept[1] + "\n" == day && kept[2] == ">>>>>>> other")
  }

  @Test(
    "a history is about the whole project and all rules",
    arguments: [
      (["A.swift"], "leave out paths"), (["--only", "no-f"], "leave out --only"),
      (["--skip", "no-f"], "leave out --skip"),
    ])
  func partsOfAProject(_ arguments: [String], _ message: String) throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f(1)\n"])
    let run = try Tool.run(
      Tool.path, ["audit", "--history", "days"] + arguments, in: folder.path, input: "")
    #expect(run.status == 2)
    #expect(
      run.complaints == ["archlint: --history keeps the numbers of the whole project; \(message)"])
    #expect(try folder.snapshot().keys.allSatisfy { !$0.hasPrefix("days") })
  }

  @Test("a file in place of the folder is no folder")
  func aFile() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f(1)\n"])
    let run = try Tool.run("audit", "--history", "A.swift", in: folder)
    #expect(run.status == 2)
    #expect(run.complaints == ["archlint: --history takes a folder, and 'A.swift' is none"])
  }
}
