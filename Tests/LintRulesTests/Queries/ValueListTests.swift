import Project
import SwiftSource
import Testing

@testable import LintRules

/// Members that hold values, which are their own identity.
@Suite struct ValueListTests {
  private func lists(_ text: String, isTest: Bool = false) -> ValueLists {
    ValueLists(of: SourceFile(path: "A.swift", text: text), isTest: isTest)
  }

  @Test func `a member of the same name that holds something else counts, but not in tests`() {
    let other = "struct B { let names: Things }"
    var found = lists("struct A { let names: [String] }")
    #expect(found.holdsValues(Name("names")))
    found.formUnion(lists(other, isTest: true))
    #expect(found.holdsValues(Name("names")))
    found.formUnion(lists(other))
    #expect(!found.holdsValues(Name("names")))
  }

  @Test(arguments: [
    ("Array(0..<3)", true), ("Array(1...3)", true), ("Row(0..<3)", false), ("Array(rows)", false),
    ("[1, 2]", true), ("[Int]()", true), ("Kind.allCases", true),
  ]) func `a value without a type shows what it holds`(_ value: String, _ holdsValues: Bool) {
    let found = lists("struct A { let rows = \(value) }")
    #expect(found.holdsValues(Name("rows")) == holdsValues)
  }
}
