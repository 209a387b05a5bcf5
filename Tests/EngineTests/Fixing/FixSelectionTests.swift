import LintRules
import Testing

@testable import Engine

/// Which fixes are made when several want the same place.
@Suite struct FixSelectionTests {
  private func proposal(
    _ key: String, at offset: Int = 0, _ edits: [String: [(Range<Int>, String)]]
  ) -> FixProposal {
    FixProposal(
      rule: "rule", path: "A.swift", offset: offset, line: 1, isSafe: true, caveat: nil,
      edits: edits.mapValues { $0.map { Edit(range: $0.0, replacement: $0.1) } }, findings: 1,
      key: key)
  }

  private func chosen(_ proposals: FixProposal...) -> [String] {
    FixSelection(proposals).chosen.map(\.key)
  }

  @Test("fixes apart and next to each other are all chosen") func apartAndNextToEachOther() {
    #expect(
      chosen(
        proposal("a", ["A.swift": [(0..<3, "x")]]),
        proposal("b", at: 1, ["A.swift": [(3..<5, "y")]]),
        proposal("c", at: 2, ["A.swift": [(9..<9, "z")]])) == ["a", "b", "c"])
  }

  @Test("of overlapping fixes the first by place wins") func theFirstByPlaceWins() {
    let first = proposal("a", at: 1, ["A.swift": [(0..<4, "x")]])
    let second = proposal("b", at: 2, ["A.swift": [(3..<5, "y")]])
    #expect(chosen(first, second) == ["a"])
    #expect(chosen(second, first) == ["a"])
    #expect(FixSelection([second, first]).overlapping == [second])
  }

  @Test("all edits of a fix are chosen or none") func allEditsOrNone() {
    let wide = proposal("b", at: 5, ["A.swift": [(8..<9, ""), (2..<3, "")]])
    #expect(chosen(proposal("a", ["A.swift": [(2..<3, "x")]]), wide) == ["a"])
    let spanning = proposal("c", at: 6, ["A.swift": [(20..<21, "")], "B.swift": [(0..<1, "")]])
    let other = proposal("d", at: 1, ["B.swift": [(0..<2, "x")]])
    let selection = FixSelection([spanning, other])
    #expect(selection.chosen.map(\.key) == ["d"])
    #expect(selection.edits["A.swift"] == nil)
  }

  /// The order of two insertions at one place is undefined.
  @Test("an insertion overlaps other edits at its place") func insertionsAtOnePlace() {
    let first = proposal("a", ["A.swift": [(4..<4, "x")]])
    #expect(chosen(first, proposal("b", at: 1, ["A.swift": [(4..<4, "y")]])) == ["a"])
    #expect(chosen(first, proposal("b", at: 1, ["A.swift": [(4..<6, "y")]])) == ["a"])
    #expect(chosen(first, proposal("b", at: 1, ["A.swift": [(2..<4, "y")]])) == ["a"])
  }

  @Test("a fix that overlaps itself is left out") func aFixThatOverlapsItself() {
    #expect(chosen(proposal("a", ["A.swift": [(0..<4, ""), (3..<5, "")]])) == [])
  }

  @Test("an edit that several fixes share is made once") func theSameEditIsMadeOnce() {
    let first = proposal("a", ["A.swift": [(4..<4, "import B\n"), (9..<10, "")]])
    let second = proposal("b", at: 1, ["A.swift": [(4..<4, "import B\n"), (12..<13, "")]])
    let selection = FixSelection([first, second])
    #expect(selection.chosen.count == 2)
    #expect(selection.edits["A.swift"]?.count == 3)
  }
}
