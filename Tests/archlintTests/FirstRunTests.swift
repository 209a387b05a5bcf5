import Testing

/// A run in a project without a configuration checks what is nobody's policy, and says what
/// `archlint init` would write.
@Suite struct FirstRunTests {
  private static let code = """
    import Foundation
    func a() async throws {
      let a = try! f()
      try? g()
      try await Task.sleep(nanoseconds: 1_000_000_000)
    }

    """

  @Test("only rules about older APIs run") func rules() throws {
    let folder = try TemporaryFolder(["A.swift": Self.code])
    let run = try Tool.run("--format", "json", in: folder)
    let report = try #require(run.json as? [String: Any])
    let found = try #require(report["diagnostics"] as? [[String: Any]])
    #expect(found.compactMap { $0["rule"] as? String } == ["no-task-sleep-nanoseconds"])
    let all = try Tool.run("--preset", "modern-swift", "--format", "compact", in: folder)
    #expect(all.output.contains("[no-force-try]") && all.output.contains("[no-swallowed-errors]"))
  }

  @Test("no rule of a team runs") func policies() throws {
    let run = try Tool.run("config", in: try TemporaryFolder(["A.swift": Self.code]))
    #expect(!run.output.contains("presets:"))
    #expect(run.output.contains("  prefer-replacing:"))
    #expect(!run.output.contains("no-force-try"))
  }

  @Test("what a rule waits for is counted") func waiting() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", platforms: [.iOS(.v15)], targets: [.target(name: "P")])
      """
    let run = try Tool.run(
      in: try TemporaryFolder(["Package.swift": manifest, "Sources/P/A.swift": Self.code]))
    #expect(run.output.contains("No findings"))
    #expect(run.output.contains(" more when iOS 16"), "\(run.output)")
  }

  @Test("a configuration that switches on nothing is named") func emptyConfiguration() throws {
    let run = try Tool.run(
      in: try TemporaryFolder(["A.swift": Self.code, ".archlint.yml": "# nothing yet\n"]))
    #expect(run.status == 0)
    #expect(run.errors.contains(".archlint.yml switches on no rule"), "\(run.errors)")
  }

  @Test("a rule of the command line runs") func only() throws {
    let run = try Tool.run(
      "--only", "no-force-try", in: try TemporaryFolder(["A.swift": Self.code]))
    #expect(run.output.contains("[no-force-try]"))
    #expect(run.errors == "")
  }

  @Test("without modules and layers, the advice is the preset") func adviceOnOneFile() throws {
    let run = try Tool.run(in: try TemporaryFolder(["A.swift": "let a = 1\n"]))
    #expect(
      run.complaints.first
        == "archlint: there is no .archlint.yml; checking only for older APIs that have a successor"
    )
    #expect(
      run.complaints.last?.hasPrefix(
        "archlint: 'archlint init' would write the preset 'modern-swift' (")
        == true)
    #expect(run.complaints.last?.hasSuffix("rules) and no layers") == true)
  }

  @Test("the advice names the layers that init proposes") func adviceOnModules() throws {
    let names = (1...8).map { "Kit\($0)" }
    let targets = names.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    var files = ["Package.swift": "let package = Package(name: \"P\", targets: [\(targets)])\n"]
    for name in names { files["Sources/\(name)/A.swift"] = "public struct A\(name) {}\n" }
    let folder = try TemporaryFolder(files)
    let run = try Tool.run(in: folder)
    #expect(
      run.complaints.last?.hasSuffix(" and 8 layers: Kit1, Kit2, Kit3, Kit4, Kit5, Kit6 and 2 more")
        == true, "\(run.errors)")
    let proposal = try Tool.run("init", "--stdout", in: folder).output
    for name in names { #expect(proposal.contains("  \(name): {modules: [\(name)]")) }
  }

  @Test("a quiet run, and one about standard input, has no advice") func noAdvice() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = 1\n"])
    let quiet = try Tool.run("--quiet", in: folder)
    #expect(!quiet.errors.contains("would write"))
    let input = try Tool.run("--stdin", "--stdin-path", "A.swift", in: folder, input: "let a = 1\n")
    #expect(!input.errors.contains("would write"))
  }

  @Test("an audit, which needs a document, says only that") func audit() throws {
    let run = try Tool.run("audit", in: try TemporaryFolder(["A.swift": "let a = 1\n"]))
    #expect(run.complaints.count == 1)
  }
}
