import Testing

@testable import SwiftSource

/// Code that is being written: what is complete has its outline.
@Suite struct IncompleteCodeTests {
  @Test func missingBraces() {
    checkOutline(
      "struct A {\n  func f() {\n    let b = 1\n\nstruct C {}",
      "struct A {}\n  func f() {}\n    let b = 1 [local]\n    struct C {} [local]")
    checkOutline("struct A {\n  let b = 1", "struct A {}\n  let b = 1")
    checkOutline("func f() {\n}}\nlet a = 1", "func f() {}\nlet a = 1")
    checkOutline("}\nlet a = 1\n}", "let a = 1")
    checkOutline("struct A\nlet b = 1", "struct A\nlet b = 1")
  }

  @Test func missingParentheses() {
    checkOutline("func f(a: A {\n}\nfunc g() {}", "func f(a: A)")
    checkOutline(
      "struct S {\n  func f(a: A {\n  }\n  func g() {}\n}\nlet b = 1",
      "struct S {}\n  func f(a: A)\nlet b = 1")
    checkOutline("struct S {\n  let a = f(b\n}\nlet c = 1", "struct S {}\n  let a = f(b\nlet c = 1")
    checkOutline("func f() {\n  g(a, {\n  })\n}\nlet b = 1", "func f() {}\nlet b = 1")
    checkOutline("f(a))\nlet b = 1", "let b = 1")
    checkOutline("let a = [b\nlet c = 1", "let a = [b let c = 1")
  }

  @Test func halfWrittenDeclarations() {
    checkOutline("struct", "")
    checkOutline("struct {", "")
    checkOutline("struct A:", "struct A")
    checkOutline("struct A: B,", "struct A: B")
    checkOutline("struct A<", "struct A")
    checkOutline("struct A<B", "struct A<B>")
    checkOutline("struct A<B:", "struct A<B>")
    checkOutline("struct A<B> where", "struct A<B>")
    checkOutline("struct A<B> where B:", "struct A<B> where B:")
    checkOutline("func", "")
    checkOutline("func f", "func f()")
    checkOutline("func f(", "func f()")
    checkOutline("func f(a", "func f()")
    checkOutline("func f(a:", "func f(a: )")
    checkOutline("func f() ->", "func f()")
    checkOutline("func f() async throws", "func f() async throws")
    checkOutline("func f<T", "func f<T>()")
    checkOutline("let", "")
    checkOutline("let a:", "let a")
    checkOutline("let (", "")
    checkOutline("let (a", "")
    checkOutline("var a: [", "var a: [")
    checkOutline("extension", "")
    checkOutline("extension {}", "")
    checkOutline("typealias", "")
    checkOutline("typealias A =", "typealias A")
    checkOutline("class A { init", "class A {}\n  init()")
    checkOutline("class A { subscript", "class A {}")
    checkOutline("infix operator", "")
    checkOutline("precedencegroup", "")
    checkOutline("macro", "")
    checkOutline("private", "")
    checkOutline("class A { class", "class A {}")
  }

  /// The keyword was taken for the name.
  @Test func keywordsOfTheNextLineAreNoNames() {
    for introducer in [
      "struct", "enum", "protocol", "extension", "typealias", "func", "let", "var", "import",
    ] {
      checkOutline("\(introducer)\nstruct A {}", "struct A {}")
      checkOutline("struct S {\n  \(introducer)\n  let a = 1\n}", "struct S {}\n  let a = 1")
    }
    checkOutline("enum E {\n  case\n  case a\n}", "enum E {}\n  case a")
    checkOutline("struct\nA {}", "struct A {}")
  }

  /// The scanner read past the tokens.
  @Test func modifierWithOpenDetailAtTheEndOfTheFile() {
    checkOutline("private(set", "")
    checkOutline("struct S { private(set }\nlet a = 1", "struct S {}\nlet a = 1")
    checkOutline("private(", "")
  }

  @Test func brokenStringsAndComments() {
    checkOutline("let a = \"b\nlet c = 1", "let a = \"b\nlet c = 1")
    checkOutline("let a = \"\\(b\nlet c = 1", "let a = \"\\(b\nlet c = 1")
    checkOutline("struct A { /* }\nlet b = 1", "struct A {}")
    checkOutline("let a = \"\"\"\nlet b = 1", "let a = \"\"\" let b = 1")
  }

  @Test func conflicts() {
    checkOutline(
      "let a = 1\n<<<<<<< b\nlet c = 1\n=======\nlet d = 1\n>>>>>>> e\nlet f = 1",
      "let a = 1\nlet f = 1")
  }

  @Test func placeholders() {
    checkOutline("let <#name#> = <#value#>", "")
    checkOutline(
      "func f(a: <#Type#>) -> <#Type#> { <#code#> }", "func f(a: <#Type#>) -> <#Type#> {}")
    checkOutline("struct S: <#Protocol#> {}", "struct S: <#Protocol#> {}")
  }

  @Test func statementsAmongMembers() {
    checkOutline("struct S {\n  f()\n  a = b\n  let c = 1\n}", "struct S {}\n  let c = 1")
    checkOutline("struct S {\n  if a { let b = 1 }\n}", "struct S {}\n  let b = 1 [local]")
  }
}
