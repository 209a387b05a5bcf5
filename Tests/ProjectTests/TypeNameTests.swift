import Testing

@testable import Project
@testable import SwiftSource

@Suite struct TypeNameTests {
  /// A file with a variable of a type, and the tokens of that type.
  private func variable(of type: String) -> (SourceFile, TokenRange) {
    let file = SourceFile(path: "A.swift", text: "let x: \(type)\n")
    // Without the end of the file.
    return (file, TokenRange(3, file.tokens.count - 1))
  }

  @Test(
    "a type is made of the names at its top level",
    arguments: [
      ("A", ["A"]), ("A?", ["A"]), ("A.B<C>.D", ["A.B.D"]), ("any A & B<C>", ["A", "B"]),
      ("A & B & C.D", ["A", "B", "C.D"]), ("(any A)?", ["A"]), ("(A & B)", ["A", "B"]),
      ("@MainActor A & B", ["A", "B"]), ("some A & ~Copyable", ["A", "~Copyable"]),
      ("[A]", []), ("[A: B]", []), ("(A, B)", []), ("(a: A)", []),
    ])
  func names(_ type: String, _ expected: [String]) {
    let (file, range) = variable(of: type)
    #expect(file.typeNames(in: range) == expected)
  }

  @Test(
    "a type has a name of its own only if it is made of one", arguments: ["A", "A?", "any A.B"])
  func named(_ type: String) {
    let (file, range) = variable(of: type)
    #expect(file.namedType(in: range) == .type(file.typeHeads(in: range)[0]))
  }

  @Test("a type of no name or of several has none", arguments: ["[A]", "A & B", "(A, B)"])
  func notNamed(_ type: String) {
    let (file, range) = variable(of: type)
    #expect(file.namedType(in: range) == .unknown)
  }

  @Test("a name in back-quotes may be that of a type, whatever its letters")
  func namesInBackQuotes() {
    check(
      [
        "A.swift": "struct `my view` { struct `part` {} }\nstruct `Plain` {}",
        "B.swift": "let a = `my view`()\nlet b = `my view`.`part`()\nlet c = Plain()",
      ],
      "B.swift:1 my view -> A.swift", "B.swift:2 my view -> A.swift", "B.swift:2 part -> A.swift",
      "B.swift:3 Plain -> A.swift")
  }

  @Test("a member is found through twenty classes that inherit from each other")
  func deepInheritance() {
    let classes = (1...20).map { "class C\($0): C\($0 - 1) {}\n" }.joined()
    check(
      ["A.swift": "class C0 { struct T {} }\n" + classes, "B.swift": "class D: C20 { let t: T }"],
      "B.swift:1 C20 -> A.swift", "B.swift:1 T -> A.swift")
  }
}
