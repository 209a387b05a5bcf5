import Testing

@Suite struct NestingTests {
  @Test func typesOfTheModule() {
    check(
      ["A.swift": "struct A {}", "B.swift": "let a: A\nlet b = A()\nfunc f(_ a: [A?]) -> A { a }"],
      "B.swift:1 A -> A.swift", "B.swift:2 A -> A.swift", "B.swift:3 A -> A.swift",
      "B.swift:3 A -> A.swift")
  }

  @Test func innerNamesHideOuterOnes() {
    check([
      "A.swift": "struct A {}", "B.swift": "struct B {\n  struct A {}\n  let a: A\n}",
    ])
    check(
      ["A.swift": "struct A {}", "B.swift": "struct B { struct A {} }\nlet a: A"],
      "B.swift:2 A -> A.swift")
  }

  @Test func everyNameOfAPath() {
    check(
      ["A.swift": "struct A { enum B { case c } }", "B.swift": "let b = A.B.c\nlet c: A.B"],
      "B.swift:1 A -> A.swift", "B.swift:1 B -> A.swift", "B.swift:2 A -> A.swift",
      "B.swift:2 B -> A.swift")
  }

  @Test func extensionsSeeWhatTheyExtend() {
    check(
      ["A.swift": "struct A { struct B {} }", "B.swift": "extension A { var b: B { B() } }"],
      "B.swift:1 A -> A.swift", "B.swift:1 B -> A.swift", "B.swift:1 B -> A.swift")
  }

  @Test func extensionsAddTypes() {
    check(
      [
        "A.swift": "struct A {}", "B.swift": "extension A { struct B {} }",
        "C.swift": "let b: A.B",
      ],
      "B.swift:1 A -> A.swift", "C.swift:1 A -> A.swift", "C.swift:1 B -> B.swift")
  }

  @Test func extensionsOfNestedTypesDoNotSeeTheTypesAround() {
    check(
      [
        "A.swift": "struct A {\n  struct B {}\n  struct C {}\n}\nstruct C {}",
        "B.swift": "extension A.B { func f(_ c: C) {} }", "C.swift": "struct C {}",
      ],
      "B.swift:1 A -> A.swift", "B.swift:1 B -> A.swift", "B.swift:1 C ?")
  }

  @Test func inheritanceClausesStandOutside() {
    check(
      ["A.swift": "protocol P {}", "B.swift": "struct A: P {\n  struct P {}\n  let p: P\n}"],
      "B.swift:1 P -> A.swift")
  }

  @Test func localTypesEndWithTheirBlock() {
    check(
      [
        "A.swift": "struct A {}",
        "B.swift": "func f() {\n  do {\n    struct A {}\n    _ = A()\n  }\n  _ = A()\n}",
      ],
      "B.swift:6 A -> A.swift")
  }

  @Test("A type that an extension gives to one from outside can be extended itself")
  func extensionsOfTypesInTypesOfOutside() {
    check(
      [
        "A.swift": "extension Outer.Space.Ship { struct Crew {} }",
        "B.swift": "extension Outer.Space { struct Ship {} }",
        "C.swift": "extension Outer.Space.Ship.Crew { struct Cook {} }",
        "D.swift": "let a: Outer.Space.Ship.Crew.Cook",
        "E.swift": "typealias Vessel = Outer.Space.Ship\nextension Vessel { func f(_ c: Crew) {} }",
      ],
      "A.swift:1 Ship -> B.swift", "C.swift:1 Ship -> B.swift", "C.swift:1 Crew -> A.swift",
      "D.swift:1 Ship -> B.swift", "D.swift:1 Crew -> A.swift", "D.swift:1 Cook -> C.swift",
      "E.swift:1 Ship -> B.swift", "E.swift:2 Crew -> A.swift")
  }

  @Test func typesOfOutsideThatTheProjectExtends() {
    check(
      [
        "A.swift": "extension String { struct Tool {} }",
        "B.swift": "let a: String.Tool\nlet b: Swift.String.Tool\nlet c: Tool",
        "C.swift": "extension Swift.String { func f(_ t: Tool) {} }",
      ],
      "B.swift:1 Tool -> A.swift", "B.swift:2 Tool -> A.swift", "C.swift:1 Tool -> A.swift")
  }

  @Test func selfIsTheTypeAround() {
    check(
      [
        "A.swift": "struct A { struct B {} }",
        "B.swift": "extension A { var b: Self.B { .init() } }",
      ],
      "B.swift:1 A -> A.swift", "B.swift:1 B -> A.swift")
  }

  @Test func namesInLowerCaseWhereTypesStand() {
    check(
      ["A.swift": "struct a { struct b {} }", "B.swift": "let x: [a] = []\nlet y: a.b\nlet z = a"],
      "B.swift:1 a -> A.swift", "B.swift:2 a -> A.swift", "B.swift:2 b -> A.swift")
  }

  @Test("Names as C has them are types where they are called or asked for themselves")
  func lowerCaseNamesInExpressions() {
    check(
      [
        "A.swift": "struct in_addr {}\nextension E { typealias event_t = Int }\nenum E {}",
        "B.swift":
          "let a = in_addr()\nlet b = load(as: in_addr.self)\nlet c = E.event_t(1)\nlet d = in_addr",
      ],
      "B.swift:1 in_addr -> A.swift", "B.swift:2 in_addr -> A.swift", "B.swift:3 E -> A.swift",
      "B.swift:3 event_t -> A.swift")
  }
}
