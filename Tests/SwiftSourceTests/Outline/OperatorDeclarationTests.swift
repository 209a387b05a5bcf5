import Testing

@testable import SwiftSource

/// Operators, precedence groups and macros.
@Suite struct OperatorDeclarationTests {
  @Test func operators() {
    checkOutline("infix operator +++", "infix operator +++")
    checkOutline("infix operator <>: A", "infix operator <>: A")
    checkOutline("prefix operator √\npostfix operator !!", "prefix operator √\npostfix operator !!")
    checkOutline("infix operator ??= : A", "infix operator ??=: A")
    checkOutline("infix operator /", "infix operator /")
    checkOutline("infix operator >>>\ninfix operator <", "infix operator >>>\ninfix operator <")
    checkOutline("infix operator ..<:A", "infix operator ..<: A")
    checkOutline("infix operator =>", "infix operator =>")
    checkOutline("prefix operator <<< {}", "prefix operator <<< {}")
  }

  @Test func precedenceGroups() {
    checkOutline(
      "precedencegroup A {\n  higherThan: B\n  associativity: left\n}\nlet c = 1",
      "precedencegroup A {}\nlet c = 1")
    checkOutline("public precedencegroup A {}", "public precedencegroup A {}")
  }

  @Test func macros() {
    checkOutline(
      "macro a()\n@freestanding(expression) public macro b<T>(_ c: T = 1) -> (T, D)",
      "macro a()\n@freestanding(expression) public macro b<T>(_ c: T = 1) -> (T, D)")
  }

  /// The range ended at the equal sign.
  @Test func definitionsOfMacros() {
    checkOutline(
      "macro a() = #externalMacro(module: \"M\", type: \"T\")\nlet b = 1",
      "macro a() = #externalMacro(module: \"M\", type: \"T\")\nlet b = 1")
    checkOutline("macro a<T>() -> T =\n  #b where T: C", "macro a<T>() -> T = #b where T: C")
    checkOutline("macro a() = Self.b(c)\n  where D: E", "macro a() = Self.b(c) where D: E")
    let file = SourceFile(path: "", text: "macro a() = #b(c)\nd")
    #expect(file.text(of: file.outline.declarations[0].range) == "macro a() = #b(c)")
  }

  @Test func uses() {
    checkOutline("#a(b) { let c = 1 }", "let c = 1 [local]")
    checkOutline("struct S {\n  #a(b)\n  let c = 1\n  #d\n}", "struct S {}\n  let c = 1")
    checkOutline("struct S {\n  #a { func f() {} }\n}", "struct S {}\n  func f() {} [local]")
    checkOutline("@a struct S {}\n#b\n", "@a struct S {}")
  }
}
