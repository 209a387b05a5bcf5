import SwiftSource
import Testing

@testable import Project

/// The types of what a project passes to functions.
@Suite struct PassedValueTests {
  /// Returns true if a value of the type `A` may be passed to `g`, and one of `B` is not.
  private func passesOnlyA(_ text: String) -> Bool {
    let file = SourceFile(path: "A.swift", text: text)
    let passed = PassedTypes([PassedValues(of: file, to: [Name("g")])], [ValueTypes(of: file)])
    return passed.mayContain(Name("A")) && !passed.mayContain(Name("B"))
  }

  @Test func `a parameter has its type under its name and under its label`() {
    #expect(passesOnlyA("func f(a: A, b: B) { g(a) }"))
    #expect(passesOnlyA("func f(with a: A, for b: B) { g(a) }"))
    #expect(passesOnlyA("func f(value a: A, other b: B) {}\nfunc h() { g(value) }"))
    #expect(!passesOnlyA("func f(value a: A, other b: B) {}\nfunc h() { g(other) }"))
  }

  @Test func `a static member may be of its type and is of the type that its declaration states`() {
    #expect(passesOnlyA("enum C { static let a = A() }\nfunc f() { g(C.a) }"))
    #expect(passesOnlyA("struct A { static let a = A() }\nfunc f() { g(A.a) }"))
    #expect(passesOnlyA("enum C { static let a = A() }\nfunc f() { let c = C.a\n g(c) }"))
  }

  @Test(
    "a value of which callers choose the type may be of any type",
    arguments: [
      "func f<T: C>(b: T) { g(b) }", "func f(b: some C) { g(b) }", "func f(b: any C & D) { g(b) }",
      "struct S<T> { let b: T\nfunc f() { g(b) } }", "func f<T: C>(_ type: T.Type) { g(T()) }",
    ])
  func openTypes(_ text: String) {
    let file = SourceFile(path: "A.swift", text: "let b = B()\n" + text)
    let passed = PassedTypes([PassedValues(of: file, to: [Name("g")])], [ValueTypes(of: file)])
    #expect(passed.mayContain(Name("A")))
  }
}
