import Testing

@testable import SwiftSource

@Suite struct SourceFileTests {
  @Test func texts() {
    let file = SourceFile(path: "a/B.swift", text: "let é = f( /* c */ 1)")
    #expect(file.path == "a/B.swift")
    #expect(file.text(of: 1) == "é")
    #expect(file.text(0..<3) == "let")
    #expect(file.text(of: TokenRange(3, 7)) == "f( /* c */ 1)")
    #expect(file.text(of: TokenRange.none) == "")
    #expect(file.bytes(of: TokenRange(0, 2)) == 0..<6)
  }

  @Test func illFormedTextIsReplaced() {
    var file = SourceFile()
    file.buffer = SourceBuffer([0x22, 0xFF, 0x22])
    file.analyse(words: .keywords)
    #expect(file.text(of: 0) == "\"\u{FFFD}\"")
  }

  @Test func names() {
    let file = SourceFile(
      path: "", text: "struct `class` {}\nextension A.B {}\nfunc `+`() {}\nfunc >> () {}")
    #expect(file.outline.declarations.map(file.name) == ["class", "A.B", "+", ">>"])
  }

  @Test func identifiers() {
    let file = SourceFile(path: "", text: "`a` b `c d` \"\"\"\n\"\"\"")
    #expect((0..<3).map(file.identifier) == ["a", "b", "c d"])
    // The flag of back-quotes means something else on a string.
    #expect(file.identifier(3) == "\"\"\"\n\"\"\"")
  }

  @Test func matches() {
    let file = SourceFile(path: "", text: "ab `c`")
    #expect(file.matches(0, "ab"))
    #expect(!file.matches(0, "a"))
    #expect(!file.matches(0, "abc"))
    #expect(!file.matches(0, "aB"))
    #expect(file.matches(1, "`c`"))
    #expect(!file.matches(1, "c"))
  }

  @Test func filesAreReused() {
    var file = SourceFile(path: "", text: "struct A { let b = \"\\(c)\" }")
    file.buffer = SourceBuffer(Array("let d".utf8))
    file.analyse(words: .keywords)
    #expect(file.outline.declarations.map(file.name) == ["d"])
    #expect(file.tokens.count == 3)
  }
}
