import Testing

@Suite struct ConditionTests {
  @Test func branchesOfOneFileAreOne() {
    check(
      ["A.swift": "#if X\nstruct A {}\n#else\nstruct A {}\n#endif", "B.swift": "let a: A"],
      "B.swift:1 A -> A.swift")
  }

  @Test func conditionsAreNoReferences() {
    check(
      ["A.swift": "struct DEBUG {}", "B.swift": "#if DEBUG\nlet a = DEBUG()\n#endif"],
      "B.swift:2 DEBUG -> A.swift")
  }

  @Test("An alias in one branch is the project's, whatever else has its name")
  func aliasesInOneBranch() {
    check(
      [
        "A.swift": "struct B {}\n#if os(macOS)\ntypealias A = B\n#endif", "B.swift": "let a: A",
      ],
      "B.swift:1 A -> A.swift")
    check(
      [
        "A.swift": "#if os(macOS)\ntypealias A = B\n#else\ntypealias A = C\n#endif",
        "B.swift": "let a: A",
      ],
      "B.swift:1 A -> A.swift")
  }

  @Test func namesAsCHasThemInOneBranchAreAmbiguous() {
    check(
      [
        "A.swift": "#if os(Windows)\nstruct time_t {}\ntypealias EVENT_T = Int\n#endif",
        "B.swift": "let a: time_t\nlet b: EVENT_T",
      ],
      "B.swift:1 time_t ?", "B.swift:2 EVENT_T ?")
  }

  @Test func `a name of two capitals is not one of C`() {
    check(
      [
        "A.swift": "#if os(Windows)\nstruct IO {}\nstruct ABC {}\nstruct Abc {}\n#endif",
        "B.swift": "let a: IO\nlet b: ABC\nlet c: Abc",
      ],
      "B.swift:1 IO -> A.swift", "B.swift:2 ABC ?", "B.swift:3 Abc -> A.swift")
  }

  @Test func typesThatSystemsHaveInOneBranchAreAmbiguous() {
    check(
      [
        "A.swift": "#if !canImport(Synchronization)\nstruct Mutex {}\nstruct Lock {}\n#endif",
        "B.swift": "let a: Mutex\nlet b: Lock",
      ],
      "B.swift:1 Mutex ?", "B.swift:2 Lock -> A.swift")
  }

  @Test("Names as C has them in branches for several other systems are ambiguous")
  func namesOfCForOtherSystems() {
    check(
      [
        "A.swift": "#if os(Windows)\ntypealias in_port_t = Int\n#endif",
        "B.swift": "#if os(WASI)\ntypealias in_port_t = Int\n#endif", "C.swift": "let a: in_port_t",
      ],
      "C.swift:1 in_port_t ?")
  }

  @Test func filesUnderTheSameCondition() {
    let a = "import M\n#if os(macOS)\ntypealias a_t = B\nstruct B {}\n#endif"
    check(
      ["A.swift": a, "B.swift": "#if os(macOS)\nlet a: a_t\n#endif"], "B.swift:2 a_t -> A.swift")
    check(["A.swift": a, "B.swift": "#if os(iOS)\nlet a: a_t\n#endif"], "B.swift:2 a_t ?")
    check(
      ["A.swift": a, "B.swift": "#if os(macOS)\nlet a: a_t\n#else\nlet b = 1\n#endif"],
      "B.swift:2 a_t ?")
  }

  @Test func aliasesThatAreMembers() {
    check(
      [
        "A.swift": "enum A {\n#if os(macOS)\ntypealias B = Int\n#endif\n}",
        "B.swift": "let a: A.B",
      ],
      "B.swift:1 A -> A.swift", "B.swift:1 B -> A.swift")
  }

  @Test func `a member with a name as C has them is the project's own`() {
    check(
      [
        "A.swift": "enum A {\n#if os(Windows)\ntypealias event_t = Int\n#endif\n}",
        "B.swift": "let a: A.event_t",
      ],
      "B.swift:1 A -> A.swift", "B.swift:1 event_t -> A.swift")
  }

  /// Checks that `A` means the type that one of two branches names.
  private func checkBranches(_ condition: String, taken: String) {
    check(
      [
        "A.swift": """
        #if \(condition)
        typealias A = B
        #else
        typealias A = C
        #endif
        struct B { struct D {} }
        """,
        "C.swift": "struct C { struct D {} }", "D.swift": "let d: A.D",
      ],
      "A.swift:4 C -> C.swift", "D.swift:1 A -> A.swift", "D.swift:1 D -> \(taken)")
  }

  @Test("Of two branches, the one counts that the compiler and its language take")
  func branchesOfVersions() {
    for condition in ["compiler(>=6)", "compiler(>=6.3)", "!compiler(<6.2.1)", "swift(>=5.9)"] {
      checkBranches("!(\(condition))", taken: "C.swift")
    }
  }

  @Test("Versions that the compiler may have, or that only some targets have, decide nothing")
  func unknownVersions() {
    for condition in ["swift(>=6)", "swift(>=6.2)", "_compiler_version(\"6.0\")"] {
      checkBranches(condition, taken: "A.swift")
    }
  }
}
