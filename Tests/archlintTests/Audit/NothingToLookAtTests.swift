import Testing

/// An item is neither done nor open where its rules have nothing to look at.
@Suite struct NothingToLookAtTests {
  /// A rule, and two projects: one in which it has nothing to look at, and one in which it finds
  /// nothing though it looks at something.
  struct Case: CustomTestStringConvertible, Sendable {
    let kind: String
    let rule: String
    let without: [String: String]
    let with: [String: String]

    init(
      _ kind: String, _ rule: String, without: [String: String] = ["A.swift": "struct A {}\n"],
      with: [String: String]
    ) {
      self.kind = kind
      self.rule = rule
      self.without = without
      self.with = with
    }

    var testDescription: String { kind }
  }

  static let cases = [
    Case(
      "declarations with a demand",
      "declarations: {select: {name: '*Store'}, require: {kind: actor}}",
      with: ["A.swift": "actor TreeStore {}\n"]),
    Case(
      "declarations that are wrong in one respect",
      "declarations: {select: {kind: class, name: '*Model', none: {attributes: Observable}}}",
      with: ["A.swift": "@Observable class TreeModel {}\n"]),
    Case(
      "contents", "contents: {of: {kind: func, attributes: Test}, require: ['check($$$)']}",
      with: ["A.swift": "@Test func a() { check(1) }\n"]),
    Case(
      "absent, on an occasion",
      "absent: {of: {declarations: {name: Plan}}, if: {declarations: {attributes: Model}}}",
      with: ["A.swift": "@Model class A {}\nenum Plan {}\n"]),
    Case(
      "layout of files", "layout: {files: '**/*Screen.swift', allowed: ['Screens/**']}",
      with: ["Screens/AScreen.swift": ""]),
    Case(
      "layout of folders", "layout: {folders: 'Screens/*', hold: ['{folder}View.swift']}",
      with: ["Screens/A/AView.swift": ""]),
    Case(
      "counterparts", "counterparts: {folders: 'Features/*', heading: 'SPEC {folder}'}",
      with: ["Features/A/A.swift": "", "docs/a.md": "# SPEC A\n"]),
    Case(
      "tests", "tested: {of: {name: '*Store'}}",
      with: [
        "A.swift": "struct TreeStore {}\n",
        "Tests/TreeStoreTests.swift": "struct TreeStoreTests {}\n",
      ]),
    Case(
      "sections of documents", "documents: {files: '**/*.md', section: '^SPEC', max-lines: 50}",
      without: ["A.swift": "", "README.md": "# Read me\n"],
      with: ["A.swift": "", "README.md": "## SPEC of A\n"]),
    Case(
      "settings", "settings: {files: [manifest], name: platform.iOS, below: 26, message: m}",
      with: ["Package.swift": "let package = Package(name: \"A\", platforms: [.iOS(.v26)])\n"]),
    Case(
      "text", "text: {files: ['ci/*.yml'], match: 'macos-13'}",
      with: ["A.swift": "", "ci/ci.yml": "runs-on: macos-26\n"]),
    Case(
      "switches", "switches: {over: Level, cases: [low]}",
      with: ["A.swift": "enum Level { case low }\n"]),
    Case(
      "uses of types by a pattern", "uses: {types: ['*DTO'], as: construction}",
      with: ["A.swift": "struct TreeDTO {}\n"]),
    Case(
      "code of some files", "pattern: 'f()'\n    in: {paths: ['Screens/**']}",
      with: ["Screens/A.swift": "g()\n"]),
    Case(
      "code in some declarations", "pattern: 'f()'\n    in: {declarations: {inherits: View}}",
      with: ["A.swift": "struct A: View {}\n"]),
    Case(
      "code of previews", "pattern: 'f()'\n    in: {previews: true}",
      with: ["A.swift": "#Preview { A() }\n"]),
    Case(
      "tests alone", "pattern: 'f()'\n    in: {tests: true}", with: ["Tests/ATests.swift": "g()\n"]),
    Case(
      "files with an import", "pattern: 'f()'\n    in: {imports: [Combine]}",
      with: ["A.swift": "import Combine\n"]),
    Case(
      "a rule with a condition", "pattern: 'f()'\n    if: {declarations: {name: Bus}}",
      with: ["A.swift": "enum Bus {}\n"]),
  ]

  private func audit(_ rule: String, _ files: [String: String]) throws -> String {
    let configuration = """
      own-rules:
        - id: the-rule
          title: Rule
          why: W
          instead: I
          \(rule)
      checklists:
        - title: Items
          items: [{id: R1, text: It is so., rules: [the-rule]}]

      """
    let folder = try TemporaryFolder(files.merging([".archlint.yml": configuration]) { $1 })
    let run = try Tool.run("audit", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test(arguments: cases) func anItemIsNotApplicable(_ sample: Case) throws {
    let audit = try audit(sample.rule, sample.without)
    #expect(
      audit.contains(
        "- **R1** (not applicable) It is so.\n"
          + "  - the project has nothing that `the-rule` looks at\n"), "\(audit)")
    #expect(audit.contains("**nothing to check; 1 not applicable**"))
  }

  @Test(arguments: cases) func anItemIsDone(_ sample: Case) throws {
    let audit = try audit(sample.rule, sample.with)
    #expect(audit.contains("- [x] **R1** It is so.\n"), "\(audit)")
  }

  @Test("the ban of some code looks at all code")
  func bansOfCode() throws {
    #expect(try audit("pattern: 'f()'", ["A.swift": ""]).contains("- [x] **R1**"))
  }

  @Test("the ban of some declarations looks at all declarations")
  func bansOfDeclarations() throws {
    let rule = "declarations: {select: {kind: class, inherits: UIResponder}}"
    #expect(try audit(rule, ["A.swift": ""]).contains("- [x] **R1**"))
  }

  @Test("a suppressed finding is about something")
  func suppressedFindings() throws {
    let rule = "pattern: 'f()'\n    in: {declarations: {inherits: View}}"
    let code = "struct A: View { func a() { f() } } // archlint:disable the-rule -- known\n"
    #expect(try audit(rule, ["A.swift": code]).contains("- [x] **R1**"))
  }

  @Test("nothing of a document about glass, stores or tests is done in a project of one view")
  func onOneFile() throws {
    let folder = try TemporaryFolder([
      "App/AView.swift": """
      import SwiftUI
      struct AView: View { var body: some View { Text("x") } }

      """
    ])
    func notApplicable(_ preset: String) throws -> Set<String> {
      let run = try Tool.run("audit", "--preset", preset, in: folder)
      let items = run.output.matches(of: /- \*\*([A-Z0-9]+)\*\* \(not applicable\)/)
      return Set(items.map { String($0.1) })
    }
    #expect(
      try notApplicable("arcana-io-effect").isSuperset(of: [
        "P3", "S1", "S3", "S4", "TDD1", "TDD2", "TDD3", "TDD5", "CI2", "CI4", "CI5", "CI6", "CI7",
        "CI8", "CI9",
      ]))
    #expect(
      try notApplicable("swift62-liquid-glass").isSuperset(of: [
        "D1", "D2", "D3", "K1", "K2", "O1", "O2", "O3", "O4", "O5", "E1", "E2", "E3", "E4", "E5",
        "G1", "G2", "G3", "G4", "G5", "G6", "T1", "T2", "T3", "T4", "S5", "X1",
      ]))
    #expect(
      try notApplicable("apple-multiplatform").isSuperset(of: [
        "T1", "T2", "T3", "T4", "D1", "D2", "D4", "D5",
      ]))
  }
}
