import Testing

/// Implicit members that start with a nested type.
@Suite struct ImplicitMemberTests {
  private let keys = "struct A { enum Keys { static let first = A() } }"

  @Test("An implicit member starts with the only nested type of its name")
  func onlyNestedType() {
    check(
      [
        "A.swift": keys,
        "B.swift": "let a = b == .Keys.first\nlet c: A = .Keys.first\nf(.Keys.first)",
      ],
      "B.swift:1 Keys -> A.swift", "B.swift:2 A -> A.swift", "B.swift:2 Keys -> A.swift",
      "B.swift:3 Keys -> A.swift")
  }

  @Test("A member of an expression is no implicit member")
  func membersOfExpressions() {
    check(["A.swift": keys, "B.swift": "let a = b.Keys.first\nlet c = d\n  .Keys.first"])
  }

  @Test("Nothing is known of a name that two types have")
  func twoNestedTypes() {
    check([
      "A.swift": keys, "B.swift": "struct B { enum Keys {} }",
      "C.swift": "let a = b == .Keys.first",
    ])
  }

  @Test("Nothing is known of a name that a case or a value has too")
  func casesOfTheName() {
    check([
      "A.swift": keys, "B.swift": "enum B { case Keys(Int) }",
      "C.swift": "let a = b == .Keys.first",
    ])
  }

  @Test("A type outside all others is no implicit member")
  func topLevelTypes() {
    check(["A.swift": "enum Keys {}", "B.swift": "let a = b == .Keys.first"])
  }

  @Test("A member that ends there is a case or a value of its type")
  func membersWithoutMembers() {
    check(["A.swift": keys, "B.swift": "let a = b == .Keys\nlet c = .Keys(1)"])
  }
}
