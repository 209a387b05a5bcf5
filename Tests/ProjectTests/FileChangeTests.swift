import Testing

@testable import Project

/// Lists of changes as `git diff --name-status` prints them.
@Suite struct FileChangeTests {
  @Test func everyKind() {
    let list = "A\ta.swift\nM\tb.swift\nD\tc.swift\nR087\td.swift\te.swift\nT\tf.swift\nC100\tg\th"
    #expect(
      FileChange.list(list) == [
        FileChange(kind: .added, path: "a.swift"), FileChange(kind: .modified, path: "b.swift"),
        FileChange(kind: .deleted, path: "c.swift"),
        FileChange(kind: .renamed, path: "e.swift", oldPath: "d.swift"),
        FileChange(kind: .typeChanged, path: "f.swift"),
        FileChange(kind: .added, path: "h", oldPath: "g"),
      ])
  }

  @Test func quotedPaths() {
    #expect(FileChange.list("M\t\"Domain/\\303\\251.swift\"").map(\.path) == ["Domain/é.swift"])
    let renamed = FileChange.list("R100\t\"a\\tb.swift\"\t\"say \\\"hi\\\".swift\"")
    #expect(renamed.map(\.oldPath) == ["a\tb.swift"])
    #expect(renamed.map(\.path) == ["say \"hi\".swift"])
    #expect(FileChange.list("\"a \\\\ b\"").map(\.path) == ["a \\ b"])
  }

  @Test func plainPaths() {
    #expect(
      FileChange.list("A.swift\r\n\nFolder/B C.swift\n") == [
        FileChange(kind: .modified, path: "A.swift"),
        FileChange(kind: .modified, path: "Folder/B C.swift"),
      ])
    #expect(FileChange.list("") == [])
  }

  @Test func nulsBetweenPaths() {
    #expect(
      FileChange.list("M\0a\nb.swift\0R087\0c\td.swift\0e.swift\0C100\0g\0h\0D\0\"i\".swift\0") == [
        FileChange(kind: .modified, path: "a\nb.swift"),
        FileChange(kind: .renamed, path: "e.swift", oldPath: "c\td.swift"),
        FileChange(kind: .added, path: "h", oldPath: "g"),
        FileChange(kind: .deleted, path: "\"i\".swift"),
      ])
    #expect(FileChange.list("a.swift\0M b.swift\0").map(\.path) == ["a.swift", "M b.swift"])
    #expect(FileChange.list("R100\0a.swift").map(\.path) == ["a.swift"])
  }

  /// A tab, a quote and a slash are one character with an accent after them.
  @Test func namesThatStartWithAnAccent() {
    #expect(
      FileChange.list("M\t\u{301}x.swift") == [
        FileChange(kind: .modified, path: "\u{301}x.swift")
      ])
    #expect(FileChange.unquoted("\"\u{301}x\\t.swift\"") == "\u{301}x\t.swift")
  }

  /// Only line feeds end lines: a name may hold what else counts as a line break.
  @Test func otherLineBreaksArePartsOfNames() {
    #expect(FileChange.list("a\u{2028}b\u{85}c.swift\n").map(\.path) == ["a\u{2028}b\u{85}c.swift"])
  }

  @Test func linesWithoutAPath() {
    #expect(FileChange.list("M\t\nR100\t\"a\"\t\nD\t\"\"\nM\tA.swift").map(\.path) == ["A.swift"])
  }
}
