import Testing

@testable import Reporting

/// Diffs as text; that tools take them is tested where the built tool runs.
@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "A.swift") -> String {
    String(
      decoding: UnifiedDiff.render(path: path, old: Array(old.utf8), new: Array(new.utf8)),
      as: UTF8.self)
  }

  private func lines(_ range: ClosedRange<Int>) -> String {
    range.map { "\($0)\n" }.joined()
  }

  @Test func nothing() { #expect(diff("a\n", "a\n") == "") }

  @Test("a change has three lines of context")
  func oneLine() {
    #expect(
      diff(lines(1...9), lines(1...4) + "x\n" + lines(6...9)) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +x
         6
         7
         8

        """)
  }

  @Test("changes that are far apart have hunks of their own")
  func twoHunks() {
    let new = "x\n" + lines(2...8) + lines(10...12)
    #expect(
      diff(lines(1...12), new) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,4 +1,4 @@
        -1
        +x
         2
         3
         4
        @@ -6,7 +6,6 @@
         6
         7
         8
        -9
         10
         11
         12

        """)
  }

  @Test func noLineBreakAtTheEnd() {
    #expect(
      diff("a", "b") == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +b
        \\ No newline at end of file

        """)
    #expect(diff("a\nb", "a\nc\n").hasSuffix("-b\n\\ No newline at end of file\n+c\n"))
  }

  @Test("carriage returns stay in the lines of a diff")
  func carriageReturns() {
    #expect(diff("a\r\nb\r\n", "a\r\nc\r\n").hasSuffix(" a\r\n-b\r\n+c\r\n"))
  }

  @Test("an empty text has no lines")
  func emptyTexts() {
    #expect(diff("", "a\n").hasSuffix("@@ -0,0 +1 @@\n+a\n"))
    #expect(diff("a\nb\n", "").hasSuffix("@@ -1,2 +0,0 @@\n-a\n-b\n"))
  }

  @Test("a path with spaces or quotes is written as git does it")
  func paths() {
    #expect(diff("a", "b", path: "My App/é.swift").hasPrefix("--- a/My App/é.swift\t\n"))
    #expect(diff("a", "b", path: "a\"\\\n.swift").hasPrefix("--- \"a/a\\\"\\\\\\012.swift\"\n"))
  }
}
