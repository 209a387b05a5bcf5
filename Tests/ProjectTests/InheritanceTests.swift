import Testing

@Suite struct InheritanceTests {
  @Test func typesOfSuperclasses() {
    check(
      [
        "A.swift": "class A { class B {} }\nclass C: A {}\nstruct B {}",
        "B.swift": "class D: C { let b: B? = B() }\nlet b: D.B",
      ],
      "B.swift:1 C -> A.swift", "B.swift:1 B -> A.swift", "B.swift:1 B -> A.swift",
      "B.swift:2 B -> A.swift")
  }

  @Test func ownTypesComeBeforeThoseOfSuperclasses() {
    check(
      ["A.swift": "class A { class B {} }", "B.swift": "class C: A { class B {}; let b: B }"],
      "B.swift:1 A -> A.swift")
  }

  @Test func protocolsSeeWhatTheyInherit() {
    check(
      [
        "A.swift": "protocol P { typealias A = Int; associatedtype B }",
        "B.swift":
          "protocol Q: P { func f(_ a: A, _ b: B) }\nextension Q { func g(_ a: A, _ b: B) {} }",
        "C.swift": "struct A {}\nstruct B {}",
      ],
      "B.swift:1 P -> A.swift", "B.swift:1 A -> A.swift", "B.swift:2 A -> A.swift")
  }

  /// Where a type is, the compiler looks at a type's protocols after everything else.
  @Test func protocolsOfATypeComeAfterTheModule() {
    let files: Files = [
      "A.swift": "protocol P { typealias A = Int; associatedtype B }",
      "B.swift": "struct C: P {\n  let a: A\n  let b: [B]\n  let c: D\n}",
      "C.swift": "struct A {}\nstruct B {}",
      "D.swift": "extension P { typealias D = Int }",
    ]
    check(
      files, "B.swift:1 P -> A.swift", "B.swift:2 A -> C.swift", "B.swift:3 B -> C.swift",
      "B.swift:4 D -> D.swift", "D.swift:1 P -> A.swift")
  }

  /// By then the compiler has inferred them, as members of the type. In declarations it depends on
  /// the order in which it looks at them.
  @Test func codeBesideAConformanceSeesTheAssociatedTypesOfTheProtocol() {
    check(
      [
        "A.swift": "protocol P { typealias A = Int; associatedtype B }",
        "B.swift": """
        struct C: P {
          func f() -> B { g() as! B }
          var b: [B] { Array<B>() }
          struct D { func h() { let a: A; let b: B } }
        }
        extension C: Sequence { func i(_ e: Element) { let e: Element } }
        struct E { func f() { let b: B } }
        """,
        "C.swift": "struct A {}\nstruct B {}\nstruct Element {}",
        "D.swift": "extension C { func j() { let b: B } }",
      ],
      "B.swift:1 P -> A.swift", "B.swift:2 B -> C.swift", "B.swift:3 B -> C.swift",
      "B.swift:4 A -> C.swift", "B.swift:6 Element -> C.swift", "B.swift:7 B -> C.swift",
      "D.swift:1 C -> B.swift", "D.swift:1 B -> C.swift")
  }

  @Test func protocolsOfATypeComeFirstInExpressions() {
    check(
      [
        "A.swift": "protocol P { typealias A = Int; associatedtype B }\nstruct A {}\nstruct B {}",
        "B.swift": "struct C: P {\n  func f() { A() }\n  func g() { B() }\n}",
      ],
      "B.swift:1 P -> A.swift", "B.swift:2 A -> A.swift")
  }

  @Test func membersOfProtocolsAreAsPublicAsTheyAre() {
    check(
      [
        "M/A.swift": "public protocol P { typealias A = Int }",
        "N/B.swift": "import M\nstruct C: P { let a: A }",
      ],
      "N/B.swift:2 P -> M/A.swift", "N/B.swift:2 A -> M/A.swift")
  }

  @Test func namesOfSystemProtocols() {
    let module = "struct Element {}\nstruct Iterator {}"
    check([
      "A.swift": module, "B.swift": "extension Sequence { func f(_ e: Element) {} }",
    ])
    check(["A.swift": module, "B.swift": "protocol P: Sequence { func f(_ e: Element) }"])
    check(
      ["A.swift": module, "B.swift": "struct C: Sequence { func f(_ e: Element) {} }"],
      "B.swift:1 Element -> A.swift")
    check(["A.swift": module, "B.swift": "struct C: Sequence { func f() { Element() } }"])
    check(["A.swift": module, "B.swift": "extension Array { func f() -> Element { Element() } }"])
  }

  @Test func keysThatTheCompilerMakes() {
    check([
      "A.swift": "enum CodingKeys {}",
      "B.swift": "struct B: Codable { func f() { g(keyedBy: CodingKeys.self) } }",
    ])
  }

  @Test func namesOfSystemClasses() {
    check([
      "A.swift": "struct State {}", "B.swift": "class B: UIControl { let s: State }",
    ])
  }

  @Test func rawTypesBringNothing() {
    check(
      ["A.swift": "struct Element {}", "B.swift": "enum B: String { func f() { Element() } }"],
      "B.swift:1 Element -> A.swift")
  }

  @Test func extensionsOfTypesThatAreNamedLikeThoseOfTheSystem() {
    check(
      [
        "A.swift": "struct Failure {}\nstruct Result {}",
        "B.swift": "extension Result { func f(_ f: Failure) {} }",
      ],
      "B.swift:1 Result -> A.swift", "B.swift:1 Failure -> A.swift")
  }

  @Test func boundsOfSelf() {
    check(
      [
        "A.swift": "class A { class B {} }\nprotocol P {}",
        "B.swift":
          "extension P where Self: A { func f(_ b: B) {} }\nextension P { func g(_ b: B) {} }",
      ],
      "B.swift:1 P -> A.swift", "B.swift:1 A -> A.swift", "B.swift:1 B -> A.swift",
      "B.swift:2 P -> A.swift")
    check(
      [
        "A.swift": "class A { class B {} }",
        "B.swift": "protocol P where Self: A { func f(_ b: B) }",
      ],
      "B.swift:1 A -> A.swift", "B.swift:1 B -> A.swift")
  }

  @Test func associatedTypes() {
    check(
      [
        "A.swift": "struct B {}\nstruct D {}",
        "B.swift": "protocol P { associatedtype B = D; func f() -> B }",
      ],
      "B.swift:1 D -> A.swift")
  }
}
