import Matching
import Project
import SwiftSource
import Testing

@testable import LintRules
@testable import Reporting

/// The forms of the matrix of requirements.
@Suite struct TraceFormatTests {
  /// The matrix of a project with one document and one file of tests.
  private func matrix(document: String, tests: String = "") throws -> RequirementMatrix {
    let rule = try Rule.tracing(ids: "REQ-[0-9]+", definedIn: [])
    let files = ["ATests.swift": tests, "a.md": document].sorted { $0.key < $1.key }
    let session = RuleSession(
      RuleSet([rule], layers: LayerSet()),
      places: files.map { Place(path: $0.key, isTest: $0.key.hasSuffix(".swift")) },
      modules: ModuleLayers(), moduleNames: ModuleNames(names: [""], ofFile: [0, 0]))
    var scratch = RuleSession.Scratch(session.ruleSet)
    let swift = session.firstLook(
      at: SourceFile(path: "ATests.swift", text: tests, words: session.ruleSet.words), index: 0,
      scratch: &scratch)
    var file = SourceFile()
    file.path = "a.md"
    file.buffer = SourceBuffer(Array(document.utf8))
    let text = session.textLook(at: file, index: 1, scratch: &scratch)
    let answers = session.answers(
      of: [swift.symbols, text.symbols], [swift.answers, text.answers], words: scratch.words)
    return RequirementMatrix(answers.notes, places: session.places)
  }

  private func text(_ format: TraceFormat, _ matrix: RequirementMatrix) -> String {
    String(
      decoding: format.render(matrix, options: TraceOptions(project: "P", version: "1")),
      as: UTF8.self)
  }

  @Test("text names each requirement, its status and its places")
  func plainText() throws {
    let matrix = try matrix(
      document: "- REQ-1: One\n- REQ-2: Two\n- ~~REQ-3: Three~~\n",
      tests: "struct ATests {\n  // REQ-1\n  @Test func one() {}\n  // REQ-9\n}\n")
    #expect(
      text(.text, matrix) == """
        1 of 2 requirements have a test (50 %), 1 unknown, 1 retired

        tested    REQ-1  One
                  defined in a.md:1
                  test ATests.one  ATests.swift:2

        untested  REQ-2  Two
                  defined in a.md:2

        retired   REQ-3  Three
                  defined in a.md:3

        unknown   REQ-9
                  test ATests  ATests.swift:4

        """)
  }

  @Test("a project without requirements says so in every form", arguments: TraceFormat.allCases)
  func nothing(_ format: TraceFormat) throws {
    let text = text(format, try matrix(document: "nothing\n"))
    #expect(!text.isEmpty && text.hasSuffix("\n"))
    #expect(try matrix(document: "nothing\n").percent == nil)
  }

  @Test("a cell of CSV is quoted, and is no formula")
  func cells() throws {
    let matrix = try matrix(document: "- REQ-1: =1+1, \"two\"\n- REQ-2: @import\n")
    #expect(
      text(.csv, matrix) == #"""
        id,title,status,defined in,tests,code,checklist
        REQ-1,"'=1+1, ""two""",untested,a.md:1,,,
        REQ-2,'@import,untested,a.md:2,,,

        """#)
  }

  @Test("text of a project is text in Markdown")
  func markdown() throws {
    let matrix = try matrix(document: "- REQ-1: <b> | $x$ @all\n")
    let page = text(.markdown, matrix)
    #expect(page.contains("&lt;b&gt; &#124;"))
    #expect(!page.contains("@all"))
  }
}
