import SwiftSource
import Testing

@testable import LintRules

/// Different spellings of one type.
@Suite struct TypeSpellingTests {
  @Test(arguments: [
    ("(Name)", "Name"), ("((Name))", "Name"), ("borrowing (Name)", "Name"),
    ("inout Name", "Name"), ("(A, B)", "(A, B)"), ("(A) -> (B)", "(A) -> (B)"), ("()", "()"),
    ("sending", "sending"),
  ]) func `parentheses around a type and words of ownership are no part of it`(
    _ text: String, _ plain: String
  ) {
    let file = SourceFile(path: "A.swift", text: "let a: \(text)")
    let type = file.plainType(TokenRange(3, file.tokens.count - 1))
    #expect(file.text(of: type) == plain)
  }
}
