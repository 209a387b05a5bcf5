import Testing

@Suite struct LabelTests {
  private let type = "struct A {}"

  @Test("the label of an argument names no type") func labels() {
    check(["A.swift": type, "B.swift": "func f() { g(A: 1, A: 2) { 1 } A: { 2 } }"])
    check(["A.swift": type, "B.swift": "func f() { g(h { 1 }, A: 2) }"])
  }

  @Test("the key of a dictionary names its type") func keys() {
    check(
      ["A.swift": type, "B.swift": "func f() { g([A: 1, A: 2]) }"], "B.swift:1 A -> A.swift",
      "B.swift:1 A -> A.swift")
  }

  @Test("a pattern before the colon of a case names its type") func patterns() {
    check(
      [
        "A.swift": type,
        "B.swift": "func f(_ a: Int) { switch a { case 1, A: g(); default: h() } }",
      ],
      "B.swift:1 A -> A.swift")
    check(
      [
        "A.swift": type,
        "B.swift": "func f(_ a: Int) { g({ switch $0 { case 1, A: h(); default: i() } }) }",
      ], "B.swift:1 A -> A.swift")
  }
}
