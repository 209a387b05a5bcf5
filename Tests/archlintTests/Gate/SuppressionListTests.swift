import Testing

/// Comments that switch rules off: which ones there are, and which do nothing.
@Suite struct SuppressionListTests {
  @Test func byRuleWithAge() throws {
    let repository = try Repository([
      "A.swift": "f()  // archlint:disable no-f -- until the new one is there\n",
      "B.swift": "g()\n",
    ])
    try repository.folder.write("g()  // archlint:disable no-g, no-f -- soon\n", to: "B.swift")
    #expect(
      try repository.archlint("--list-suppressions").output == """
        no-f: 2 suppressions
          A.swift:1  0 days  until the new one is there
          B.swift:1  not committed  soon

        no-g: 1 suppression
          B.swift:1  not committed  soon

        """)
  }

  @Test func whatHidesNothingIsFound() throws {
    let repository = try Repository([
      "A.swift": "f()  // archlint:disable no-f, no-g -- one of two\n",
      "B.swift": "// archlint:disable no-x -- unknown\nlet a = 1\n",
      "C.swift": "f()  // archlint:disable no-f\n",
    ])
    #expect(
      try repository.found() == [
        "A.swift:1 unused-suppression", "B.swift:1 unknown-suppression", "C.swift:1 no-f",
        "C.swift:1 suppression-without-reason",
      ])
  }
}
