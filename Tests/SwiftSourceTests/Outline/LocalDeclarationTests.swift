import Testing

@testable import SwiftSource

/// Declarations inside code, and what only looks like one.
@Suite struct LocalDeclarationTests {
  @Test func insideBodies() {
    checkOutline(
      """
      func f() {
        let a = 1
        func g() { var b = 2 }
        struct S { var c: Int; func h() { let d = 3 } }
        enum E { case e }
        typealias T = Int
      }
      """,
      """
      func f() {}
        let a = 1 [local]
        func g() {} [local]
          var b = 2 [local]
        struct S {} [local]
          var c: Int
          func h() {}
            let d = 3 [local]
        enum E {} [local]
          case e
        typealias T = Int [local]
      """)
  }

  @Test("Closures in default arguments declare locals of the function")
  func insideDefaultArguments() {
    checkOutline(
      "func f(a: () -> Int = { let b = 1; return b }, c: () -> Int = { let d = 2 }) { let e = 3 }",
      "func f(a: () -> Int = { let b = 1; return b }, c: () -> Int = { let d = 2 }) {}\n"
        + "  let b = 1 [local]\n  let d = 2 [local]\n  let e = 3 [local]")
    checkOutline(
      "protocol A { init(a: () -> Int = { let b = 1 })\nfunc c() }",
      "protocol A {}\n  init(a: () -> Int = { let b = 1 })\n    let b = 1 [local]\n  func c()")
  }

  @Test("Closures in attributes declare locals before what the attributes belong to")
  func insideAttributes() {
    checkOutline(
      "@A({ let b = 1 }) func f() {\n  let c = 2\n}",
      "let b = 1 [local]\n@A({ let b = 1 }) func f() {}\n  let c = 2 [local]")
    checkOutline(
      "struct S { @A({ struct B {} }) var c = 1, d = 2 }",
      "struct S {}\n  struct B {} [local]\n  @A({ struct B {} }) var c = 1\n"
        + "  @A({ struct B {} }) var d = 2")
    checkOutline(
      "@A({ let b = 1 }, { let c = 2 }) @D({ let e = 3 }) struct S { let f = 4 }",
      "let b = 1 [local]\nlet c = 2 [local]\nlet e = 3 [local]\n"
        + "@A({ let b = 1 }, { let c = 2 }) @D({ let e = 3 }) struct S {}\n  let f = 4")
  }

  @Test func insideStatements() {
    checkOutline("if a { let b = 1 } else { let c = 2 }", "let b = 1 [local]\nlet c = 2 [local]")
    checkOutline("for a in b { let c = 1 }", "let c = 1 [local]")
    checkOutline("while a { let b = 1 }", "let b = 1 [local]")
    checkOutline("repeat { let a = 1 } while b", "let a = 1 [local]")
    checkOutline("do { let a = 1 } catch { let b = 2 }", "let a = 1 [local]\nlet b = 2 [local]")
    checkOutline("guard a else { let b = 1 }", "let b = 1 [local]")
    checkOutline("defer { let a = 1 }", "let a = 1 [local]")
    checkOutline(
      "switch a { case b: let c = 1; default: let d = 2 }",
      "let c = 1 [local]\nlet d = 2 [local]")
  }

  @Test func insideClosures() {
    checkOutline("f { let a = 1 }", "let a = 1 [local]")
    checkOutline("f { a in let b = a }", "let b = a [local]")
    checkOutline("f({ let a = 1 }, b)", "let a = 1 [local]")
    checkOutline("[{ let a = 1 }]", "let a = 1 [local]")
    checkOutline("\"\\({ let a = 1 }())\"", "let a = 1 [local]")
    checkOutline("let a = { let b = 1 }()", "let a = { let b = 1 }()\n  let b = 1 [local]")
    checkOutline(
      "let a = f(b) { struct S {} }", "let a = f(b) { struct S {} }\n  struct S {} [local]")
    checkOutline("init() {}", "")
  }

  @Test func atFileLevel() {
    checkOutline("let a = 1\nf()\nfunc g() {}", "let a = 1\nfunc g() {}")
    checkOutline("#if A\nlet a = 1\n#endif", "let a = 1 #if A")
    checkOutline("a(); let b = 1", "let b = 1")
  }

  @Test func bindingsOfConditionsAreNone() {
    checkOutline("if let a = b, let c, var d = e {}", "")
    checkOutline("guard let a, let b = c else {}", "")
    checkOutline("while let a = b, var c = d {}", "")
    checkOutline("if case let a = b, case .c(let d, var e) = f {}", "")
    checkOutline("if #available(iOS 17, *), let a {}", "")
    checkOutline("if a == b,\n  let c = d {}", "")
    checkOutline("if a {} else if let b {}", "")
    checkOutline("if\n  let a,\n  let b\n{}", "")
    checkOutline("guard\n  let a = b\nelse {}", "")
  }

  @Test func bindingsOfPatternsAreNone() {
    checkOutline("switch a { case let b: c; case var d: e }", "")
    checkOutline("switch a { case .b(let c), .d(x: let e, _): f; case (let g, let h)?: i }", "")
    checkOutline("switch a { case let b as B where b.c: d }", "")
    checkOutline("for case let (a, b) in c {}\nfor var d in e {}\nfor await let f in g {}", "")
    checkOutline("do {} catch let a as B {} catch .c(let d) {}", "")
    checkOutline("if case .a(let b) = c {}", "")
  }

  @Test func bindingsBehindPatterns() {
    checkOutline("switch a { case let b: let c = b }", "let c = b [local]")
    checkOutline(
      "switch a {\ncase .b:\n  let c = 1\ndefault:\n  var d = 2\n}",
      "let c = 1 [local]\nvar d = 2 [local]")
    checkOutline("if let a { let b = a }", "let b = a [local]")
    checkOutline("if let a {}\nlet b = 1", "let b = 1")
  }

  @Test func membersOfLocalTypes() {
    checkOutline(
      "f {\n  class C: D {\n    init() { let a = 1 }\n    case b\n    deinit {}\n    subscript(c: Int) -> D { e }\n  }\n}",
      """
      class C: D {} [local]
        init() {}
          let a = 1 [local]
        case b
        deinit {}
        subscript(c: Int) -> D {} [computed]
      """)
  }

  @Test func modifiersOfLocalDeclarations() {
    checkOutline(
      "f { @A weak var b = c; nonisolated func d() {} }",
      "@A weak var b = c [local]\nnonisolated func d() {} [local]")
    checkOutline("f { a; private func b() {} }", "private func b() {} [local]")
    checkOutline(
      "f {\n  final class A {}\n  indirect enum B {}\n}",
      "final class A {} [local]\nindirect enum B {} [local]")
  }

  @Test func actorsAndMacrosInCode() {
    checkOutline("f {\n  actor A {}\n}", "actor A {} [local]")
    checkOutline("f {\n  actor.a()\n  actor = b\n  actor\n  c()\n}", "")
    checkOutline("f {\n  macro(a)\n  macro\n  b()\n}", "")
  }
}
