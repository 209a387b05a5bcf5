import Testing

@Suite struct GenericTests {
  @Test func parametersOfFunctions() {
    check([
      "A.swift": "struct A {}", "B.swift": "func f<A>(_ a: A) -> [A] where A: Equatable { [a] }",
    ])
    check(["A.swift": "struct A {}", "B.swift": "struct B { init<A>(_ a: A) {} }"])
    check(["A.swift": "struct A {}", "B.swift": "struct B { subscript<A>(a: A) -> A { a } }"])
  }

  @Test func parametersOfTypes() {
    check(["A.swift": "struct A {}", "B.swift": "struct B<A> {\n  struct C { let a: A }\n}"])
    check(["A.swift": "struct A {}", "B.swift": "typealias B<A> = [A]"])
  }

  @Test func parametersAreSeenInExtensions() {
    check(
      ["A.swift": "struct A {}\nstruct B<A> {}", "B.swift": "extension B { func f(_ a: A) {} }"],
      "B.swift:1 B -> A.swift")
  }

  @Test("A negative number may be a generic argument")
  func negativeArguments() {
    check(
      [
        "A.swift": "struct A<let n: Int> {}\nextension A where n == -2 { struct B {} }",
        "B.swift": "let a: A<-2>.B",
      ],
      "B.swift:1 A -> A.swift", "B.swift:1 B -> A.swift")
  }

  @Test func parametersAreNoMembers() {
    check(
      ["A.swift": "struct A<B> {}", "B.swift": "let a: A<Int>.B"], "B.swift:1 A -> A.swift")
  }

  @Test func constraints() {
    check(
      [
        "A.swift": "protocol P {}\nprotocol Q {}",
        "B.swift":
          "func f<A: P & Q>(_ a: A) where A: Q, [A]: P {}\nfunc g(_ a: some P, _ b: any Q) {}",
      ],
      "B.swift:1 P -> A.swift", "B.swift:1 Q -> A.swift", "B.swift:1 Q -> A.swift",
      "B.swift:1 P -> A.swift", "B.swift:2 P -> A.swift", "B.swift:2 Q -> A.swift")
  }

  @Test func arguments() {
    check(
      [
        "A.swift": "struct A<B> { struct C {} }\nstruct D {}",
        "B.swift": "let a = A<D>.C()\nlet b: A<[D: (D) -> D]>",
      ],
      "B.swift:1 A -> A.swift", "B.swift:1 D -> A.swift", "B.swift:1 C -> A.swift",
      "B.swift:2 A -> A.swift", "B.swift:2 D -> A.swift", "B.swift:2 D -> A.swift",
      "B.swift:2 D -> A.swift")
  }

  @Test func comparisonsAreNoArguments() {
    check(
      ["A.swift": "enum A { static let b = 1 }", "B.swift": "let c = x < A.b && A.b > x"],
      "B.swift:1 A -> A.swift", "B.swift:1 A -> A.swift")
  }

  @Test func packs() {
    check(
      ["A.swift": "struct A<B> {}", "B.swift": "func f<each C>(_ c: repeat A<each C>) {}"],
      "B.swift:1 A -> A.swift")
  }

  @Test("A generic parameter has the members of the types that bound it")
  func membersOfBounds() {
    check(
      [
        "A.swift":
          "protocol P { typealias B = Int; associatedtype C: Q }\nstruct D { struct E {} }",
        "B.swift": "protocol Q {}\nextension Q { typealias F = Int }",
        "C.swift":
          "func f<T: P>(_ b: T.B, _ f: T.C.F) {}\nstruct S<T> where T: P { let f: T.C.F }\n"
          + "extension S { func g(_ b: T.B) {} }\nextension D { func h<T>(_ t: T.E) where T == D {} }",
      ],
      "A.swift:1 Q -> B.swift", "C.swift:1 P -> A.swift", "C.swift:1 B -> A.swift",
      "C.swift:1 F -> B.swift", "C.swift:2 P -> A.swift", "C.swift:2 F -> B.swift",
      "C.swift:3 B -> A.swift", "C.swift:4 D -> A.swift", "C.swift:4 E -> A.swift",
      "C.swift:4 D -> A.swift")
  }

  @Test("A 'where' behind a declaration sees the members of the type around it or of its own")
  func whereSeesMembers() {
    check(
      [
        "A.swift": "struct A<T> {}\nstruct N {}",
        "B.swift": "struct B<T> where T == N { struct N {} }\n"
          + "extension A where T == M { struct M {} }\n"
          + "extension A { func f() where T == O {}; struct O {}; subscript<U>(u: U) -> Int where U == O { 1 } }\n"
          + "class C<T>: P where T == Q { class Q {} }\nprotocol P {}\nstruct O {}",
        "C.swift": "struct M {}\nstruct O {}\nstruct Q {}",
      ],
      "B.swift:2 A -> A.swift", "B.swift:3 A -> A.swift")
  }

  @Test("The subject of a requirement is a generic parameter, also of a type outside the project")
  func subjectsOfRequirements() {
    check(
      [
        "A.swift": "struct Value {}\nstruct Key {}\nprotocol P {}",
        "B.swift":
          "import M\n"
          + "extension Map where Key == String, Value: P { var v: Value.Type { Value.self } }\n"
          + "extension Map { init() where Value == Int {}; func f() -> Value {} }\n"
          + "extension Map { func g() -> Value {} }",
      ],
      "B.swift:2 P -> A.swift", "B.swift:4 Value -> A.swift")
  }

  @Test("The subject of a requirement is the project's where it declares it")
  func declaredSubjectsOfRequirements() {
    check(
      [
        "A.swift": "protocol P { associatedtype Item }\nstruct S<T>: P { struct Item {} }",
        "B.swift":
          "struct Item {}\n"
          + "extension P where Item: Q { func f(_ i: Item) {} }\nprotocol Q {}",
        "C.swift": "extension S where T == Int { func f(_ i: Item) -> T {} }",
      ],
      "B.swift:2 P -> A.swift", "C.swift:1 S -> A.swift", "C.swift:1 Item -> A.swift")
  }
}
