import Testing

/// `archlint explain` says where a rule looks, in every folder from which it is asked.
@Suite struct ExplainTests {
  private func explain(
    _ id: String, _ arguments: String..., files: [String: String] = [:]
  ) throws -> String {
    let folder = try TemporaryFolder(files)
    let run = try Tool.run(Tool.path, ["explain", id] + arguments, in: folder.path, input: "")
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  private func rule(_ id: String, _ more: String) -> String {
    """
    own-rules:
      - id: \(id)
        title: Title
        why: W
        instead: I
        pattern: 'f()'
    \(more)

    """
  }

  @Test("the folders, layers and code of 'in' and 'not-in'") func places() throws {
    let places = """
          in: {paths: ['App/**'], declarations: {kind: struct, inherits: View}}
          not-in: {tests: true, previews: true, modules: [Kit]}
      """
    let text = try explain("no-f", files: [".archlint.yml": rule("no-f", places)])
    #expect(
      text.contains(
        """
        where
          in files App/**
          in declarations: struct inheriting View
          not in modules Kit
          not in tests
          not in previews

        """), "\(text)")
  }

  @Test("the layers that count") func layers() throws {
    let text = try explain("ui-import-only-in-presentation", "--preset", "healthtrack-clean")
    #expect(text.contains("not in") || text.contains("a part of it: "), "\(text)")
    #expect(text.contains("Presentation"))
  }

  @Test func `without a configuration, a severity that a preset changes is no promise`() throws {
    let text = try explain("strict-concurrency-enabled")
    #expect(text.contains("  error, unless a preset or '.archlint.yml' sets another\n"), "\(text)")
    let set = try explain("strict-concurrency-enabled", "--preset", "apple-multiplatform")
    #expect(set.contains("severity\n  warning\n"), "\(set)")
  }

  @Test func `the systems that a rule waits for`() throws {
    let text = try explain("lazy-stacks")
    #expect(
      text.contains(
        """
        systems
          from iOS 14, macOS 11, tvOS 14, watchOS 7 and visionOS 1 on
          code that is built for older systems is counted, and not reported

        """), "\(text)")
    #expect(!(try explain("no-force-try").contains("systems\n")))
  }

  @Test func `who may use whom, and no line without content`() throws {
    let text = try explain("layer-references", "--preset", "arcana-io-effect")
    #expect(text.contains("; uses no other layer\n"), "\(text)")
    #expect(text.contains("module\n    Presentation, module *Presentation; may use Domain\n"))
    for rule in ["layer-references", "lazy-stacks", "check-cancellation", "swiftui-redraws"] {
      #expect(!(try explain(rule).contains("as the rule describes")), "\(rule)")
    }
  }

  @Test("the values of the preset that the command line names") func preset() throws {
    #expect(
      try explain("view-suffix", "--preset", "healthtrack-clean").contains("healthtrack-clean"))
  }

  @Test("above projects whose rules share an id") func siblings() throws {
    let files = [
      "A/.archlint.yml": rule("no-f", ""), "B/.archlint.yml": rule("no-f", ""),
      "A/A.swift": "f()\n", "B/B.swift": "f()\n",
    ]
    #expect(try explain("no-force-try", files: files).hasPrefix("no-force-try: "))
    #expect(try explain("no-f", files: files).hasPrefix("no-f: "))
    let run = try Tool.run("--only", "no-f", "--format", "compact", in: try TemporaryFolder(files))
    #expect(run.output.contains("A/A.swift:1:1") && run.output.contains("B/B.swift:1:1"))
  }

  @Test("a folder may not define a rule of the folder around it") func rivals() throws {
    let folder = try TemporaryFolder([
      "A/.archlint.yml": rule("no-f", ""), "A/B/.archlint.yml": rule("no-f", ""), "A/A.swift": "",
    ])
    let run = try Tool.run(in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("the rule 'no-f' is defined twice"))
  }

  @Test("an example of a change shows the change, its message and the files before it")
  func changes() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    let moved = try Tool.run("explain", "no-file-moves", in: folder).output
    #expect(
      moved.contains(
        "flagged\n  change\n    R100  Sources/Tracks/Track.swift  Sources/Model/Track.swift\n"))
    let excused = try Tool.run("explain", "logic-change-needs-test", in: folder).output
    #expect(excused.contains("  message of its commit\n    "))
    #expect(excused.contains(" before\n    "))
  }
}
