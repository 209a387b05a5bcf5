import Testing

@testable import SwiftSource

/// Files that would take minutes, or overflow the stack, if any part of the work were done again
/// and again. There are no clocks here: such a regression is seen by everybody who waits for it.
@Suite struct PathologicalTests {
  @Test(arguments: ["(", "{", "\"\\(", "/*", "#if\n", "<"])
  func hundredThousand(text: String) {
    checkRepeated(text, 100_000)
  }

  @Test(arguments: [
    "[", ")", "}", "\"\"\"\\(", "\"\\({", ">", "?", "`", "“", "\"", "'", "#", "#endif\n", "@", "$",
    ".", "\\",
  ])
  func twentyThousand(text: String) {
    checkRepeated(text, 20_000)
  }

  @Test(arguments: [
    "f(a[{", "struct S {", "func f() {", "let x = {", "var x: Int { get {", "case a(", "if x {",
    "init() {", "extension A {", "enum E { case a;", "let (a, b) = {",
  ])
  func nestedDeclarations(text: String) {
    checkRepeated(text, 10_000)
  }

  /// Each of these was read again from every start.
  @Test(arguments: [
    "#if ", "#\"\"\"\\#(", "#/\n", "+/**/", "+/+/**/", "“\\(", "`a ", "<#a ", "( /a ", "(/\\/",
    "/* */ ", "// a\n", "<<<<<<< \n", ">>>> \n", "#\"", "##/ ",
  ])
  func searchesThatFindNothing(text: String) {
    checkRepeated(text, 10_000)
  }

  /// Each of these was scanned again from every start, or by recursion.
  @Test(arguments: [
    "a<", "@a ", "@a<", "@a(", "public ", "private(set) ", "@a\n#if X\n", "#if A\n@a\n#endif\n",
    "let (", "let ({", "var x: A<", "var x: @a<", "extension A<", "func f<T: A<",
    "func f(a: Int = b<",
    "func f() where A<", "let x = a<", "let x = if a, ", "let a = 1, b = { #if X\n", "a.", "a, ",
    "subscript<a, ", "import a.", "operator +", "macro m() = #a(", "case a = ", "var x: Int { @a ",
    "var x: Int { mutating ", "let x = a { @a ", "let x = y\n#if X\n.z\n",
  ])
  func scansThatFindNothing(text: String) {
    checkRepeated(text, 5_000)
    checkRepeated(text, 1_000, behind: "struct S {")
    checkRepeated(text, 1_000, behind: "let x = ")
    checkRepeated(text, 1_000, behind: "enum E { case ")
  }

  @Test(arguments: ["", "// ", "x = \"", "/* ", "#/", " = /", "`", "“"])
  func lineOfAMegabyte(start: String) {
    checkRepeated("a", 1_000_000, behind: start)
  }

  @Test(arguments: [" ", "a ", "+", "a+", "0", "é", "\u{301}", "\t", "\"\"", "<#", "\u{FEFF}"])
  func longLines(text: String) {
    checkRepeated(text, 100_000)
  }

  @Test func ascendingAndDescendingSigns() {
    let descending = (1...200).reversed().map { String(repeating: "#", count: $0) }
    for literal in ["\"\"\"", "/\n", "\"", "/ "] {
      check(descending.map { $0 + literal }.joined())
      check(descending.reversed().map { $0 + literal }.joined())
    }
  }

  private func checkRepeated(_ text: String, _ count: Int, behind prefix: String = "") {
    check(prefix + String(repeating: text, count: count))
  }

  /// Without the checks of soundness, which would take most of the time.
  private func check(_ source: String) {
    let file = SourceFile(path: "", text: source)
    #expect(file.tokens.last?.kind == .endOfFile)
    #expect(Int(file.tokens[file.tokens.count - 1].offset) == source.utf8.count)
  }
}
