import Testing

@testable import YAML

@Suite("Conflicts of git")
struct MergeConflictTests {
  private static let message =
    "is not resolved; keep what is right of both sides, and delete the lines of its markers"

  @Test(
    "A conflict is named at its first marker, whatever else is wrong",
    arguments: [
      ("a: b\n<<<<<<< HEAD\nc: d\n=======\nc: e\n>>>>>>> branch\n", 2, 6),
      ("<<<<<<< HEAD\na: b\n||||||| base\na: c\n=======\na: d\n>>>>>>> 1f2e (fix: it)", 1, 7),
      ("a:\n<<<<<<< HEAD\r\n  - b\r\n=======\r\n  - c\r\n>>>>>>> x\r\n", 2, 6),
      ("a: |\n  text\n<<<<<<< HEAD\n  b\n=======\n  c\n>>>>>>> x\nd: [\n", 3, 7),
    ])
  func conflicts(text: String, start: Int, end: Int) {
    check(text, "\(start):1: a conflict of git, from here to line \(end), \(Self.message)")
  }

  @Test("Between brackets, markers are texts, unless the text may be one that was merged")
  func brackets() throws {
    let text = "{\"a\": [\n<<<<<<< HEAD\n  1\n=======\n  2\n>>>>>>> x\n]}\n"
    check(text, "{\"a\": [<<<<<<< HEAD 1 ======= 2 >>>>>>> x]}")
    let error = #expect(throws: YAMLError.self) { try YAMLNode.parseMerged(text) }
    #expect(error?.isConflict == true && error?.mark.line == 2)
    #expect(render(try YAMLNode.parseMerged("a: b")) == "{a: b}")
  }

  @Test("Text that looks like a part of a conflict is none")
  func others() {
    check(
      "a: |\n  <<<<<<< HEAD\n  =======\n  >>>>>>> x\n",
      "{a: |<<<<<<< HEAD\\n=======\\n>>>>>>> x\\n}")
    for text in ["a: [\n<<<<<<< HEAD\n", "a: [\n=======\n>>>>>>> x\n", "a: [\n<<<<<<<< x\n"] {
      #expect(!outcome(of: text).contains("conflict"), "\(text)")
    }
  }
}
