import Foundation
import Testing

/// The same project gives the same bytes on every run. `Benchmarks/determinism` asks more often.
@Suite struct DeterminismTests {
  private static let presets = ["healthtrack-clean", "swift62-liquid-glass", "uikit-appkit-mvc"]
    .flatMap { ["--preset", $0] }

  /// The differences from one run to the next.
  private struct Setting {
    let jobs: String
    let environment: [String: String]
    /// True if the files are created in reverse order.
    let isReversed: Bool
  }

  /// Two settings that share nothing: each run costs a second.
  private static let settings = [
    Setting(jobs: "1", environment: ["LC_ALL": "C", "TZ": "UTC"], isReversed: false),
    Setting(
      jobs: "8",
      environment: [
        "LC_CTYPE": "tr_TR.UTF-8", "LC_COLLATE": "sv_SE.UTF-8", "LC_NUMERIC": "ar_EG.UTF-8",
        "LC_TIME": "ar_EG.UTF-8", "TZ": "Pacific/Kiritimati", "HOME": "/nonexistent",
      ],
      isReversed: true),
  ]

  /// A copy of a project among the fixtures, its files made one after another.
  private func copy(_ name: String, isReversed: Bool) throws -> TemporaryFolder {
    let source = "\(Tool.repository)/Fixtures/projects/\(name)"
    let paths = try FileManager.default.subpathsOfDirectory(atPath: source).sorted()
    let folder = try TemporaryFolder([:])
    for path in isReversed ? paths.reversed() : paths {
      // A folder has no content.
      guard let data = try? Data(contentsOf: URL(filePath: "\(source)/\(path)")) else { continue }
      try folder.write(String(decoding: data, as: UTF8.self), to: "Project/\(path)")
    }
    return folder
  }

  /// Everything that a run leaves: its status, its output and the files of its project.
  private func outcome(
    _ arguments: [String], _ project: String, _ setting: Setting
  ) throws -> [String: String] {
    let folder = try copy(project, isReversed: setting.isReversed)
    let words = arguments + ["--jobs", setting.jobs]
    let run = try Tool.run(
      Tool.path, words, in: "\(folder.path)/Project", input: "",
      environment: setting.environment.merging(["SOURCE_DATE_EPOCH": "1750000000"]) { $1 })
    #expect(run.status < 2, "\(run.errors)")
    var outcome = ["status": "\(run.status)", "output": run.output]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      outcome[path] = try? folder.text(of: path)
    }
    // JSON names the folder of the project.
    return outcome.mapValues { $0.replacing(folder.path, with: "…") }
  }

  private func expectTheSame(_ arguments: [String], _ project: String) throws {
    let first = try outcome(arguments, project, Self.settings[0])
    for setting in Self.settings.dropFirst() {
      let other = try outcome(arguments, project, setting)
      let differing = Set(first.keys).union(other.keys).filter { first[$0] != other[$0] }
      #expect(differing.sorted() == [], "\(arguments.first ?? ""), \(setting)")
    }
  }

  @Test(arguments: ["healthtrack-clean", "swift62-liquid-glass", "uikit-appkit-mvc"])
  func reports(project: String) throws {
    let formats = [
      "text", "compact", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "markdown",
    ].flatMap { ["--format", "\($0)=../report.\($0)"] }
    // Each project has a violation of every rule of its own preset.
    try expectTheSame(["lint", "--preset", project] + formats, project)
  }

  @Test func audits() throws {
    let formats = ["markdown", "json", "html"].flatMap { ["--format", "\($0)=../audit.\($0)"] }
    try expectTheSame(["audit"] + formats + Self.presets, "swift62-liquid-glass")
  }

  @Test func fixes() throws {
    try expectTheSame(["lint", "--fix", "--unsafe"] + Self.presets, "swift62-liquid-glass")
    try expectTheSame(["lint", "--diff", "--unsafe"], "swift62-liquid-glass")
  }

  @Test(arguments: [
    ["baseline", "write"], ["init", "--stdout"], ["inspect", "references"],
    ["inspect", "layers"], ["graph", "--level", "file"],
    ["graph", "--level", "layer", "--format", "dot"],
  ])
  func listings(arguments: [String]) throws {
    try expectTheSame(arguments, "healthtrack-clean")
  }

  /// The order in which paths are named is not that of the report.
  @Test func orderOfPaths() throws {
    let folder = try TemporaryFolder(project: [
      "B.swift": "f()\n", "A.swift": "g()\n", "C.swift": "f()\n",
    ])
    var outputs: Set<String> = []
    for paths in ["A.swift\nB.swift\nC.swift\n", "C.swift\nA.swift\nB.swift\nA.swift\n"] {
      try folder.write(paths, to: "list")
      let run = try Tool.run("--format", "compact", "--files-from", "list", in: folder)
      outputs.insert(run.output)
    }
    #expect(outputs.count == 1)
    #expect(outputs.first?.split(separator: "\n").count == 3)
  }

  /// The day and the time that a run takes are the only things that differ, unless they are fixed.
  @Test func theDayCanBeFixed() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()\n"])
    let audit = try Tool.run(
      Tool.path, ["audit"], in: folder.path, input: "", environment: ["SOURCE_DATE_EPOCH": "86400"])
    #expect(audit.output.contains("1970-01-02"))
    let report = try Tool.run(
      Tool.path, ["--format", "json"], in: folder.path, input: "",
      environment: ["SOURCE_DATE_EPOCH": "86400"])
    #expect(report.output.contains("\"seconds\": 0.0"))
    for time in ["x", "-1", "1e9", "999999999999999"] {
      let wrong = try Tool.run(
        Tool.path, [], in: folder.path, input: "", environment: ["SOURCE_DATE_EPOCH": time])
      #expect(wrong.status == 2)
      #expect(
        wrong.errors.contains("SOURCE_DATE_EPOCH is a number of seconds since 1970, not '\(time)'"))
    }
  }
}
