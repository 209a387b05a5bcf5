import Testing

@Suite struct AliasTests {
  @Test func aliasesAreReferredTo() {
    check(
      ["A.swift": "struct A {}", "B.swift": "typealias B = A", "C.swift": "let b = B()"],
      "B.swift:1 A -> A.swift", "C.swift:1 B -> B.swift")
  }

  @Test func membersOfWhatTheyStandFor() {
    check(
      [
        "A.swift": "struct A<T> { struct C {} }", "B.swift": "typealias B = A<Int>\n",
        "C.swift": "let c: B.C",
      ],
      "B.swift:1 A -> A.swift", "C.swift:1 B -> B.swift", "C.swift:1 C -> A.swift")
  }

  @Test func extensions() {
    check(
      [
        "A.swift": "struct A { struct C {} }", "B.swift": "typealias B = A",
        "C.swift": "extension B { func f(_ c: C) {} }",
      ],
      "B.swift:1 A -> A.swift", "C.swift:1 B -> B.swift", "C.swift:1 C -> A.swift")
  }

  @Test func compositions() {
    check(
      [
        "A.swift": "protocol P { typealias A = Int }\nprotocol Q {}\ntypealias R = P & Q",
        "B.swift": "protocol S: R { func f(_ a: A) }\nstruct B: R { let a: A }\nstruct A {}",
      ],
      "B.swift:1 R -> A.swift", "B.swift:1 A -> A.swift", "B.swift:2 R -> A.swift")
  }

  @Test("An alias under a condition hides a type of the system as it does without one")
  func aliasesOfNamesOfTheSystem() {
    check(
      [
        "A.swift": "#if os(macOS)\ntypealias Font = OwnFont\n#endif\nstruct OwnFont {}",
        "B.swift": "import SwiftUI\nlet font: Font",
      ],
      "B.swift:2 Font -> A.swift")
  }

  @Test("An alias of a type of the system with its own name is referred to like any other")
  func shortcuts() {
    check(
      [
        "A.swift": "typealias Token = Combine.Token\ntypealias Image = SwiftUI.Image\n",
        "B.swift": "let token: Token\nlet image: Image",
      ],
      "B.swift:1 Token -> A.swift", "B.swift:2 Image -> A.swift")
    check(
      ["A.swift": "typealias Token = Parser.Token\n", "B.swift": "let token: Token"],
      "B.swift:1 Token -> A.swift")
    check(
      ["A.swift": "typealias Picture = SwiftUI.Image\n", "B.swift": "let image: Picture"],
      "B.swift:1 Picture -> A.swift")
  }

  @Test func circlesEnd() {
    check(
      ["A.swift": "typealias A = B\ntypealias B = A", "B.swift": "let c: A.C\nextension A {}"],
      "B.swift:1 A -> A.swift", "B.swift:2 A -> A.swift")
  }

  @Test("An extension of an alias of a type from outside adds to that type")
  func extensionsOfAliasesFromOutside() {
    check(
      [
        "A.swift": "struct A { typealias ID = Int }", "B.swift": "extension A.ID { struct C {} }",
        "C.swift": "let c: A.ID.C\nlet d: Int.C\nextension Int { func f(_ c: C) {} }",
      ],
      "B.swift:1 A -> A.swift", "B.swift:1 ID -> A.swift", "C.swift:1 A -> A.swift",
      "C.swift:1 ID -> A.swift", "C.swift:1 C -> B.swift", "C.swift:2 C -> B.swift",
      "C.swift:3 C -> B.swift")
  }

  @Test("A type from outside is the same in files that import something and files that do not")
  func namesOfTypesFromOutside() {
    check(
      [
        "A.swift": "import M\nextension Data.Index { struct Cell {} }",
        "B.swift": "let a: Data.Index.Cell", "C.swift": "import M\nlet a: M.Data.Index.Cell",
        "D.swift": "let a: Index.Cell",
      ],
      "B.swift:1 Cell -> A.swift", "C.swift:2 Cell -> A.swift")
  }

  @Test("An alias under a condition hides what is imported, as one without does")
  func aliasesUnderConditions() {
    check(
      [
        "M/A.swift": "public struct A {}", "N/A.swift": "#if DEBUG\ntypealias A = Int\n#endif",
        "N/B.swift": "import M\nlet a: A",
      ],
      "N/B.swift:2 A -> N/A.swift")
  }
}
