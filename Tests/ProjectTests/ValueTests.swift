import Testing

@Suite struct ValueTests {
  @Test func aParameterHidesTheTypeOfItsName() {
    check(["A.swift": "struct A {}", "B.swift": "func f(A: Int) -> Int { A + 1 }"])
    check(
      ["A.swift": "struct A {}", "B.swift": "func f(A: A) -> A { A }"], "B.swift:1 A -> A.swift",
      "B.swift:1 A -> A.swift")
  }

  @Test func aVariableHidesATypeWhereAValueIsMeant() {
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

  @Test func aFunctionHidesATypeWhereAValueIsMeant() {
    check(
      [
        "A.swift": "struct A {}",
        "B.swift": "struct B {\n  func A() {}\n  func f() -> A { A() }\n}",
      ],
      "B.swift:3 A -> A.swift")
  }

  @Test func aPatternBindsNamesThatHideTypes() {
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

  /// `each` is before values of a pack too, which lower-case aliases have the names of.
  @Test func valuesOfAPackAreNoTypes() {
    check([
      "A.swift": "typealias tag = Tag\nstruct Tag {}",
      "B.swift": "func f<each T>(_ tag: Box<repeat each T>) { repeat g(each tag.value) }",
    ])
    check(
      ["A.swift": "struct A {}", "B.swift": "func f<each T>(_ a: repeat (each T, A)) {}"],
      "B.swift:1 A -> A.swift")
  }

  @Test func theTypeOfAPatternIsAReference() {
    check(
      ["A.swift": "enum A { case b(Int) }", "B.swift": "func f() { if case let A.b(c) = d {} }"],
      "B.swift:1 A -> A.swift")
  }

  /// A macro is named in attributes only, and hides a type there.
  @Test func aMacroHidesATypeInAttributesOnly() {
    check(
      [
        "A.swift": "@attached(peer) macro A() = #externalMacro(module: \"M\", type: \"A\")",
        "B.swift": "struct A { struct B {} }", "C.swift": "@A func f() -> A {\n  A.B() }",
      ],
      "C.swift:1 A -> B.swift", "C.swift:2 A -> B.swift", "C.swift:2 B -> B.swift")
  }

  @Test func aCaseHidesATypeOnlyBehindItsEnum() {
    check(
      [
        "A.swift": "struct A {}",
        "B.swift":
          "enum B {\n  case A(A)\n  func f() -> A { .init() }\n}\nlet b = B.A\nlet c: B = .A",
      ],
      "B.swift:2 A -> A.swift", "B.swift:3 A -> A.swift")
  }

  @Test func aLabelOfAnArgumentIsNoType() {
    check(["A.swift": "struct A {}", "B.swift": "let b = f(A: 1, A: 2)\nlet c: (A: Int, b: Int)"])
    check(["A.swift": "struct A {}", "B.swift": "let b = f { 1 } A: { 2 }"])
    check(
      ["A.swift": "struct A {}", "B.swift": "let b = [A: 1, A(): 2]\nlet c = x ? A : A()"],
      "B.swift:1 A -> A.swift", "B.swift:1 A -> A.swift", "B.swift:2 A -> A.swift",
      "B.swift:2 A -> A.swift")
  }

  @Test func aLabelInAFunctionTypeIsNoType() {
    check(["A.swift": "struct a {}", "B.swift": "let f: (_ a: Int, a: Int) -> Int"])
  }

  @Test func aNameBehindADotIsNoType() {
    check(["A.swift": "struct A {}", "B.swift": "let b = c.A\nlet d = .A\nlet e = f?.A"])
  }

  @Test("Parameters and captures of a closure hide a type in it and nowhere else")
  func closureSignatures() {
    let a = "struct A {}"
    check(["A.swift": a, "B.swift": "let f = { (A: Int) in print(A) }"])
    check(["A.swift": a, "B.swift": "let f = { (b: Int, _ A: Int) -> Int in A }"])
    check(["A.swift": a, "B.swift": "let f = { (A, b) async throws in print(A) }"])
    check(["A.swift": a, "B.swift": "let f = { b, A, c in print(A) }"])
    check(["A.swift": a, "B.swift": "let f = { [A] in print(A) }"])
    check(["A.swift": a, "B.swift": "let f = { [weak A, unowned(safe) b] (c: Int) in print(A) }"])
    check(["A.swift": a, "B.swift": "let f = { @Sendable [b, A] c in print(A) }"])
    check(
      ["A.swift": a, "B.swift": "let f = { (A: A) in print(A) }\nlet g = A()"],
      "B.swift:1 A -> A.swift", "B.swift:2 A -> A.swift")
    check(
      ["A.swift": a, "B.swift": "let f = { [b = A()] in print(A.self) }"],
      "B.swift:1 A -> A.swift", "B.swift:1 A -> A.swift")
    check(
      ["A.swift": a, "B.swift": "let f = { [A = A()] in print(A) }"], "B.swift:1 A -> A.swift")
    check(
      ["A.swift": a, "B.swift": "let f = { (b: [A]) -> A in A() }"],
      "B.swift:1 A -> A.swift", "B.swift:1 A -> A.swift", "B.swift:1 A -> A.swift")
    check(["A.swift": a, "B.swift": "let f = { [A] }"], "B.swift:1 A -> A.swift")
    check(["A.swift": a, "B.swift": "let f = { (A) }"], "B.swift:1 A -> A.swift")
  }

  @Test("Accessors bind the value that they are given")
  func accessors() {
    let a = "struct A {}"
    check(["A.swift": a, "B.swift": "var b: Int { get { 1 } set(A) { print(A) } }"])
    check(["A.swift": a, "B.swift": "var b = 1 { willSet(A) { print(A) } didSet(A) { print(A) } }"])
    check(
      ["A.swift": a, "B.swift": "var b: Int { set(A) { print(A) } get { A.c } }"],
      "B.swift:1 A -> A.swift")
    check(["A.swift": a, "B.swift": "let c = b.set(A)"], "B.swift:1 A -> A.swift")
  }

  @Test("A label of a statement, an argument, a subscript or a compound name is no type")
  func furtherLabels() {
    let a = "struct A {}"
    check(["A.swift": a, "B.swift": "func f() {\n  A: for b in c { continue A }\n}"])
    check(["A.swift": a, "B.swift": "func f() {\n  A: while b {\n    break A\n  }\n}"])
    check(["A.swift": a, "B.swift": "let b = f(_:A:)\nlet c = f(A:_:)"])
    check(["A.swift": a, "B.swift": "let b = c[A: 1]"])
    check(
      ["A.swift": a, "B.swift": "let b = c[A.d]\nlet e = c[b: A()]"], "B.swift:1 A -> A.swift",
      "B.swift:2 A -> A.swift")
    check(
      ["A.swift": a, "B.swift": "let b = [\n  A: 1\n]"], "B.swift:2 A -> A.swift")
  }

  @Test("Patterns bind the names in their tuples and payloads")
  func tuplesInPatterns() {
    let a = "struct A {}"
    check(["A.swift": a, "B.swift": "func f() { for (b, A) in c { print(A) } }"])
    check(["A.swift": a, "B.swift": "func f() { if case let (A, b) = c { print(A) } }"])
    check(["A.swift": a, "B.swift": "func f() { if case let .d(A, b) = c { print(A) } }"])
    check([
      "A.swift": a,
      "B.swift": "func f() { switch b { case let .c(A?): print(A); default: g() } }",
    ])
    check(["A.swift": a, "B.swift": "func f() { for case let .b(c: A) in d { print(A) } }"])
    check(["A.swift": a, "B.swift": "func f() { let (A, b) = c; print(A) }"])
    check(
      ["A.swift": a, "B.swift": "func f() { if case let .d(A.e, b) = c { print(b) } }"],
      "B.swift:1 A -> A.swift")
  }

  @Test("Locals of closures in default arguments hide what is outside")
  func closuresInDefaultArguments() {
    let a = "struct A {}"
    check(["A.swift": a, "B.swift": "func f(b: () -> Int = { struct A {}; return A().c }) {}"])
    check(["A.swift": a, "B.swift": "func f(b: () -> Int = { let A = 1; return A }) {}"])
    check([
      "A.swift": a, "B.swift": "struct B { init(b: () -> Int = { enum A {}; return A.c }) {} }",
    ])
    check(
      [
        "A.swift": a,
        "B.swift": "func f(b: () -> Int = { struct A {}; return 1 }, c: A) {\n  A()\n}",
      ],
      "B.swift:1 A -> A.swift", "B.swift:2 A -> A.swift")
  }

  @Test("Locals of closures in attributes hide what is outside")
  func closuresInAttributes() {
    let a = "struct A {}"
    check(["A.swift": a, "B.swift": "struct B { @C({ struct A {}; return A() }) var d: Int }"])
    check(["A.swift": a, "B.swift": "@C({ let A = 1; return A }) func f() {}"])
    check(
      ["A.swift": a, "B.swift": "@C({ struct A {}; return A() }) struct B {\n  let a: A\n}"],
      "B.swift:2 A -> A.swift")
  }
}
