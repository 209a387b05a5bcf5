import Testing

/// Types that a project declares once for each platform.
@Suite struct PlatformTests {
  @Test("Of the same type in files for several platforms, the one for Linux represents all")
  func twinsOfPlatforms() {
    check(
      [
        "Darwin.swift": "#if canImport(Darwin)\nstruct Lock { struct State {} }\n#endif",
        "Linux.swift": "#if os(Linux)\nstruct Lock { struct State {} }\n#endif",
        "Windows.swift": "#if os(Windows)\nstruct Lock { struct State {} }\n#endif",
        "B.swift": "let a: Lock\nlet b: Lock.State",
      ],
      "B.swift:1 Lock -> Linux.swift", "B.swift:2 Lock -> Linux.swift",
      "B.swift:2 State -> Linux.swift")
  }

  @Test("A file under the condition of one platform means the type of that platform")
  func filesOfOnePlatform() {
    check(
      [
        "Darwin.swift": "#if os(macOS)\nstruct Lock {}\n#endif",
        "Linux.swift": "#if os(Linux)\nstruct Lock {}\n#endif",
        "B.swift": "#if os(macOS)\nlet a: Lock\n#endif",
      ],
      "B.swift:2 Lock -> Darwin.swift")
  }

  @Test("Where Linux has none of them, the first one represents all")
  func twinsWithoutLinux() {
    check(
      [
        "A.swift": "#if os(iOS)\ntypealias Color = Int\n#endif",
        "B.swift": "#if os(macOS)\ntypealias Color = Int\n#endif", "C.swift": "let a: Color",
      ],
      "C.swift:1 Color -> A.swift")
  }

  @Test("Members of one type for several platforms are one member")
  func twinsThatAreMembers() {
    check(
      [
        "A.swift": "struct Socket {}",
        "Darwin.swift": "#if os(macOS)\nextension Socket { typealias Length = UInt32 }\n#endif",
        "Linux.swift": "#if !os(macOS)\nextension Socket { typealias Length = Int }\n#endif",
        "B.swift": "let a: Socket.Length\nextension Socket { func f() { Length(1) } }",
      ],
      "Darwin.swift:2 Socket -> A.swift", "Linux.swift:2 Socket -> A.swift",
      "B.swift:1 Socket -> A.swift", "B.swift:1 Length -> Linux.swift",
      "B.swift:2 Socket -> A.swift", "B.swift:2 Length -> Linux.swift")
  }

  @Test func `a type named like one of C stands for it only under the same condition`() {
    let type = "#if os(macOS)\nstruct in_addr {}\n#endif"
    check(["A.swift": type, "B.swift": "let a: in_addr"], "B.swift:1 in_addr ?")
    check(
      ["A.swift": type, "B.swift": "#if os(macOS)\nlet a: in_addr\n#endif"],
      "B.swift:2 in_addr -> A.swift")
    check(
      ["A.swift": type, "B.swift": "#if os(iOS)\nlet a: in_addr\n#endif"],
      "B.swift:2 in_addr ?")
    // A further condition around the type alone.
    check(
      [
        "A.swift": "#if os(macOS)\nstruct B {}\n#if DEBUG\nstruct in_addr {}\n#endif\n#endif",
        "B.swift": "#if os(macOS)\nlet a: in_addr\n#endif",
      ],
      "B.swift:2 in_addr ?")
  }

  @Test("A type under a condition and another one under none are ambiguous")
  func unconditionalTwins() {
    check(
      [
        "A.swift": "struct A {}", "B.swift": "#if DEBUG\nstruct A {}\n#endif",
        "C.swift": "let a: A",
      ],
      "C.swift:1 A ?")
  }

  @Test("Conditions with 'and', 'or', 'not', parentheses and further branches are understood")
  func conditions() {
    func isForLinux(_ condition: String, sourceLocation: SourceLocation = #_sourceLocation) {
      check(
        [
          "A.swift": "#if FLAG\nstruct A {}\n#endif",
          "B.swift": "\(condition)\nstruct A {}\n#endif",
          "C.swift": "let a: A",
        ],
        "C.swift:1 A -> B.swift", sourceLocation: sourceLocation)
    }
    func isNotForLinux(_ condition: String, sourceLocation: SourceLocation = #_sourceLocation) {
      check(
        [
          "A.swift": "\(condition)\nstruct A {}\n#endif",
          "B.swift": "#if FLAG\nstruct A {}\n#endif",
          "C.swift": "let a: A",
        ],
        "C.swift:1 A -> B.swift", sourceLocation: sourceLocation)
    }
    isForLinux("#if os(Linux)")
    isForLinux("#if os(macOS) || os(Linux)")
    isForLinux("#if os(macOS) || FLAG || os(Linux)")
    isForLinux("#if canImport(Glibc) && !os(Windows)")
    isForLinux("#if !(os(macOS) || canImport(UIKit))")
    isForLinux("#if os(macOS)\n#else")
    isForLinux("#if os(macOS)\n#elseif os(Linux)")
    isForLinux("#if os(Linux)\n#if !canImport(Darwin)\n#endif")
    isNotForLinux("#if os(macOS)")
    isNotForLinux("#if FLAG && os(macOS)")
    isNotForLinux("#if !os(Linux)")
    isNotForLinux("#if os(Linux)\n#else")
    isNotForLinux("#if targetEnvironment(simulator)")
  }
}
