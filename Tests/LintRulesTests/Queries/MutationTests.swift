import Matching
import SwiftSource
import Testing

@testable import LintRules

/// Variables that keep their first value.
@Suite struct MutationTests {
  private let project = {
    var query = DeclarationQuery()
    query.kinds = [.var]
    query.details.isMutated = false
    var check = DeclarationCheck(select: query)
    check.includesLocal = true
    return TestProject(TestProject.rule([check]))
  }()

  private func expect(
    _ texts: String..., with others: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for text in texts {
      #expect(project.remarked(text, with: others) == text, sourceLocation: sourceLocation)
    }
  }

  @Test func `a local variable that is only read never changes`() {
    expect(
      "func f() { var ↓a = 1; print(a) }", "func f() { var ↓a = [1]; g(a[0], a.count) }",
      "let f = { var ↓a = 1; return a + 1 }")
  }

  @Test func `a variable of a condition is left alone`() {
    expect("func f() { if var a = g() { print(a) } }")
  }

  @Test func `an assignment changes a variable, wherever it is`() {
    expect(
      "func f() { var a = 1; a = 2 }", "func f() { var a = 1; a += 2 }",
      "func f() { var a = 1; run { a = 2 } }", "func f() { var a = 1; func g() { a = 2 } }",
      "func f() { var a = 1; (a, b) = g() }", "func f() { var a = 1; ((b, a), c) = g() }",
      "func f() { var a = 1; \"\\(a = 2)\" }", "func f() { var a = 1\n#if DEBUG\na = 2\n#endif\n}",
      "func f() { var a = 1; a <- map }", "func f() { var a = 1; a++ }")
  }

  @Test func `comparisons and arithmetic change nothing`() {
    expect("func f() { var ↓a = 1; g(a == 2, a < 3, a - 1, -a, a...3, a ?? 1, !a) }")
  }

  @Test func `a variable that is passed by reference or by key path may change`() {
    expect(
      "func f() { var a = 1; swap(&a, &b) }", "func f() { var a = S(); g(&a.b) }",
      "struct S { private var a = 1; let path = \\S.a }")
  }

  @Test func `parentheses around a variable hide no change`() {
    expect(
      "func f() { var a = S(); (a).b = 1 }", "func f() { var a = [1]; ((a))[0] = 2 }",
      "func f() { var a = S(); (a.b).append(2) }", "func f() { var a = g(); (a!).b = 1 }",
      "func f() { var a = 1; (a) += 1 }", "func f() { var a = 1; swap(&(a), &(b).c) }",
      "func f() { var a = S(); swap(&b, &(a).c) }")
    expect(
      "func f() { var ↓a = S(); g((a).b, (a)) }", "func f() { var ↓a = true; if (a) { g() } }",
      "func f() { var ↓a = 1; return -(a) + (b - a) }", "func f() { var ↓a = 1; g(a).b = 1 }")
  }

  @Test func `a change inside a value changes it`() {
    expect(
      "func f() { var a = S(); a.b = 1 }", "func f() { var a = [1]; a[0] = 2 }",
      "func f() { var a = [1]; a.append(2) }", "func f() { var a = g(); a?.b.c() }",
      "func f() { var a = (1, (2, 3)); a.1.0 = 4 }")
  }

  @Test func `members of the standard library that only read change nothing`() {
    expect("func f() { var ↓a = [1]; print(a.map { $0 }, a.contains(1)) }")
  }

  @Test func `a change inside an object leaves the variable as it is`() {
    expect(
      "func f() { var ↓a = C(); a.b = 1; a.run() }", "func f() { var ↓a: C? = nil; a?.run() }",
      "func f() { var a = S(); a.run() }", "func f() { var a: [C] = []; a.append(c) }",
      "func f() { var ↓a = DateFormatter(); a.dateFormat = \"y\" }",
      with: ["Other.swift": "class C { var b = 1; func run() {} }\nstruct S { func run() {} }"])
    expect(
      "func f() { var a = DateFormatter(); a.dateFormat = \"y\" }",
      with: ["Other.swift": "struct DateFormatter { var dateFormat = \"\" }"])
  }

  @Test func `a variable without a value of its own gets one later`() {
    expect(
      "func f() { var a: Int; if b { a = 1 } else { a = 2 } }", "func f() { for var a in b {} }",
      "class C { private var a: Int? }", "func f() { switch b { case .c(var a): print(a) } }")
  }

  @Test func `a private member is known, one that other files see is not`() {
    expect(
      "class C { private var ↓a = 1 }", "class C { fileprivate var ↓a = 1 }",
      "class C { var a = 1 }",
      "class C { private(set) var a = 1 }", "private var ↓a = 1",
      "class C { private var a = 1 }\nextension C { func f() { a = 2 } }",
      "class C { fileprivate var a = 1 }\nfunc f(c: C) { c.a = 2 }")
  }

  @Test func `variables that compute, wait or are watched are left alone`() {
    expect(
      "class C { private var a: Int { 1 } }", "class C { private lazy var a = 1 }",
      "class C { private weak var a = b }", "class C { private var a = 1 { didSet {} } }")
  }

  @Test func `one keyword declares all variables of a tuple`() {
    expect(
      "func f() { var (↓a, ↓b) = c }", "func f() { var (a, b) = c; a = 1 }",
      "func f() { var (a, b) = c; b.append(1) }", "func f() { var (a, b) = c; g(&a) }")
  }

  @Test func `each initializer may give a member its first value once`() {
    expect(
      "class C { private var ↓a: Int\ninit() {\nself.a = 1\n}\ninit(b: Int) {\na = b\n}\n}",
      "class C { private var ↓a: Int?\ninit() {\nself.b = 2\nself.a = 1\n}\n}",
      "class C { private var a: Int?\ninit() {\nprepare()\nself.a = 1\n}\n}",
      "class C { private var ↓a: Int?\ninit() {\nself.b = c\nself.a = 1\n}\n}",
      "class C { private var a: Int?\ninit() {\nself.b = prepare()\nself.a = 1\n}\n}",
      "class C { private var ↓a: Int\ninit() { self.a = 1 } }",
      "class C { private var a: Int?\ninit() {\nself.a = 1\n}\ninit(b: Int) {\n}\n}",
      "class C { private var a: Int\ninit() {\na = 1\na = 2\n}\n}",
      "class C { private var a: Int\ninit() {\nif b {\na = 1\n} else {\na = 2\n}\n}\n}",
      "class C { private var a: Int\ninit() {\nself.init(1)\nself.a = 1\n}\n}",
      "class C { private var a: Int?\ninit() {\nsuper.init()\nself.a = 1\n}\n}",
      "class C { private var a: Int\nconvenience init() {\nself.a = 1\n}\n}",
      "class C { private var a: Int = 0\ninit() {\nself.a = 1\n}\n}")
  }

  @Test func `the initializer that Swift writes for a struct takes variables with values`() {
    expect(
      "struct S { private var a = 1 }\nextension S { static let b = S(a: 2) }\nlet c = S(a: 1)",
      "class S { private var ↓a = 1; func f() { g(a: 2) } }")
  }
}
