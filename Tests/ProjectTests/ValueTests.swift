import Testing

@Suite struct ValueTests {
  @Test func parameters() {
    check(["A.swift": "struct A {}", "B.swift": "func f(A: Int) -> Int { A + 1 }"])
    check(
      ["A.swift": "struct A {}", "B.swift": "func f(A: A) -> A { A }"], "B.swift:1 A -> A.swift",
      "B.swift:1 A -> A.swift")
  }

  @Test func variables() {
    check(
      ["A.swift": "struct A {}", "B.swift": "func f() {\n  let A = 1\n  print(A)\n}\nlet a = A()"],
      "B.swift:5 A -> A.swift")
    check(
      [
        "A.swift": "struct A {}",
        "B.swift": "struct B {\n  let A = 1\n  var b: Int { A }\n  let c: A\n}",
      ],
      "B.swift:4 A -> A.swift")
  }

  @Test func functions() {
    check(
      [
        "A.swift": "struct A {}",
        "B.swift": "struct B {\n  func A() {}\n  func f() -> A { A() }\n}",
      ],
      "B.swift:3 A -> A.swift")
  }

  @Test func patterns() {
    let a = "struct A {}"
    check(["A.swift": a, "B.swift": "func f() { if let A = g() { print(A) } }"])
    check(["A.swift": a, "B.swift": "func f() { guard var A = g() else { return }; print(A) }"])
    check(["A.swift": a, "B.swift": "func f() { for A in g() { print(A) } }"])
    check(["A.swift": a, "B.swift": "let f = { A in print(A) }"])
    check(["A.swift": a, "B.swift": "let f = { b, A in print(A) }"])
    check(["A.swift": a, "B.swift": "let f = { A, b in print(A) }"])
    check(["A.swift": a, "B.swift": "func f() { if case .some(let A) = g() { print(A) } }"])
    check(
      ["A.swift": a, "B.swift": "func f() { for A in g() { h(A) } }\nlet a = A()"],
      "B.swift:2 A -> A.swift")
  }

  @Test func typesInPatterns() {
    check(
      ["A.swift": "enum A { case b(Int) }", "B.swift": "func f() { if case let A.b(c) = d {} }"],
      "B.swift:1 A -> A.swift")
  }

  /// A macro is named in attributes only, and hides a type there.
  @Test func macros() {
    check(
      [
        "A.swift": "@attached(peer) macro A() = #externalMacro(module: \"M\", type: \"A\")",
        "B.swift": "struct A { struct B {} }", "C.swift": "@A func f() -> A {\n  A.B() }",
      ],
      "C.swift:1 A -> B.swift", "C.swift:2 A -> B.swift", "C.swift:2 B -> B.swift")
  }

  @Test func cases() {
    check(
      [
        "A.swift": "struct A {}",
        "B.swift":
          "enum B {\n  case A(A)\n  func f() -> A { .init() }\n}\nlet b = B.A\nlet c: B = .A",
      ],
      "B.swift:2 A -> A.swift", "B.swift:3 A -> A.swift")
  }

  @Test func labels() {
    check(["A.swift": "struct A {}", "B.swift": "let b = f(A: 1, A: 2)\nlet c: (A: Int, b: Int)"])
    check(["A.swift": "struct A {}", "B.swift": "let b = f { 1 } A: { 2 }"])
    check(
      ["A.swift": "struct A {}", "B.swift": "let b = [A: 1, A(): 2]\nlet c = x ? A : A()"],
      "B.swift:1 A -> A.swift", "B.swift:1 A -> A.swift", "B.swift:2 A -> A.swift",
      "B.swift:2 A -> A.swift")
  }

  @Test func labelsOfFunctionTypes() {
    check(["A.swift": "struct a {}", "B.swift": "let f: (_ a: Int, a: Int) -> Int"])
  }

  @Test func members() {
    check(["A.swift": "struct A {}", "B.swift": "let b = c.A\nlet d = .A\nlet e = f?.A"])
  }
}
