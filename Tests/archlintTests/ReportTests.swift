import Foundation
import Testing

/// The reports of a run, as other tools read them.
@Suite struct ReportTests {
  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(project: ["A.swift": "let é = f(1)\n", "B/C.swift": "g()\n"])
  }

  @Test("a compact report has one line for each finding")
  func compact() throws {
    let run = try Tool.run("--format", "compact", in: try folder())
    #expect(
      run.output == """
        A.swift:1:10: error: f is called [no-f]
        B/C.swift:1:1: warning: g is called [no-g]

        """)
  }

  /// Formats without a place for timings print them on standard error.
  @Test("formats without a place for timings print them on standard error")
  func timings() throws {
    let compact = try Tool.run("--format", "compact", "--timings", in: try folder())
    #expect(compact.output == (try Tool.run("--format", "compact", in: try folder())).output)
    #expect(compact.notes.count == 7)
    #expect(compact.notes.allSatisfy { $0.hasPrefix("archlint: ") })
    #expect(compact.notes.last?.hasSuffix(" order") == true)
    for format in ["text", "json"] {
      let run = try Tool.run("--format", format, "--timings", in: try folder())
      #expect(run.output.contains("timings") && run.notes.isEmpty)
    }
  }

  @Test("a text report shows the line, without colors in a pipe")
  func text() throws {
    let run = try Tool.run("--format", "text", in: try folder())
    #expect(run.output.contains("A.swift:1:10"))
    #expect(run.output.contains("let é = f(1)"))
    #expect(run.output.contains("no-g"))
    #expect(!run.output.contains("\u{1B}"))
    #expect(try Tool.run(in: try folder()).output.contains("let é = f(1)"))
    #expect(try Tool.run("--color", "always", in: try folder()).output.contains("\u{1B}["))
  }

  @Test("a JSON report has a schema and the location of each finding")
  func json() throws {
    let run = try Tool.run("--format", "json", in: try folder())
    let report = try #require(run.json as? [String: Any])
    #expect(report["schema"] as? String == "archlint/1")
    let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["rule"] as? String } == ["no-f", "no-g"])
    #expect(diagnostics.map { $0["path"] as? String } == ["A.swift", "B/C.swift"])
    #expect(diagnostics.map { $0["line"] as? Int } == [1, 1])
    #expect(diagnostics.map { $0["column"] as? Int } == [10, 1])
    let summary = try #require(report["summary"] as? [String: Any])
    #expect(summary["files"] as? Int == 2)
    #expect(summary["errors"] as? Int == 1)
    #expect(summary["warnings"] as? Int == 1)
  }

  @Test("a SARIF report counts columns in UTF-16")
  func sarif() throws {
    let run = try Tool.run("--format", "sarif", in: try folder())
    let log = try #require(run.json as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["no-f", "no-g"])
    #expect(results.map { $0["level"] as? String } == ["error", "warning"])
    // SARIF counts columns in UTF-16 code units.
    #expect(run.output.replacing(" ", with: "").contains("\"startColumn\":9"))
  }

  @Test(arguments: [
    ("github", "::error file=A.swift,line=1,endLine=1,col=9,endColumn=13,title=archlint (no-f)::"),
    ("gitlab", "[\n  {\"description\": \"f is called\", \"check_name\": \"no-f\", "),
    ("checkstyle", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"),
    ("junit", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"archlint\" "),
    ("markdown", "## archlint: 1 error, 1 warning\n\n2 files "),
  ])
  func services(format: String, start: String) throws {
    let run = try Tool.run("--format", format, in: try folder())
    #expect(run.status == 1)
    #expect(run.output.hasPrefix(start))
  }

  @Test func severalAtOnce() throws {
    let folder = try folder()
    let run = try Tool.run(
      "--format", "sarif=r.sarif", "--format", "json=r.json", "--format", "compact", in: folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("A.swift:1:10: error:"))
    for file in ["r.sarif", "r.json"] {
      let data = Data(try folder.text(of: file).utf8)
      #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
    }
  }

  @Test func someHundredFindingsAreGroupedByRule() throws {
    let folder = try TemporaryFolder(project: [
      "A.swift": String(repeating: "f()\n", count: 200),
      "B.swift": String(repeating: "g()\n", count: 101),
    ])
    let run = try Tool.run(in: folder)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count < 40)
    #expect(lines.contains("error[no-f] f is called: 200 findings in 1 file"))
    #expect(lines.contains("  A.swift:5:1  f is called"))
    #expect(lines.contains("  and 195 more"))
    #expect(run.output.contains("--verbose prints every one"))
    #expect(lines.suffix(2).joined().contains("archlint baseline write"))
    let all = try Tool.run("--verbose", in: folder).output
    #expect(all.contains("--> A.swift:200:1"))
    try folder.write("g()\n", to: "B.swift")
    #expect(try Tool.run(in: folder).output.contains("--> A.swift:1:1"))
  }

  @Test("rules, presets and explanations are available as JSON")
  func lists() throws {
    let folder = try TemporaryFolder([:])
    let rules = try #require(
      try Tool.run("rules", "--format", "json", in: folder).json as? [[String: Any]])
    #expect(rules.contains { $0["id"] as? String == "view-suffix" })
    let presets = try #require(
      try Tool.run("presets", "--format", "json", in: folder).json as? [[String: Any]])
    #expect(presets.contains { $0["name"] as? String == "healthtrack-clean" })
    let rule = try Tool.run("explain", "view-suffix", "--format", "json", in: folder).json
    #expect((rule as? [String: Any])?["id"] as? String == "view-suffix")
  }

  /// Paths can be opened from where archlint was started.
  @Test func pathsFromElsewhere() throws {
    let folder = try folder()
    let below = try Tool.run(Tool.path, ["--format", "compact"], in: folder.path + "/B", input: "")
    #expect(below.output.hasPrefix("../A.swift:1:10:"))
    #expect(below.output.contains("\n") && !below.output.contains("../B/"))
    let path = folder.path
    let above = try Tool.run("--format", "compact", path, in: try TemporaryFolder([:]))
    #expect(above.output.hasPrefix("\(path)/A.swift:1:10:"))
  }

  @Test func sameForAnyNumberOfWorkers() throws {
    let folder = try folder()
    let one = try Tool.run("--format", "compact", "--jobs", "1", in: folder).output
    #expect(try Tool.run("--format", "compact", "--jobs", "8", in: folder).output == one)
  }
}
