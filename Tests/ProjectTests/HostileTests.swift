import SwiftSource
import Testing

@testable import Project

/// Code that nobody writes, which must not take longer than other code.
@Suite struct HostileTests {
  @Test func inheritanceInCircles() {
    check(
      ["A.swift": "class A: B {}\nclass B: A {}", "B.swift": "extension A { func f(_ c: C) {} }"],
      "B.swift:1 A -> A.swift")
  }

  @Test func protocolsThatInheritAllBelowThem() {
    let count = 24
    let protocols = (0..<count).map { index in
      let bases = (0..<index).map { "P\($0)" }.joined(separator: ", ")
      return "protocol P\(index)\(bases.isEmpty ? "" : ": ")\(bases) {}"
    }
    let module = Module([
      "A.swift": protocols.joined(separator: "\n"),
      "B.swift": "protocol Q: P\(count - 1) { func f(_ x: X) }",
    ])
    #expect(module.references == ["B.swift:1 P\(count - 1) -> A.swift"])
  }

  /// A file that ends after a parenthesis, like one that is being written.
  @Test(arguments: ["let a: (", "func f(a: ((", "let a: (B, (", "typealias T = (", "let a: ((A)"])
  func parenthesesThatNothingCloses(_ text: String) {
    let file = SourceFile(path: "A.swift", text: text)
    for start in 0..<file.tokens.count - 1 {
      let heads = file.typeHeads(in: TokenRange(start, file.tokens.count - 1))
      #expect(heads.allSatisfy { file.tokens[$0].kind == .identifier || $0 == start })
    }
  }

  @Test func deepNesting() {
    let depth = 2000
    let text =
      (0..<depth).map { "struct S\($0) {" }.joined() + "let a: A"
      + String(repeating: "}", count: depth)
    check(["A.swift": "struct A {}", "B.swift": text], "B.swift:1 A -> A.swift")
  }

  @Test func manyOfOneName() {
    let types = String(repeating: "struct A {}\n", count: 20_000)
    let scopes = (0..<20_000).map { "struct S\($0) { let a: A }\n" }.joined()
    let module = Module(["A.swift": types, "B.swift": scopes])
    #expect(module.references.count == 20_000)
  }

  @Test func manyAngles() {
    let text = "let x = " + String(repeating: "A<", count: 20_000)
    let module = Module(["A.swift": "struct A {}", "B.swift": text])
    #expect(module.references.count == 20_000)
  }

  @Test func manyCasts() {
    let text = "let x = y" + String(repeating: " as A", count: 20_000)
    let module = Module(["A.swift": "struct A {}", "B.swift": text])
    #expect(module.references.count == 20_000)
  }

  @Test func codeThatEndsEarly() {
    for text in [
      "import", "import struct", "import struct A", "extension", "let x: ", "x as", "x is", "->",
      "A<", "#if",
    ] {
      let module = Module(["A.swift": "struct A {}", "B.swift": text])
      #expect(module.references.count <= 1)
    }
  }
}
