import Testing

@testable import Project
@testable import SwiftSource

@Suite struct TypePathTests {
  private let file = SourceFile(
    path: "A.swift",
    text: """
      struct A { struct B { func f() {} }; enum C {} }
      extension A.B { func g() {}; struct D {} }
      extension A { struct B {} }
      func h() { struct E {} }
      struct B {}
      """)

  @Test("the path of a declaration has the types around it, extensions by what they extend")
  func paths() {
    let paths = file.outline.declarations.indices.map { file.typePath(of: $0) }
    #expect(
      paths == ["A", "A.B", "A.B.f", "A.C", "A.B", "A.B.g", "A.B.D", "A", "A.B", "h", "E", "B"])
  }

  @Test(arguments: [
    ("A", ["A"]), ("any A", ["A"]), ("sending A.B", ["A"]), ("[A]", []),
    ("sending", ["sending"]), ("any each", ["each"]),
  ]) func `a word before a type is none, and a type without one after it`(
    _ text: String, _ heads: [String]
  ) {
    let file = SourceFile(path: "A.swift", text: "let a: \(text)")
    let type = TokenRange(3, file.tokens.count - 1)
    #expect(file.typeHeads(in: type).map { file.text(of: $0) } == heads)
  }

  @Test("two declarations have the same type if their paths are equal") func same() {
    let indices = file.outline.declarations.indices
    for first in indices {
      for second in indices {
        #expect(
          file.haveSameTypePath(first, second)
            == (file.typePath(of: first) == file.typePath(of: second)), "\(first) \(second)")
      }
    }
  }
}
