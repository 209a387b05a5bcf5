import Matching
import Project
import SwiftSource
import Testing

@testable import LintRules

/// Rules about sections of documents, and about the files that documents name.
@Suite struct DocumentCheckTests {
  private func project(
    _ section: String? = "^SPEC", _ set: (inout DocumentCheck) throws -> Void
  ) throws -> TestProject {
    var check = DocumentCheck()
    check.files = GlobSet([try Glob("**/*.md")])
    check.section = try section.map { try RegularExpression($0) }
    try set(&check)
    return TestProject(TestProject.rule([check], message: "{problem}"))
  }

  private func named(_ names: String...) throws -> [DocumentCheck.NamedExpression] {
    try names.map {
      DocumentCheck.NamedExpression(name: $0, expression: try RegularExpression("^\($0)$"))
    }
  }

  private func expect(
    _ marked: String, _ project: TestProject, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(project.remarkedMarkdown(marked) == marked, sourceLocation: sourceLocation)
  }

  @Test("a section ends before the next heading of its level")
  func extent() throws {
    let project = try project { $0.maximumLines = 3 }
    expect("## SPEC\na\nb\n\n\n## Other\nc\nd\ne\n", project)
    expect("## ↓SPEC\na\nb\nc\n", project)
    expect("## ↓SPEC\na\n### b\nc\n# d\n", project)
    expect("# ↓SPEC\na\n\n## ↓SPEC\n1\n2\n3\n", project)
  }

  @Test("headings have several forms, and code has none")
  func headings() throws {
    let project = try project { $0.headings = try named("A", "B") }
    expect("## SPEC\n### A\n### B\n", project)
    expect("## ↓SPEC\n### A\n```\n### B\n```\n", project)
    expect("SPEC\n====\n\nA\n---\n\n## B ##\n", project)
    expect("## ↓SPEC\n### **A** <!-- note -->\n<!--\n### B\n-->\n", project)
    expect("## ↓SPEC\n### A\n\n    ### B\n", project)
    expect("no such section\n", project)
  }

  @Test("a section is left out by a heading in it, and needs the one around it")
  func exemptions() throws {
    let project = try project {
      $0.headings = try named("A")
      $0.exemptions = [try RegularExpression("^Decision")]
      $0.within = try RegularExpression("^Plan")
    }
    expect("# Plan\n## ↓SPEC\n", project)
    expect("# Plan\n## SPEC\n### Decision\n", project)
    expect("# Other\n## SPEC\n", project)
  }

  @Test("fields are lines, list items and rows, and say something")
  func fields() throws {
    let project = try project { $0.fields = try named("Reason") }
    for text in [
      "Reason: a", "- **Reason:** a", "- **Reason**: a", "* Reason: a", "| Reason | a |",
      "**Reason:**\n```\na\n```", "- **Reason:**\n  - a", "Reason:\n\na",
    ] {
      expect("## SPEC\n\(text)\n", project)
    }
    for text in [
      "", "- **Reason:**", "- **Reason:**\n- **Other:** b", "Reasons: a", "```\nReason: a\n```",
    ] {
      expect("## ↓SPEC\n\(text)\n", project)
    }
  }

  @Test("blocks of code have a language")
  func codeBlocks() throws {
    let project = try project { $0.codeBlocks = try named("bash") }
    expect("## SPEC\n```bash\na\n```\n", project)
    expect("## ↓SPEC\n```swift\na\n```\n", project)
  }

  @Test("a table has its columns, rows and values")
  func tables() throws {
    let project = try project {
      var table = DocumentCheck.TableDemand()
      table.columns = try named("Status")
      table.rows = try named("iOS")
      table.column = try RegularExpression("^Status$")
      table.values = try RegularExpression("^(PASS|FAIL)$")
      $0.table = table
    }
    expect("## SPEC\n| | Status |\n|---|---|\n| **iOS** | PASS |\n", project)
    expect("## SPEC\n| | Status |\n|---|---|\n| iOS | ↓fine |\n", project)
    expect("## ↓SPEC\n| | Status |\n|---|---|\n| macOS | PASS |\n", project)
    expect("## ↓SPEC\n| | State |\n|---|---|\n| iOS | fine |\n", project)
    expect("## ↓SPEC\niOS | PASS\n", project)
  }

  @Test func `a table may stand below any number of lines`() throws {
    let project = try project {
      var table = DocumentCheck.TableDemand()
      table.columns = try named("Status")
      $0.table = table
    }
    let table = "| | Status |\n|---|---|\n| iOS | PASS |\n"
    for lines in ["", "\n", "One.\n\n", "One.\nTwo.\n\n"] {
      expect("## SPEC\n\(lines)\(table)", project)
    }
  }

  @Test("a statement is contradicted by a value of a table")
  func contradictions() throws {
    let project = try project {
      var contradiction = DocumentCheck.Contradiction()
      contradiction.statements = [try RegularExpression("\\bREADY\\b")]
      contradiction.exceptions = [try RegularExpression("NOT READY")]
      contradiction.column = try RegularExpression("^Status$")
      contradiction.values = [try RegularExpression("FAIL")]
      $0.contradiction = contradiction
    }
    let failed = "| | Status |\n|---|---|\n| iOS | FAIL |\n"
    expect("## SPEC\n\(failed)\n### Sign-off\n\nIt is ↓READY.\n", project)
    expect("## SPEC\n\(failed)\nNOT READY\n", project)
    expect("## SPEC\n\(failed.replacing("FAIL", with: "PASS"))\nREADY\n", project)
  }

  private func listing() throws -> TestProject {
    try project("^Files") {
      var listing = DocumentCheck.FileListing()
      listing.paths = try RegularExpression("`(?<path>[^`]+)`(\\s*\\((?<lines>\\d+) lines\\))?")
      listing.total = try RegularExpression("Total: (?<about>~)?(?<total>\\d+)")
      $0.listing = listing
    }
  }

  private func expectListing(
    _ marked: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let files = ["App/Shared/A.swift": "a\nb\n", "docs/B.swift": "a", "C.swift": ""]
    let found = try listing().remarkedProject(marked, path: "docs/Report.md", with: files)
    #expect(found == marked, sourceLocation: sourceLocation)
  }

  @Test("files that a document names exist and have so many lines")
  func files() throws {
    try expectListing("# Files\n- `Shared/A.swift` (2 lines)\n- `B.swift` (1 lines)\n- `C.swift`\n")
    try expectListing("# Files\n- `Shared/A.swift` (↓3 lines)\n- `↓D.swift`\n- `Shared/`\n")
    try expectListing("# Files\n- `A`, `a.b()`, `View.task`, `*.swift`, `https://a.dev/b`\n")
    try expectListing("# Other\n- `D.swift`\n")
  }

  @Test func `the name of a type of files is no file`() throws {
    try expectListing("# Files\n- `swift`, `.md`, `png`\n")
  }

  @Test("the total of lines is their sum, or about that")
  func totals() throws {
    try expectListing("# Files\n- `Shared/A.swift` (2 lines)\n\nTotal: ↓9\n")
    try expectListing("# Files\n- `Shared/A.swift` (2 lines)\n- `C.swift`\n\nTotal: 9\n")
    let rounded = "# Files\n- `Shared/A.swift` (↓100 lines)\n\nTotal: ~109\n"
    try expectListing(rounded)
    try expectListing(rounded.replacing("~109", with: "~↓111"))
  }

  @Test("a wrong number of lines is corrected")
  func numbers() throws {
    let text = "# Files\n- `Shared/A.swift` (3 lines)\n"
    let found = try listing().projectFindings(in: [
      "docs/Report.md": text, "App/Shared/A.swift": "a\nb\n",
    ])
    let edits = found.flatMap { $0.fix?.edits ?? [] }
    let fixed = String(decoding: Edit.apply(edits, to: Array(text.utf8)), as: UTF8.self)
    #expect(fixed == "# Files\n- `Shared/A.swift` (2 lines)\n")
  }
}
