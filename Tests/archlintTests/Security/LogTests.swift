import Foundation
import Testing

/// Names and texts of a project reach the output, but nothing obeys them: no terminal, no service
/// that keeps the output as a log.
@Suite struct LogTests {
  private static let names = [
    "::set-output name=x::y", "##vso[task.setvariable variable=a]b", "##[error]x", "##teamcity[x]",
    "a\u{1B}]0;title\u{7}", "\u{9B}31m", "a\u{202E}b", "a\u{2066}b", "a\u{200B}b", "a\u{2028}b",
    "a\nb", "a\n::error::b", "a\r::error::b", " ::warning::a", "\u{A0}::warning::a", "<script>a",
    "`|[x](javascript:a)|`", "@octocat", "<!-- a -->", "]]>", "%%{init: {}}%%", "-p",
    "q'q\"q", "$(touch a)", "\u{AD}a", "\u{E0041}a",
  ]
  private static let text =
    "::error::a \u{1B}[31m ##vso[a]b <script>a</script> [l](javascript:a) @octocat | `q` \u{202E}"

  /// A project in which every text that can be chosen is hostile.
  private func project() throws -> TemporaryFolder {
    var files: [String: String] = [:]
    for (number, name) in Self.names.enumerated() {
      files["\(name).swift"] = """
        f() /* \(name) \(Self.text) */
        // archlint:disable no-f, \(Self.text) -- \(name)
        g()  // archlint:disable no-g, \(Self.text) -- \(name)

        """
      files["In/\(name)/T\(number).swift"] =
        "struct T\(number) { let a: T\((number + 1) % Self.names.count) }\n"
    }
    let text = Self.quoted(Self.text + "\n::error::next")
    return try TemporaryFolder(
      files.merging([
        ".archlint.yml": """
        own-rules:
          - {id: no-f, title: \(text), why: \(text), instead: \(text), severity: error, pattern: 'f($$$)'}
          - {id: no-g, title: G, why: W, instead: I, severity: warning, pattern: 'g($$$)'}
        checklists:
          - title: \(text)
            items:
              - {id: R1, text: \(text), rules: [no-f]}
              - {id: R2, text: \(Self.quoted("```<img src=a>` " + Self.text)), rules: [no-g]}

        """
      ]) { $1 })
  }

  /// The text in quotes, with all of its characters escaped.
  private static func quoted(_ text: String) -> String {
    let escapes = text.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
    return "\"\(escapes.joined())\""
  }

  /// Returns the problems of a line.
  private func faults(_ line: some StringProtocol, isTabbed: Bool) -> [String] {
    var faults: [String] = []
    let isHidden = line.unicodeScalars.contains { scalar in
      // A page has a million characters, and most of them need no look at tables.
      if scalar.value >= 0x20, scalar.value < 0x7F { return false }
      return switch scalar.properties.generalCategory {
      case .control: !(isTabbed && scalar == "\t")
      case .format: scalar.value != 0x200C && scalar.value != 0x200D && scalar.value < 0xE0000
      case .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
    if isHidden { faults.append("hidden character") }
    let start = line.drop { $0.isWhitespace }
    if start.hasPrefix("::"), !start.hasPrefix(":::") { faults.append("command of GitHub") }
    let hasSigns = zip(line.utf8, line.utf8.dropFirst()).contains { $0 == 0x23 && $1 == 0x23 }
    if hasSigns, String(line).contains(/##[A-Za-z]*\[/) { faults.append("command of a service") }
    return faults
  }

  @discardableResult
  private func check(_ command: String, in folder: TemporaryFolder) throws -> String {
    let words = command.split(separator: " ").map(String.init)
    let run = try Tool.run(Tool.path, words, in: folder.path, input: "")
    for text in [run.output, run.errors] {
      for line in text.split(separator: "\n") {
        let found = faults(line, isTabbed: words.contains("inspect"))
        if found != [] { Issue.record("\(command): \(found) in \(line.debugDescription)") }
      }
    }
    return run.output
  }

  @Test("no report contains a command to a terminal or a service")
  func reports() throws {
    let folder = try project()
    for format in ["text", "compact", "json", "sarif", "gitlab", "checkstyle", "junit", "markdown"]
    {
      try check("--format \(format)", in: folder)
    }
    try check("--verbose --list-suppressions", in: folder)
    try check("--fix", in: folder)
  }

  /// GitHub's own commands hold the names of files as they are, but no other command.
  @Test("an annotation for GitHub contains no other command")
  func githubReport() throws {
    let run = try Tool.run("--format", "github", in: try project())
    for line in run.output.split(whereSeparator: \.isNewline).dropLast() {
      let ascii = String(line.unicodeScalars.filter(\.isASCII).map(Character.init))
      #expect(ascii.contains(/^::(error|warning|notice) file=[^:]*,title=archlint \([a-z-]+\)::/))
      #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }

  @Test("no audit contains markup of the project")
  func audits() throws {
    let folder = try project()
    try check("audit --format json", in: folder)
    let page = try check("audit --format html", in: folder)
    #expect(page.components(separatedBy: "<script").count == 3)
    let markdown = try check("audit --format markdown", in: folder)
    #expect(!markdown.contains("<script>") && !markdown.contains("<img"))
    #expect(!markdown.contains(/[^\\]\]\(/))
  }

  @Test("no listing contains a command to a terminal or a service")
  func listings() throws {
    let folder = try project()
    for command in [
      "graph --level file", "graph --level folder --format dot", "graph --level file --format json",
      "inspect layers", "inspect references", "inspect tokens .", "inspect outline .",
      "explain no-f", "rules --config .archlint.yml", "rules --config .archlint.yml --format json",
      "rules --config .archlint.yml --format markdown", "baseline write", "baseline check",
      "init --stdout",
    ] {
      try check(command, in: folder)
    }
  }

  /// Examples that fail are shown: their code, the paths of their files, and the result of a fix.
  @Test("a failing example is shown without commands")
  func examples() throws {
    let text = Self.text + "\n::error::next "
    let folder = try TemporaryFolder([
      ".archlint.yml": """
      own-rules:
        - id: no-f
          title: T
          why: W
          instead: I
          pattern: 'f($$$)'
          fix: \(Self.quoted("h(\"" + Self.text + "\")"))
          examples:
            flagged:
              - {code: \(Self.quoted(text + "f(1)\n↓g() // " + text)), path: \(Self.quoted("\(text)/A.swift"))}
              - {code: '↓f(1)', fixed: \(Self.quoted(text))}
            clean: \(Self.quoted("f(1) // " + text))

      """
    ])
    let run = try Tool.run("test", "--only", "no-f", in: folder)
    #expect(run.output.hasSuffix("3 examples of 1 rule: 5 failures\n"), "\(run.output)")
    try check("test --only no-f", in: folder)
  }

  @Test("a message quotes its word without commands")
  func complaints() throws {
    let folder = try project()
    for word in [Self.text, "a\n::error::b", "a\r::error::b"] {
      for words in [
        [word], ["--only", word], ["--format", word], ["--\(word)"], ["explain", word],
        ["--config", word], ["--since", word], ["--preset", word], ["--baseline", word],
        ["audit", "--since", word], ["graph", "--focus", "no \(word)"], ["help", word],
      ] {
        let run = try Tool.run(Tool.path, words, in: folder.path, input: "")
        #expect(run.status != 0)
        for line in run.errors.split(separator: "\n") {
          #expect(faults(line, isTabbed: false) == [], "\(words): \(line.debugDescription)")
          #expect(line.hasPrefix("archlint: ") || line.hasPrefix("command line: error: "))
        }
      }
    }
  }

  /// Files that an attacker has changed.
  @Test("a message about a broken file quotes it without commands")
  func brokenFiles() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()\n"])
    for (file, words) in [
      (".archlint.yml", ["lint"]), (".archlint-baseline.json", ["lint"]),
      ("audit.json", ["audit", "--since", "audit.json"]),
    ] {
      for text in [
        "{\"\u{1B}[31m\": 1}", "\(Self.text): 1\n", "[\u{1B}]", "presets: ['##vso[a]\u{202E}']\n",
        "{\"schema\": \"\\u001b[31m##vso[a]\", \"version\": \"\\u001b\"}",
        "own-rules: [{id: \"\\n::error::\\e\"}]\n",
      ] {
        try folder.write(text, to: file)
        try check(words.joined(separator: " "), in: folder)
      }
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(file)")
      try folder.write(TemporaryFolder.configuration, to: ".archlint.yml")
    }
  }

  /// A name with a line break is one word of the proposal, and no more of the configuration.
  @Test("a name with a line break is one word of a proposed configuration")
  func proposals() throws {
    let name = "A\nown-rules: []\u{202E}"
    let folder = try TemporaryFolder([
      "\(name)/A.swift": "struct A { let b: B }\n", "\(name)/C.swift": "struct C { let b: B }\n",
      "Other/B.swift": "struct B {}\n", "Other/D.swift": "struct D {}\n",
    ])
    #expect(try Tool.run("init", in: folder).status == 0)
    #expect(try folder.text(of: ".archlint.yml").contains("own-rules: []") == false)
    let run = try Tool.run("lint", in: folder)
    #expect(run.status == 0, "\(run.errors)")
  }
}
