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

  @Test func linesWithoutAPath() {
    #expect(FileChange.list("M\t\nR100\t\"a\"\t\nD\t\"\"\nM\tA.swift").map(\.path) == ["A.swift"])
  }
}
