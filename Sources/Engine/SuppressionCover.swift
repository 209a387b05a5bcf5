import SwiftSource

/// Which comment hides a finding, found without asking each of them.
struct SuppressionCover {
  /// A stretch of a file in which a comment hides findings.
  private struct Reach {
    let range: Range<Int>
    let suppression: Int
    /// The end of whatever reaches furthest among those that start no later.
    let furthest: Int
  }

  /// For each rule its stretches, in the order in which they start.
  private var byRule: [String: [Reach]] = [:]

  /// - Parameter suppressions: those without a reason hide nothing.
  init(_ suppressions: [Suppression]) {
    let ordered = suppressions.indices.sorted {
      (suppressions[$0].range.lowerBound, $0) < (suppressions[$1].range.lowerBound, $1)
    }
    for index in ordered where !suppressions[index].reason.isEmpty {
      for rule in Set(suppressions[index].rules) {
        let range = suppressions[index].range
        let furthest = byRule[rule]?.last?.furthest ?? 0
        byRule[rule, default: []].append(
          Reach(
            range: range, suppression: index, furthest: max(furthest, range.upperBound)))
      }
    }
  }

  /// The index of the comment that hides a finding of `rule` at `offset`, the innermost of several.
  func suppression(of rule: String, at offset: Int) -> Int? {
    guard !byRule.isEmpty, let reaches = byRule[rule] else { return nil }
    var end = reaches.partitioningIndex { $0.range.lowerBound > offset }
    while end > 0, reaches[end - 1].furthest > offset {
      if reaches[end - 1].range.contains(offset) { return reaches[end - 1].suppression }
      end -= 1
    }
    return nil
  }
}
