import Testing

/// `archlint explain --at` says what a run says of a line, and what decides.
@Suite struct ProbeTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "P", platforms: [.iOS(.v15)], targets: [.target(name: "P")])
    """
  private static let code = """
    func a() async throws {
      try await Task.sleep(nanoseconds: 1_000_000_000)
      if #available(iOS 17, *) {
        try await Task.sleep(nanoseconds: 2_000_000_000)
      }
      let a = try! f()
      let b = try! f()  // archlint:disable no-force-try -- because
    }

    """

  private func explain(
    _ rule: String, _ place: String, _ configuration: String?, _ more: [String: String] = [:]
  ) throws -> Tool.Run {
    var files = ["Package.swift": Self.manifest, "Sources/P/A.swift": Self.code].merging(more) {
      $1
    }
    files[".archlint.yml"] = configuration
    let folder = try TemporaryFolder(files)
    return try Tool.run("explain", rule, "--at", place, in: folder)
  }

  @Test(
    arguments: [
      ("no-task-sleep-nanoseconds", 2, "nothing is reported until iOS 16 is the oldest target"),
      ("no-task-sleep-nanoseconds", 4, nil), ("no-force-try", 6, nil),
      ("no-force-try", 7, "a comment suppresses it: because"),
      ("no-force-try", 1, "patterns begins on the line"),
    ] as [(String, Int, String?)])
  func lines(_ rule: String, _ line: Int, _ reason: String?) throws {
    for configuration in ["presets: [modern-swift]\n"] {
      let run = try explain(rule, "Sources/P/A.swift:\(line)", configuration)
      let verdict = reason == nil ? "reports" : "does not report"
      #expect(run.output.hasPrefix("\(rule) \(verdict) Sources/P/A.swift:\(line)"), "\(run.output)")
      if let reason { #expect(run.output.contains(reason), "\(run.output)") }
    }
  }

  @Test func `a file that a run passes over is named as such`() throws {
    let text = "let a = try! f()\n"
    let generated = try explain(
      "no-force-try", "B.generated.swift:1", "presets: [modern-swift]\n",
      ["B.generated.swift": text])
    #expect(generated.output.contains("the file is generated"), "\(generated.output)")
    let excluded = try explain(
      "no-force-try", "Gen/B.swift:1", "presets: [modern-swift]\nexclude: ['Gen/**']\n",
      ["Gen/B.swift": text])
    #expect(excluded.output.contains("a run does not read the file"), "\(excluded.output)")
  }

  @Test func `a rule that is off, or that a run without a configuration does not check, is named`()
    throws
  {
    let off = try explain(
      "no-force-try", "Sources/P/A.swift:6", "presets: [modern-swift]\nrules: {no-force-try: off}\n"
    )
    #expect(off.output.hasPrefix("no-force-try does not report"))
    #expect(off.output.contains("the rule is off in .archlint.yml"), "\(off.output)")
    let none = try explain("no-force-try", "Sources/P/A.swift:6", nil)
    #expect(none.output.contains("a run without a configuration does not check the rule"))
  }

  @Test func `the baseline is named`() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()\n"])
    #expect(try Tool.run("baseline", "write", in: folder).status == 0)
    let run = try Tool.run("explain", "no-f", "--at", "A.swift:1", in: folder)
    #expect(
      run.output == """
        no-f does not report A.swift:1
          the baseline accepts it
          without that, it says: f is called

        """)
  }

  @Test func `each finding of the line is shown`() throws {
    let folder = try TemporaryFolder(
      project: ["A.swift": "f(f(1))\ng(); f()\nf(); f()  // archlint:disable no-f -- old\n"])
    func explain(_ place: String) throws -> String {
      try Tool.run("explain", "no-f", "--at", place, in: folder).output
    }
    #expect(
      try explain("A.swift:1") == """
        no-f reports A.swift:1:1: f is called
        no-f reports A.swift:1:3: f is called

        """)
    #expect(try explain("A.swift:2") == "no-f reports A.swift:2: f is called\n")
    #expect(
      try explain("A.swift:3") == """
        no-f does not report A.swift:3:1
          a comment suppresses it: old
          without that, it says: f is called
        no-f does not report A.swift:3:6
          a comment suppresses it: old
          without that, it says: f is called

        """)
  }

  @Test func `a type that 'only' names and no file declares is named`() throws {
    let rule = """
      own-rules:
        - {id: v, title: t, why: w, instead: i, only: {types: [URLSession], by: {paths: ['N/**']}}}

      """
    let run = try explain("v", "Sources/P/A.swift:6", rule)
    #expect(run.output.contains("  the project declares no type 'URLSession'"), "\(run.output)")
  }

  @Test func `a type that nothing names, and a line that is not there`() throws {
    let rule = """
      own-rules:
        - {id: v, title: t, why: w, instead: i, in: {declarations: {inherits: Viewz}}, pattern: 'try! $x'}

      """
    let run = try explain("v", "Sources/P/A.swift:6", rule)
    #expect(
      run.output.contains("the rule looks only in declarations inheriting Viewz"), "\(run.output)")
    #expect(run.output.contains("no file of the project names 'Viewz'"), "\(run.output)")
    let missing = try explain("v", "Sources/P/A.swift:99", rule)
    #expect(missing.status == 2)
    #expect(missing.complaints.first == "archlint: 'Sources/P/A.swift' has 8 lines, and no line 99")
  }
}
