import SwiftSource
import Testing

/// Files that no compiler of Swift takes are recognized, and no others.
@Suite struct SyntaxProblemTests {
  private func kind(_ text: String) -> SyntaxProblem.Kind? {
    SourceFile(path: "A.swift", text: text).syntaxProblem?.kind
  }

  @Test(
    arguments: [
      ("let a = 1\n<<<<<<< HEAD\nlet b = 1\n=======\nlet b = 2\n>>>>>>> main\n", .conflictMarker),
      ("func a() {\n<<<<<<< HEAD\n  b(\n=======\n>>>>>>> main\n", .conflictMarker),
      ("func a() {\n  b()\n", .unclosedBracket), ("struct A { } }\n", .unopenedBracket),
      ("let a = \"b\nlet c = 1\n", .unterminatedString), ("let a = 1 /* b\n", .unterminatedComment),
      ("let a = “b”\n", .strayCharacter), ("#if DEBUG\nlet a = 1\n", .unpairedCondition),
      ("let a = 1\n#endif\n", .unpairedCondition), ("#else\nlet a = 1\n", .unpairedCondition),
      ("These words were never meant for a compiler\n", .words),
      ("struct {\n  let a = 1\n}\n", .incomplete), ("func a() { let b = }\n", .incomplete),
      ("let a =", .incomplete),
    ] as [(String, SyntaxProblem.Kind)])
  func wrong(_ text: String, _ expected: SyntaxProblem.Kind) {
    #expect(kind(text) == expected)
  }

  @Test(arguments: [
    "", "let a = 1\n",
    // A conflict in a string or comment is text.
    "let a = \"\"\"\n<<<<<<< HEAD\n=======\n>>>>>>> main\n\"\"\"\n",
    "/*\n<<<<<<< HEAD\n>>>>>>> a\n*/\n",
    // What the compiler reads with a warning, or does not read.
    "let a\u{A0}= 1\n", "#if compiler(>=99)\nThese words are from later\n#endif\n",
    "#if swift(>=99)\nlet a = “b”\n#else\nlet a = 1\n#endif\n",
    // Words that follow each other by the grammar.
    "func a(@Builder with content: Int) {}\n", "func a(with other: isolated Actor) {}\n",
    "public nonisolated final class A {}\n",
    "precedencegroup A { higherThan: B associativity: left }\n",
    "distributed actor A { distributed func b() async throws {} }\n",
    "let a = try await unsafe b\nrepeat each c\n",
    "for await a in b {}\nif let a, case let .b(c) = d {}\n",
    "func a(_ b: consuming sending C, d e: borrowing F) -> some G where H: I {}\n",
    "import struct A.B\n@_spi(A) public import B\n",
    "@A.B c d\nvar e: F\n".replacing("c d", with: ""),
    "extension A: @retroactive B {}\nlet a: any B & C = d\n",
    // Words that are names in their places.
    "let a = b.struct {}\n", "a(\n  struct: 1,\n  func: 2\n)\n", "class func a() {}\n",
    "func == (a: A, b: A) -> Bool { true }\n", "infix operator <<<<<<< \n",
    "let a = [1: 2, 3: 4]\nlet b = { $0 = 1 }\n",
  ])
  func right(_ text: String) { #expect(kind(text) == nil) }

  @Test("a million markers take no longer than others") func hostile() {
    let branches = String(repeating: "#if swift(>=9)\nlet a = “b\n#endif\n", count: 20_000)
    #expect(kind(branches) == nil)
  }
}
