import Testing

@testable import SwiftSource

/// The token ranges of declarations and their parts.
@Suite struct RangeTests {
  @Test func aDeclarationReachesFromItsAttributesToItsEnd() {
    check(
      "/// a\n@B public struct C: D {\n  let e = 1\n} // f", "@B public struct C: D { let e = 1 }",
      "let e = 1")
    check("a; func b() -> C { d }; e", "func b() -> C { d }")
    check("import A.B\nc", "import A.B")
    check("let a = b\n  .c { d }\ne", "let a = b .c { d }")
    check("var a: Int { 1 }\nb", "var a: Int { 1 }")
    check("var a = 1 { didSet {} }\nb", "var a = 1 { didSet {} }")
    check(
      "enum E { case a(B) = 1, c; case d }", "enum E { case a(B) = 1, c; case d }",
      "case a(B) = 1", "case a(B) = 1, c", "case d")
    check("subscript(a: B) -> C { get { d } }", "subscript(a: B) -> C { get { d } }")
    check("infix operator +: A\nb", "infix operator +: A")
    check("precedencegroup A { higherThan: B }\nc", "precedencegroup A { higherThan: B }")
    check(
      "protocol P { func a()\n  associatedtype B: C = D\n}",
      "protocol P { func a() associatedtype B: C = D }", "func a()", "associatedtype B: C = D")
    check("typealias A<B> = C<B> where B: D\ne", "typealias A<B> = C<B> where B: D")
    check("extension A where B: C {}\nd", "extension A where B: C {}")
  }

  @Test func variablesOfOneDeclarationShareTheirStart() {
    check("@A let b = 1, c: D = 2\ne", "@A let b = 1", "@A let b = 1, c: D = 2")
    check("let (a, b) = c\nd", "let (a, b) = c", "let (a, b) = c")
  }

  @Test func anUnclosedDeclarationReachesToTheEndOfTheFile() {
    check("struct A { func b() { c", "struct A { func b() { c", "func b() { c")
    check("struct A { func b() { c }", "struct A { func b() { c }", "func b() { c }")
  }

  @Test func eachPartOfATypeHasItsTokens() {
    let file = SourceFile(path: "", text: "@A public class B<C: D>: E, F where C: G { }")
    let type = file.outline.declarations[0]
    #expect(file.text(of: type.name) == "B")
    #expect(file.text(of: Int(type.introducer)) == "class")
    #expect(file.text(of: type.whereClause) == "C: G")
    #expect(file.tokens[Int(type.body)].kind == .leftBrace)
    #expect(file.outline.inheritedTypes.map { file.text(of: $0) } == ["E", "F"])
    #expect(file.outline.genericParameters.map { file.text(of: Int($0.name)) } == ["C"])
    #expect(file.outline.genericParameters.map { file.text(of: $0.constraint) } == ["D"])
    #expect(type.type.isEmpty && type.value.isEmpty && type.parameters.isEmpty)
  }

  @Test func eachPartOfAParameterHasItsTokens() {
    let file = SourceFile(
      path: "", text: "func f(a: A, b c: B = 1, _ d: C...) {}; enum E { case g(H, i: J) }")
    let parameters = file.outline.parameters
    func texts(_ indices: [Int32]) -> [String] {
      indices.map { $0 < 0 ? "-" : file.text(of: Int($0)) }
    }
    #expect(texts(parameters.map(\.label)) == ["a", "b", "_", "-", "i"])
    #expect(texts(parameters.map(\.name)) == ["a", "c", "d", "-", "i"])
    #expect(parameters.map { file.text(of: $0.type) } == ["A", "B", "C", "H", "J"])
    #expect(parameters.map { file.text(of: $0.defaultValue) } == ["", "1", "", "", ""])
  }

  @Test func anAttributeHasItsNameAndItsArguments() {
    let file = SourceFile(path: "", text: "@A<B>.C(d) @E import F")
    let attributes = file.outline.attributes
    #expect(attributes.map { file.text(of: $0.name) } == ["A<B>.C", "E"])
    #expect(file.tokens[Int(attributes[0].arguments)].kind == .leftParen)
    #expect(attributes[1].arguments == -1)
  }

  @Test func anImportKnowsTheKindOfItsDeclaration() {
    let file = SourceFile(path: "", text: "import struct A.B\nimport C")
    #expect(file.outline.declarations.map { file.text(of: $0.type) } == ["struct", ""])
    #expect(file.outline.declarations.map { file.text(of: $0.name) } == ["A.B", "C"])
  }

  @Test func aDeclaredNameIsMarked() {
    let text = "import A; struct B { init(c: D) {}; let e = F }; extension G {}; infix operator >>"
    let file = SourceFile(path: "", text: text)
    let declared = file.tokens.indices.filter {
      (file.tokens[$0].kind.isWord || file.tokens[$0].kind == .rightAngle)
        && file.tokens[$0].flags.contains(.isDeclared)
    }
    #expect(declared.map { file.text(of: $0) } == ["A", "B", "init", "c", "e", ">", ">"])
  }

  @Test func aRangeThatEndsBeforeItStartsIsEmpty() {
    #expect(TokenRange.none.isEmpty)
    #expect(TokenRange(2, 2).isEmpty)
    #expect(TokenRange(3, 2).isEmpty)
    #expect(TokenRange(3, 2).indices == 3..<3)
    #expect(TokenRange(1, 3).indices == 1..<3)
    #expect(TokenRange(1, 3).contains(1) && TokenRange(1, 3).contains(2))
    #expect(!TokenRange(1, 3).contains(0) && !TokenRange(1, 3).contains(3))
  }

  /// Checks the text of each declaration's range.
  private func check(
    _ source: String, _ ranges: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = SourceFile(path: "", text: source)
    let found = file.outline.declarations.map {
      file.text(of: $0.range).split { $0.isWhitespace }.joined(separator: " ")
    }
    #expect(found == ranges, sourceLocation: sourceLocation)
    expectSound(Array(source.utf8), sourceLocation: sourceLocation)
  }
}
