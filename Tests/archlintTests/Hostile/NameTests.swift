import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Files with any name that a file system allows: in every report, and to git and back.
@Suite struct NameTests {
  private static let names = [
    "a b.swift", "a\nb.swift", "a\r\nb.swift", "a\tb.swift", "q\"q.swift", "q'q.swift",
    "b\\n.swift",
    "😀👩‍👩‍👧.swift", "e\u{301}.swift", "ü.swift", "\u{301}x.swift", "\u{200D}z.swift", "-dash.swift",
    "--fix.swift", "esc\u{1B}[31m.swift", "del\u{7F}.swift", "\u{202E}rev.swift",
    "\u{2028}ls.swift",
    "\u{85}nel.swift", "a\u{FEFF}bom.swift", "\u{FFFE}.swift", "a:1:1.swift", "100%0A.swift",
    "[x].swift", "{a,b}.swift", "star*.swift", "?.swift", "#h.swift", "a|b.swift", "<x>&amp;.swift",
    "`c`.swift", "$HOME.swift", "@a.swift", "!x.swift", " lead.swift", "trail .swift", "a,b.swift",
    "~.swift", "한글.swift", "a b/ c d/e\tf.swift", "\u{301}dir/y.swift", "nl\ndir/z.swift",
    "q\"dir/\\w.swift", String(repeating: "x", count: 249) + ".swift",
  ]

  private static let fixing = """
    own-rules:
      - {id: no-f, title: f, why: W, instead: I, severity: error, pattern: 'f($_)', fix: 'h()'}

    """

  /// A folder in which every file has one finding.
  private func folder() throws -> TemporaryFolder {
    let files = Dictionary(uniqueKeysWithValues: Self.names.map { ($0, "f(1)\n") })
    return try TemporaryFolder(files.merging([".archlint.yml": Self.fixing]) { $1 })
  }

  /// Returns the form of the names in texts for people and in XML, which cannot express some
  /// characters.
  private static func spelled(_ name: String, _ isHidden: (UInt32) -> Bool) -> String {
    name.unicodeScalars.map { scalar in
      isHidden(scalar.value)
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }

  private static func bytes(_ names: some Sequence<String>) -> Set<[UInt8]> {
    Set(names.map { Array($0.utf8) })
  }

  private func json(_ run: Tool.Run) throws -> [String: Any] {
    try #require(run.json as? [String: Any])
  }

  // MARK: - Reports

  @Test func jsonAndSARIF() throws {
    let folder = try folder()
    let plain = try json(try Tool.run("--format", "json", in: folder))
    let diagnostics = try #require(plain["diagnostics"] as? [[String: Any]])
    #expect(Self.bytes(diagnostics.compactMap { $0["path"] as? String }) == Self.bytes(Self.names))
    #expect(Set(diagnostics.compactMap { $0["fingerprint"] as? String }).count == Self.names.count)
    let sarif = try json(try Tool.run("--format", "sarif", in: folder))
    let results = try #require(
      (sarif["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    let paths = results.compactMap { result -> String? in
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
      let artifact = (location as? [String: Any])?["artifactLocation"] as? [String: Any]
      return (artifact?["uri"] as? String)?.removingPercentEncoding
    }
    #expect(Self.bytes(paths) == Self.bytes(Self.names))
  }

  @Test func servicesAndXML() throws {
    let folder = try folder()
    let run = try Tool.run("--format", "gitlab", in: folder)
    let issues = try #require(run.json as? [[String: Any]])
    let paths = issues.compactMap { ($0["location"] as? [String: Any])?["path"] as? String }
    #expect(Self.bytes(paths) == Self.bytes(Self.names))

    let checkstyle = try Tool.run("--format", "checkstyle", in: folder).output
    let files = try XMLDocument(xmlString: checkstyle).rootElement()?.elements(forName: "file")
    let wanted = Self.names.map {
      Self.spelled($0) { $0 < 0x20 && ![9, 10, 13].contains($0) || $0 == 0xFFFE }
    }
    #expect(
      Self.bytes((files ?? []).compactMap { $0.attribute(forName: "name")?.stringValue })
        == Self.bytes(wanted))
    let junit = try Tool.run("--format", "junit", in: folder).output
    #expect(try XMLDocument(xmlString: junit).rootElement()?.name == "testsuites")
  }

  /// One line per finding, for any names.
  @Test(arguments: ["compact", "github", "text", "markdown"])
  func linesForPeople(_ format: String) throws {
    let output = try Tool.run("--format", format, in: try folder()).output
    let marks = [
      "compact": ": error: f [no-f]", "github": "::f", "text": "error[no-f] f",
      "markdown": "f `no-f`",
    ]
    let lines = output.split(separator: "\n").filter { $0.contains(marks[format] ?? "") }
    if format != "markdown" { #expect(lines.count == Self.names.count) }
    #expect(!output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F })
    for name in ["esc\\u{1B}[31m.swift", "한글.swift"] where format != "markdown" {
      #expect(output.contains(name))
    }
  }

  @Test func otherCommands() throws {
    let folder = try folder()
    try folder.write("presets: [swift62-liquid-glass]\n" + Self.fixing, to: ".archlint.yml")
    let audit = try json(try Tool.run("audit", "--format", "json", in: folder))
    let findings = try #require(audit["findings"] as? [[String: Any]])
    #expect(findings.count { $0["rule"] as? String == "no-f" } == Self.names.count)
    #expect(try Tool.run("audit", "--format", "html", in: folder).status == 0)
    let graph = try json(try Tool.run("graph", "--level", "file", "--format", "json", in: folder))
    #expect((graph["nodes"] as? [Any])?.count == Self.names.count)
    for format in ["mermaid", "dot"] {
      let lines = try Tool.run("graph", "--level", "file", "--format", format, in: folder)
      #expect(lines.output.split(separator: "\n").count >= Self.names.count)
    }
    let tokens = try Tool.run("inspect", "tokens", ".", in: folder).output
    #expect(tokens.split(separator: "\n").count { $0.hasPrefix("file\t") } == Self.names.count)
    #expect(try Tool.run("inspect", "references", in: folder).status == 0)
  }

  // MARK: - Paths that come and go

  @Test func aBaselineKnowsThemAll() throws {
    let folder = try folder()
    #expect(try Tool.run("baseline", "write", in: folder).status == 0)
    let run = try Tool.run("--format", "compact", in: folder)
    #expect(run.output == "" && run.errors == "" && run.status == 0)
    #expect(
      try Tool.run("baseline", "check", in: folder).output
        == "baseline: 0 new, \(Self.names.count) still there, 0 fixed\n")
  }

  @Test func onTheCommandLine() throws {
    let folder = try folder()
    let list = Self.names.joined(separator: "\0")
    let all = try Tool.run("--format", "compact", "--files-from", "-", in: folder, input: list)
    #expect(all.output.split(separator: "\n").count == Self.names.count)
    for name in ["--fix.swift", "\u{301}dir/y.swift", "\u{301}x.swift", "nl\ndir"] {
      let one = try Tool.run("--format", "compact", "--", name, in: folder)
      #expect(one.output.split(separator: "\n").count == 1, "\(name)")
    }
    let lines = try Tool.run(
      "--format", "compact", "--files-from", "-", in: folder,
      input: "a b.swift\r\n\u{2028}ls.swift\n\u{301}x.swift\n")
    #expect(lines.output.split(separator: "\n").count == 3)
  }

  @Test func fixesAndDiffs() throws {
    let folder = try folder()
    let script = """
      git init -q . && "$ARCHLINT" --diff > ../$$.patch; git apply ../$$.patch || exit 9
      rm ../$$.patch; "$ARCHLINT" --format compact
      """
    #expect(try Tool.shell(script, in: folder).status == 0)
    for name in Self.names { #expect(try folder.text(of: name) == "h()\n", "\(name)") }
    for name in Self.names { try folder.write("f(2)\n", to: name) }
    #expect(try Tool.run("--fix", "--format", "compact", in: folder).status == 0)
    for name in Self.names { #expect(try folder.text(of: name) == "h()\n", "\(name)") }
    #expect(try folder.leftovers() == [])
  }

  @Test func git() throws {
    let files = Dictionary(uniqueKeysWithValues: Self.names.map { ($0, "f(1)\n") })
    let repository = try Repository(files)
    for name in Self.names { try repository.folder.write("f(1)\nf(2)\n", to: name) }
    let count = Self.names.count
    func found(_ arguments: String...) throws -> Int {
      let arguments = ["--format", "json"] + arguments
      let run = try Tool.run(Tool.path, arguments, in: repository.folder.path, input: "")
      return (try json(run)["diagnostics"] as? [Any])?.count ?? -1
    }
    #expect(try found("--since", "HEAD") == 2 * count)
    #expect(try found("--since", "HEAD", "--changed-lines") == count)
    try repository.git("add", "--all")
    // What the working tree holds must not stand in for what is staged.
    for name in Self.names { try repository.folder.write("h()\n", to: name) }
    #expect(try found("--staged") == 2 * count)
    #expect(try found("--staged", "--changed-lines") == count)
    for name in Self.names { try repository.folder.write("f(1)\nf(2)\n", to: name) }
    for options in [["-z"], ["-c", "core.quotePath=false"], []] {
      let words =
        options.first == "-z"
        ? ["diff", "--name-status", "-z", "HEAD"] : options + ["diff", "--name-status", "HEAD"]
      let list = try Tool.run(
        "/usr/bin/env", ["git"] + words, in: repository.folder.path, input: "")
      let run = try Tool.run(
        "--format", "json", "--changed-files", "-", in: repository.folder, input: list.output)
      #expect((try json(run)["diagnostics"] as? [Any])?.count == 2 * count, "\(options)")
    }
  }
}
