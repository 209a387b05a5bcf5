import Configuration
import LintRules
import Project
import Results
import Testing

@testable import Engine

/// Whole runs on folders.
@Suite struct LinterTests {
  private func problems(_ folder: TemporaryFolder, _ more: String) async throws -> [String] {
    do {
      _ = try await Sample.run(folder, more)
      return []
    } catch let failure as ConfigurationFailure {
      return failure.problems.map(\.message)
    }
  }

  @Test("findings are ordered by path and place") func reports() async throws {
    let folder = try TemporaryFolder(["B.swift": "g()\n", "A.swift": "let a = 1\nf()\n"])
    let report = try await Sample.run(folder)
    #expect(report.diagnostics.map(\.location.path) == ["A.swift", "B.swift"])
    #expect(report.diagnostics.map(\.rule) == ["no-f", "no-g"])
    #expect(report.diagnostics.map(\.message) == ["f", "g"])
    #expect(report.summary.files == 2)
    #expect(report.summary.lines == 3)
    #expect(report.summary.bytes == 18)
    #expect(report.summary.errors == 1)
    #expect(report.summary.warnings == 0)
    #expect(report.summary.infos == 1)
    #expect(report.problems.isEmpty)
    #expect(report.root == folder.path)
  }

  @Test("what two parts of a rule find at one place is one finding")
  func repeatedFindings() async throws {
    let folder = try TemporaryFolder(["A.swift": "final class Store {}\nclass Other {}\n"])
    let more = """
        - id: no-store
          title: T
          why: W
          instead: I
          declarations:
            - {select: {kind: class}}
            - {select: {kind: class, name: Store}}

      """
    let found = try await Sample.run(folder, more).diagnostics
    #expect(found.map { $0.location.region?.start.line } == [1, 2])
  }

  @Test("Swift in an article of DocC is text, also if a rule reads files of any kind")
  func snippets() async throws {
    let folder = try TemporaryFolder([
      "A.swift": "class Store {}\n", "Kit.docc/01.swift": "class Store {} // word\n",
    ])
    let more = """
        - id: no-store
          title: T
          why: W
          instead: I
          declarations: {select: {kind: class}}
        - id: no-word
          title: T
          why: W
          instead: I
          text: {files: ['**'], match: word}

      """
    let found = try await Sample.run(folder, more).diagnostics
    #expect(found.map(\.rule) == ["no-store", "no-word"])
    #expect(found.map(\.location.path) == ["A.swift", "Kit.docc/01.swift"])
  }

  /// The findings and their order do not depend on the number of workers or their timing.
  @Test("any number of workers gives the same report", arguments: [1, 2, 8]) func workers(
    _ workers: Int
  ) async throws {
    var files: [String: String] = [:]
    for number in 0..<60 {
      let calls = (0..<number % 7).map { "  f(\($0)); g()\n" }.joined()
      files["Folder\(number % 5)/File\(number).swift"] =
        "struct Type\(number): Base\(number % 3) {\n  func a() {\n\(calls)  }\n}\n"
      files["Base\(number % 3).swift"] = "protocol Base\(number % 3): View {}\n"
    }
    let rules = """
        - id: views
          title: views
          why: W
          instead: I
          declarations: {select: {kind: struct, inherits: View}, require: {name: '*View'}}
      """
    let folder = try TemporaryFolder(files)
    let report = try await Sample.run(folder, rules) { $0.workers = workers }
    let keys = report.diagnostics.map { diagnostic in
      let offset = diagnostic.location.region?.bytes.lowerBound ?? -1
      return "\(diagnostic.location.path):\(offset):\(diagnostic.rule):\(diagnostic.key)"
    }
    let alone = try await Sample.run(folder, rules)
    #expect(report.diagnostics == alone.diagnostics)
    #expect(report.diagnostics.count { $0.rule == "views" } == 60)
    #expect(Set(keys).count == keys.count)
    #expect(
      zip(report.diagnostics, report.diagnostics.dropFirst()).allSatisfy { $0.precedes($1) })
  }

  // MARK: - Files

  @Test("a file that cannot be read is a problem of the report")
  func filesThatCannotBeRead() async throws {
    let folder = try TemporaryFolder(["A.swift": "f()"])
    try folder.writeTooLarge("B.swift")
    try folder.link("C.swift", to: "C.swift")
    let report = try await Sample.run(folder)
    #expect(
      report.problems == [
        Report.Problem(
          path: "C.swift", message: "is a link that leads back to itself", isHarmless: true),
        Report.Problem(
          path: "B.swift",
          message: "cannot be read: larger than 64 MB; a glob under 'exclude' leaves it out"),
      ])
    #expect(report.diagnostics.map(\.location.path) == ["A.swift"])
    #expect(report.summary.files == 1)
  }

  /// Code that is nested too deeply is reported; less deeply nested code is checked.
  @Test("code that is nested too deep is a problem of the report")
  func codeThatIsTooDeep() async throws {
    func code(_ levels: Int) -> String {
      "f()\nlet x = "
        + String(repeating: "[", count: levels) + String(repeating: "]", count: levels) + "\n"
    }
    let folder = try TemporaryFolder(["A.swift": code(255), "B.swift": code(300)])
    let report = try await Sample.run(folder)
    #expect(
      report.problems == [
        Report.Problem(
          path: "B.swift",
          message: "has code at 2:264 that is nested too deep to be checked; brackets may be 256 "
            + "levels deep, and types 32")
      ])
  }

  @Test("only findings in the named paths are reported") func whatIsReported() async throws {
    let folder = try TemporaryFolder(["A/B.swift": "f()", "AB/C.swift": "f()", "D.swift": "f()"])
    func paths(_ reported: String...) async throws -> [String] {
      try await Sample.run(folder) { $0.reported = reported }.diagnostics.map(\.location.path)
    }
    #expect(try await paths() == ["A/B.swift", "AB/C.swift", "D.swift"])
    #expect(try await paths("A") == ["A/B.swift"])
    #expect(try await paths("A", "D.swift") == ["A/B.swift", "D.swift"])
    #expect(try await paths("") == ["A/B.swift", "AB/C.swift", "D.swift"])
  }

  /// A text can replace the contents of a file, existing or not.
  @Test("an overlay replaces the text of a file") func overlays() async throws {
    let folder = try TemporaryFolder(["A.swift": "f()"])
    let report = try await Sample.run(folder) {
      $0.overlay = ["A.swift": Array("g()".utf8), "New.swift": Array("f()".utf8)]
    }
    #expect(report.diagnostics.map(\.location.path) == ["A.swift", "New.swift"])
    #expect(report.diagnostics.map(\.rule) == ["no-g", "no-f"])
  }

  /// An excluded file is never read, regardless of the source of its text.
  @Test("an overlay of an excluded file is not checked")
  func overlaysOfExcludedFiles() async throws {
    let folder = try TemporaryFolder(["Gen/A.swift": "f()", "App/B.swift": ""])
    let overlay = ["Gen/A.swift": Array("f()".utf8)]
    let excluded = try await Sample.run(folder, "exclude: ['Gen/**']") { $0.overlay = overlay }
    #expect(excluded.diagnostics.isEmpty)
    let folders = try await Sample.run(folder, "exclude: [Gen]") { $0.overlay = overlay }
    #expect(folders.diagnostics.isEmpty)
    let included = try await Sample.run(folder, "include: ['App/**']") { $0.overlay = overlay }
    #expect(included.diagnostics.isEmpty)
  }

  // MARK: - What a configuration expects

  @Test("a glob of the configuration that matches nothing is a problem")
  func globsThatMatchNothing() async throws {
    let folder = try TemporaryFolder(["A/B.swift": ""])
    #expect(
      try await problems(
        folder,
        """
        include: ['A/**', 'X/**']
        exclude: ['Y/**']
        layers: {Domain: {paths: ['Z/**']}, All: {paths: ['A/**']}}
        rules: {no-f: {paths: {'W/**': off}}}
        """) == [
          "'X/**' matches no file", "layer 'Domain' has no files",
          "'W/**' matches no file",
        ])
  }

  @Test("a glob of the configuration that matches is no problem")
  func globsThatMatch() async throws {
    let folder = try TemporaryFolder(["A/B.swift": "", "C.swift": "", "D/E.swift": ""])
    #expect(
      try await problems(
        folder,
        """
        include: ['A/**', C.swift]
        exclude: [D]
        layers: {All: {paths: ['A/**']}}
        rules: {no-f: {paths: {'A/**': off}}}
        """) == [])
  }

  /// A glob of a rule counts from the app's folder, and is expected to match there.
  @Test("a glob may match within an app alone") func globsInApps() async throws {
    let folder = try TemporaryFolder(["Shop/Domain/A.swift": "f()", "Shop/B.swift": "f()"])
    let more = "apps: [Shop]\nrules: {no-f: {paths: {'Domain/**': off}}}"
    #expect(try await problems(folder, more) == [])
    #expect(try await Sample.run(folder, more).diagnostics.map(\.location.path) == ["Shop/B.swift"])
  }

  @Test("a severity for some paths counts for words in the names of files too")
  func termsInFileNames() async throws {
    let folder = try TemporaryFolder(["Old/CustomerList.swift": "", "New/CustomerCard.swift": ""])
    let more = """
      terms:
        - {wrong: Customer, right: Client, in: [files]}
      rules: {project-terms: {paths: {'Old/**': off}}}
      """
    let found = try await Sample.run(folder, more).diagnostics
    #expect(found.map(\.location.path) == ["New/CustomerCard.swift"])
  }

  // MARK: - Changes

  @Test("a change of a protected file is a finding") func changes() async throws {
    let folder = try TemporaryFolder(["A.swift": "", "Core/B.swift": ""])
    let report = try await Sample.run(folder, "protected: ['Core/**']") {
      $0.changes = ChangeSet(FileChange.list("M\tA.swift\nD\tCore/Gone.swift"))
    }
    #expect(report.diagnostics.map(\.location.path) == ["Core/Gone.swift"])
    #expect(report.diagnostics.map(\.message) == ["'Core/Gone.swift' is protected and was deleted"])
    #expect(try await Sample.run(folder, "protected: ['Core/**']").diagnostics.isEmpty)
  }

  /// Modules come from the manifest, and layers know their modules.
  @Test("modules come from the manifest") func modules() async throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "p", targets: [.target(name: "Low"), .target(name: "High")])
      """,
      "Sources/Low/A.swift": "import High", "Sources/High/B.swift": "import Low",
    ])
    let more = """
        - {id: layers, title: L, why: W, instead: I, layers: {}, message: '{from} uses {to}'}
      layers:
        Low: {modules: [Low], uses: []}
        High: {modules: [High], uses: [Low]}
      """
    let found = try await Sample.run(folder, more).diagnostics.filter { $0.rule == "layers" }
    #expect(found.map(\.message) == ["Low uses High"])
    #expect(found.map(\.location.path) == ["Sources/Low/A.swift"])
  }

  @Test("a pattern of an own rule also means the types of the project, unless it says otherwise")
  func typesOfTheProject() async throws {
    let files = ["A.swift": Array("struct Text {}\nlet a = Text(1)\n".utf8)]
    for (more, count) in [("", 1), (", of-system: true", 0)] {
      let rules = """
        own-rules:
          - {id: no-text, title: T, why: W, instead: I, severity: error, pattern: 'Text($x)'\(more)}

        """
      let found = await Linter.diagnostics(
        inMemory: files, try Sample.configuration(rules: rules), Analysis.Options())
      #expect(found.count == count, "\(more)")
    }
  }

  @Test("a cycle of modules names the number of imports on its cheapest edge")
  func importsOfCycles() async throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "p", targets: [.target(name: "Low"), .target(name: "High")])
      """,
      "Sources/Low/A.swift": "import High", "Sources/High/B.swift": "import Low",
    ])
    let more = "  - {id: cycle, title: C, why: W, instead: I, acyclic: {modules: ['*']}}\n"
    let found = try await Sample.run(folder, more).diagnostics
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.message.hasSuffix("cheapest to cut: Low -> High (1 import)") })
  }

  @Test("a rule about documents reads the files that it names, whatever their extension")
  func documentsOfOtherExtensions() async throws {
    let folder = try TemporaryFolder(["NOTES.txt": "a\nb\nc\n", "NOTES.md": "a\nb\nc\n"])
    let more =
      "  - {id: notes, title: N, why: W, instead: I, documents: {files: NOTES.txt, max-lines: 2}}\n"
    let found = try await Sample.run(folder, more).diagnostics
    #expect(found.map(\.location.path) == ["NOTES.txt"])
  }

  @Test("a rule about documents reads those in the folder of an app, and files with targets")
  func documentsOfAppsAndTargets() async throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "", "App/Notes/A.md": "a\nb\nc\n", "Notes/A.md": "a\nb\nc\n",
      "project.yml": "a:\n  b: 1\n  c: 1\n",
    ])
    let more = """
        - id: notes
          title: N
          why: W
          instead: I
          documents: {files: [Notes/A.md, project.yml], max-lines: 2}
      apps: [App]

      """
    let found = try await Sample.run(folder, more).diagnostics
    #expect(found.map(\.location.path) == ["App/Notes/A.md", "Notes/A.md", "project.yml"])
  }
}
