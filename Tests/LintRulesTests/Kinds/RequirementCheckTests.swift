import Matching
import Project
import SwiftSource
import Testing

@testable import LintRules

/// Rules about requirements: their definitions, tests and checklists.
@Suite struct RequirementCheckTests {
  private func project(
    _ question: RequirementCheck.Question, ids: String = "(SRS|SDD)-\\d{3,}"
  ) throws -> TestProject {
    var check = RequirementCheck()
    check.question = question
    check.scheme = .standard
    check.scheme.id = try RegularExpression(ids)
    check.scheme.files = GlobSet([try Glob("docs/**")])
    var project = TestProject(TestProject.rule([check], message: "{id}"))
    project.places["Tests.swift"] = Place(path: "Tests.swift", isTest: true)
    return project
  }

  private func expect(
    _ marked: String, path: String = "docs/a.md", with others: [String: String] = [:],
    _ project: TestProject, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      project.remarkedProject(marked, path: path, with: others) == marked,
      sourceLocation: sourceLocation)
  }

  @Test("lines, headings and rows that start with an id define it")
  func definitions() throws {
    let project = try project(.untested)
    expect("- ↓SRS-001: lists\n* **↓SRS-002** – lists\n1. ↓SRS-003: numbers\n", project)
    expect("### ↓SRS-001: headings\n\n## ↓SRS-002\n\nThe text is the title.\n", project)
    expect("| id | text |\n|---|---|\n| ↓SRS-001 | rows |\n| `↓SDD-001` | rows |\n", project)
    expect("| # | id | text |\n|---|---|---|\n| 1 | ↓SRS-001 | rows |\n", project)
    expect("| # | id | text |\n|---|---|---|\n| 10 | ↓SRS-001 | rows |\n", project)
    expect("10. ↓SRS-001: numbers\n1.20 ↓SRS-002: a section\n", project)
    expect("↓SRS-001: a paragraph\n\n↓SRS-002 (must): a remark\n", project)
    expect("- [↓SRS-001](#one): a link\n", project)
    expect("| Priority | ID | Requirement |\n|---|---|---|\n| high | ↓SRS-001 | rows |\n", project)
    expect("| Area | Req ID | Description |\n|---|---|---|\n| a | `↓SRS-001` | rows |\n", project)
    // Tables about something else, and a sentence in a column for ids.
    expect("| Test | ID | Description |\n|---|---|---|\n| a | SRS-001 | rows |\n", project)
    expect("| Screen | See | Note |\n|---|---|---|\n| a | SRS-001 | rows |\n", project)
    expect("| Area | ID | Title |\n|---|---|---|\n| a | like SRS-001 | rows |\n", project)
    expect("Title ↓\n".replacing("↓", with: ""), project)
  }

  @Test("symbols, tags, remarks and numbers of sections around an id are no part of its title")
  func decorations() throws {
    let project = try project(.untested)
    expect("- ✅ ↓SRS-001: a symbol\n- 🔴 **↓SRS-002** Another\n", project)
    expect("- <a id=\"one\"></a>↓SRS-001: a tag\n| ↓SRS-002 <b> | row |\n", project)
    expect("- ↓SRS-001 [MUST] The text\n1.2 ↓SRS-002: a section\n", project)
    expect("### Requirement ↓SRS-001: Login\n\n### ↓SRS-002 {#login}\n", project)
    expect("- SRS-001 (must)\n- ↓SRS-002 (must) The text\n- ↓SRS-003 (must)The text", project)
    expect("## ↓SRS-001 (must)", project)
    expect("| id |\n|---|\n| ↓SRS-001\n| ↓SRS-002 (must)\n| ↓SRS-003 (must) |\n", project)
    expect("**↓SRS-001** «Список» in quotes\n- ↓SRS-002 Öffnet die Liste\n", project)
    expect("é SRS-001: a letter\n- 3 SRS-002: a number\n", project)
  }

  @Test("a range of ids defines none of them")
  func ranges() throws {
    let project = try project(.untested)
    expect("- SRS-001..SRS-005: a range\n- SRS-001–SRS-005: a range\n", project)
    expect("- SRS-001 to SRS-005: a range\n- SRS-001, SRS-002: a list\n", project)
    expect("- SRS-001 ... SRS-005\n| SRS-001..SRS-005 | rows |\n", project)
  }

  @Test("a specification of a coverage is no list of references")
  func titlesOfDocuments() throws {
    let project = try project(.untested)
    expect("# Feature Specification: Test Coverage\n\n- ↓SRS-001: a\n", project)
    expect("# Specification: Index\n\n## Traceability\n\n- SRS-001: a\n", project)
    expect("# Coverage: Specification\n\n- SRS-001: a\n", project)
  }

  @Test(
    "headings, lists and tables of AsciiDoc define requirements; its blocks and comments do not")
  func asciiDoc() throws {
    let project = try project(.untested)
    let document = """
      = Requirements

      [[srs-001]]
      == ↓SRS-001: a heading
      * ↓SRS-002: an item
      ** ↓SRS-003: an item in it
      . ↓SRS-004: a step
      ↓SRS-005:: a term
      [#SRS-006]
      === A title
      // SRS-006: a comment
      |===
      |ID |Title

      |↓SRS-007 |a row
      |===
      ----
      SRS-006: a listing
      ----
      == Traceability
      * SRS-006: a reference

      """
    expect(document, path: "docs/a.adoc", project)
  }

  @Test("an id in a sentence, in code or in a path defines nothing")
  func mentions() throws {
    let project = try project(.untested)
    expect("See SRS-001 for this.\n\nSRS-002 says so.\n", project)
    expect("```\n- SRS-001: code\n```\n\n<!-- \n- SRS-002: hidden\n-->\n", project)
    expect("Indented code:\n\n    - SRS-001: code\n", project)
    expect("- https://a.dev/SRS-001: a page\n- SRS-002.md: a file\n- XSRS-003: another\n", project)
    expect("# Traceability matrix\n\n- SRS-001: login\n", project)
    expect("# Requirements\n\n## ↓SRS-001 Traceability matrix\n", project)
    expect("# Matrix\n\n## ↓SRS-001 Rows\n\n- SRS-002: a reference\n", project)
    expect("| id | test |\n|---|---|\n| SRS-001 | LoginTests |\n", project)
    expect("- SRS-001 - SRS-009: a range\n", project)
    #expect(
      project.remarkedProject("- SRS-001: elsewhere\n", path: "README.md")
        == "- SRS-001: elsewhere\n")
  }

  @Test("a retired requirement needs no test")
  func retired() throws {
    let project = try project(.untested)
    expect("- ~~SRS-001: old~~\n- SRS-002: old (deprecated)\n- SRS-003: ~~old~~\n", project)
    expect(
      "#### SRS-001 DELETED\n\n- SRS-002: [withdrawn] old\n- SRS-003: old, obsolete\n", project)
    expect("| id | text | state |\n|---|---|---|\n| SRS-001 | old | retired |\n", project)
    expect("- ↓SRS-001: Tasks can be deleted.\n- ↓SRS-002: No deprecated call is made\n", project)
    expect("## Withdrawn\n\n- SRS-001: old\n\n## Current\n\n- ↓SRS-002: new\n", project)
  }

  @Test("the line below a heading with an id alone is its title, with or without a blank line")
  func titlesBelowHeadings() throws {
    let project = try project(.untested)
    expect("## ↓SRS-001\nThe title.\n\n## SRS-002\n[withdrawn] old\n", project)
    expect("## SRS-002\n\n[withdrawn] old\n", project)
  }

  @Test("names of tests have an underscore for a hyphen, also behind an escape in the expression")
  func escapesInExpressions() throws {
    expect(
      "- SRS-001: tested\n- ↓SRS-002: untested\n",
      with: ["Tests.swift": "func test_SRS_001_name() {}"],
      try project(.untested, ids: "S\\wS-\\d{3,}"))
  }

  @Test("comments, names and texts of tests name a requirement")
  func tests() throws {
    let project = try project(.untested)
    let tests = """
      // SRS-001: a comment
      func testA() {}
      @Test("SRS-002 is a text") func b() {}
      func test_SRS_003_name() {}
      let difference = SRS-004
      """
    let document = "- SRS-001: a\n- SRS-002: b\n- SRS-003: c\n- ↓SRS-004: d\n"
    expect(document, with: ["Tests.swift": tests], project)
    expect("- ↓SRS-001: a\n", with: ["Code.swift": "// SRS-001\n"], project)
  }

  @Test("names of tests and tags spell a defined id in any case and without a separator")
  func looseNames() throws {
    let project = try project(.untested)
    let tests = """
      func testSRS001Login() {}
      func SRS_002_lists() {}
      @Test(.tags(.srs003)) func c() {}
      func test_sdd_004() {}
      func testSRS0051() {}
      func testSRS005lower() {}
      func testXSRS005() {}
      // SRS005
      let text = "SRS005"
      """
    expect(
      "- SRS-001: a\n- SRS-002: b\n- SRS-003: c\n- SDD-004: d\n- ↓SRS-005: e\n",
      with: ["Tests.swift": tests], project)
    expect("- ↓SRS-001: a\n", with: ["Code.swift": "func testSRS001() {}"], project)
    let unknown = try self.project(.unknown)
    expect("- SRS-001: a\n", with: ["Tests.swift": "func testSRS002() {}"], unknown)
    let any = try self.project(.unknown, ids: "[A-Z]+-\\d+")
    expect("- UTF-1: a\n", with: ["Tests.swift": "let utf8 = 1"], any)
  }

  @Test("a name is a title in a heading, and elsewhere where no other line defines the id")
  func camelCaseTitles() throws {
    let untested = try project(.untested)
    expect("### ↓SRS-001 LoginScreen\n\n- ↓SRS-002: PaymentScreen\n", untested)
    expect("| id | name |\n|---|---|\n| ↓SRS-001 | LoginScreen |\n", untested)
    expect(
      "| id | test |\n|---|---|\n| SRS-001 | LoginTests |\n| SRS-002 | testLogin |\n", untested)
    expect("- ↓SRS-001: A user logs in.\n\n## Cover\n\n- SRS-001: LoginViewModel\n", untested)
    let ambiguous = try project(.ambiguous)
    expect("## SRS-001 LoginScreen\n\n- SRS-001: The login screen\n", ambiguous)
    expect("## SRS-001 LoginScreen\n\n- ↓SRS-001: Payments by card\n", ambiguous)
    expect("- SRS-001: A user pays.\n- SRS-001: LoginViewModel\n", ambiguous)
    expect("- SRS-001: LoginViewModel\n- SRS-001: LoginScreen\n", ambiguous)
    expect("- SRS-001: iCloud on macOS\n- SRS-001: icloud on MacOS\n", ambiguous)
  }

  @Test("a documentation comment with a head defines requirements")
  func comments() throws {
    let project = try project(.untested)
    expect("/**\n * Requirements:\n * - ↓SRS-001: a\n */\nenum A {}\n", path: "A.swift", project)
    expect("/// Requirements\n/// - ↓SRS-001: a\nenum A {}\n", path: "A.swift", project)
    expect("/// SRS-001: a\n/// SRS-002: b\nfunc a() {}\n", path: "A.swift", project)
    expect(
      "enum B {\n    /// Requirements\n    /// - ↓SRS-001: a\n    enum A {}\n}\n", path: "A.swift",
      project)
    expect("/// Requirements\n\n/// - SRS-001: a\nenum A {}\n", path: "A.swift", project)
    expect("// Requirements\n// - SRS-001: a\n", path: "A.swift", project)
    expect("let requirements = 1  // SRS-001: a\n", path: "A.swift", project)
    expect("f() /* SRS-001 */ + g() /** Requirements: SRS-002: a */\n", path: "A.swift", project)
  }

  @Test("an unknown id is reported once in a file, and never without definitions")
  func unknown() throws {
    let project = try project(.unknown)
    let documents = ["docs/a.md": "- SRS-001: a\n"]
    expect(
      "// ↓SRS-002\n// SRS-002\n// SRS-001\nfunc testA() {}\n", path: "Tests.swift",
      with: documents, project)
    expect("// SRS-002\n", path: "Tests.swift", project)
    expect("// SRS-002\n", path: "Code.swift", with: documents, project)
  }

  @Test("one id has one meaning, in whatever words")
  func ambiguous() throws {
    let project = try project(.ambiguous)
    expect("- SRS-001: Dashboard shows stars\n- ↓SRS-001: Register an account\n", project)
    expect(
      "- SRS-001: A user must be able to log in with email\n- SRS-001: Log in with email\n", project
    )
    expect(
      "- SRS-001: Show splash screen for 2 seconds\n- SRS-001: Splash screen display\n", project)
    // Words that say nothing about what is wanted contradict nothing.
    expect("- SRS-001: The user can use it\n- SRS-001: Register an account\n", project)
    expect("- SRS-001: Register an account\n- SRS-001: The user can use it\n", project)
  }

  private let checklist = """
    # Coverage checklist

    - [x] SRS-001: a - ATests
    - [x] ↓SRS-002: b - ATests
    - [x] ↓SRS-003: c - NoTests
    - [ ] ↓SRS-004: d - TODO
    - [x] ↓SRS-001: a - ATests
    """

  @Test("a checklist says what the tests say")
  func checklists() throws {
    let project = try project(.checklist)
    let tests = ["Tests.swift": "class ModelATests {\n  // SRS-001\n  func testA() {}\n}\n"]
    expect(checklist, path: "Coverage.md", with: tests, project)
    expect(
      "# ↓Coverage checklist\n\n- [x] SRS-001: a - ATests\n", path: "Coverage.md",
      with: tests.merging(["docs/a.md": "- SRS-001: a\n- SRS-005: e\n"]) { $1 }, project)
    let comment = """
      /**
       * Coverage Checklist - Project
       * [x] SRS-001: a - ATests
       * [x] ↓SRS-002: b - ATests
       */
      enum Coverage {}
      """
    expect(comment, path: "Coverage.swift", with: tests, project)
    let plain = comment.replacing("\n * ", with: "\n").replacing("\n */", with: "\n*/")
    expect(plain, path: "Coverage.swift", with: tests, project)
    // The line of the first id is no part of the head.
    let short = "/*\nCoverage Checklist\n[x] SRS-001: a - ATests\n[x] ↓SRS-002: b - ATests\n*/\n"
    expect(short, path: "Coverage.swift", with: tests, project)
    expect(
      "/* [x] SRS-002: Coverage Checklist */\n", path: "Coverage.swift", with: tests, project)
    expect("- SRS-001: no checklist\n", with: tests, project)
  }

  @Test("a box is set to what the tests say, and the second look finds nothing to set")
  func boxes() throws {
    let project = try project(.checklist)
    let tests = "class ATests {\n  // SRS-001\n  func testA() {}\n}\n"
    let text = "# Checklist\n\n- [ ] SRS-001: a - ATests\n- [x] SRS-002: b - ATests\n"
    func edits(_ text: String) -> [Edit] {
      project.projectFindings(in: ["Coverage.md": text, "Tests.swift": tests])
        .flatMap { $0.fix?.edits ?? [] }
    }
    let fixed = String(decoding: Edit.apply(edits(text), to: Array(text.utf8)), as: UTF8.self)
    #expect(fixed == "# Checklist\n\n- [x] SRS-001: a - ATests\n- [ ] SRS-002: b - ATests\n")
    #expect(edits(fixed).isEmpty)
  }

  @Test("ids have any form", arguments: ["REQ-12", "ABC-1234", "R7", "UI.3"])
  func forms(_ id: String) throws {
    let project = try project(.untested, ids: "(REQ|ABC)-\\d+|R\\d|UI\\.\\d")
    expect("- ↓\(id): a\n", project)
    expect("- \(id): a\n", with: ["Tests.swift": "// \(id): a\nfunc testA() {}\n"], project)
  }

  @Test("the matrix has each requirement with its places")
  func matrix() throws {
    let project = try project(.untested)
    let matrix = project.matrix(of: [
      "docs/a.md": "- SRS-010: Ten\n- SRS-9: no id\n- SRS-002: Two\n- ~~SRS-003: Three~~\n",
      "Code.swift": "// SRS-002\nstruct Two {}\n",
      "Tests.swift": "class TwoTests {\n  // SRS-002\n  func testTwo() {}\n  // SRS-100\n}\n",
    ])
    #expect(matrix.rows.map(\.id) == ["SRS-002", "SRS-003", "SRS-010", "SRS-100"])
    #expect(matrix.rows.map(\.status) == [.tested, .retired, .untested, .unknown])
    #expect(matrix.percent == 50)
    #expect(matrix.rows[0].title == "Two")
    #expect(matrix.rows[0].tests.map(\.mention.owner) == ["TwoTests.testTwo"])
    #expect(matrix.rows[0].code.map(\.mention.owner) == ["Two"])
    #expect(matrix.rows[0].definitions.map(\.mention.line) == [3])
  }
}
