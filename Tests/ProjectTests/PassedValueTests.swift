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
}
