import Project
import SwiftSource
import Testing

@testable import LintRules

/// Code that is larger or deeper than any that people write.
@Suite struct HugeCodeTests {
  @Test func bracketsDeeperThanSwiftAllows() throws {
    let deep = { (count: Int, inner: String) in
      String(repeating: "g { ", count: count) + inner + String(repeating: "}", count: count)
    }
    try expectMatches("f($x)", deep(100, "↓f(1)"), deep(1_000, "f(1)") + "\n↓f(2)")
  }

  @Test func findingsNameTheStartOfWhatTheyAreAbout() throws {
    let list = (0..<5_000).map(String.init).joined(separator: ", ")
    let found = try captured("f($x)", in: "f([\(list)])")
    #expect(found.count == 1)
    #expect(found[0]["x"]?.hasPrefix("[0, 1, 2") == true)
    #expect((found[0]["x"] ?? "").utf8.count < 10_000)
  }

  @Test func rangesThatHoldATokenAreFound() {
    let ranges = [(5, 20), (0, 3), (6, 8), (30, 31)].map { TokenRange($0.0, $0.1) }
    let index = RangeIndex(ranges)
    for token in 0..<40 {
      #expect(index.contains(token) == ranges.contains { $0.contains(token) })
    }
    let sorted = ranges.sorted { $0.start < $1.start }
    #expect(sorted.starting(in: TokenRange(5, 7)).map(\.start) == [5, 6])
    #expect(sorted.starting(in: TokenRange(9, 9)).isEmpty)
  }

  @Test func manyConditionsMakeAShallowTree() {
    var rest = (0..<100_000).makeIterator()
    let truth = Truth.any {
      rest.next().map { .depends(.isSubclassed(declaration: $0)) }
    }
    func depth(_ condition: IndexCondition) -> Int {
      guard case .any(let parts) = condition else { return 0 }
      return 1 + (parts.map { depth($0) }.max() ?? 0)
    }
    guard case .depends(let condition) = truth else {
      Issue.record("no condition")
      return
    }
    #expect(depth(condition) < 40)
  }
}
