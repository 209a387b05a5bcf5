import SwiftSource

/// Ranges of tokens that are asked again and again whether one of them holds a token.
struct RangeIndex {
  /// The ranges in the order of their starts.
  private let ranges: [TokenRange]
  /// For each range how far it and those before it reach.
  private let reach: [Int32]

  init(_ ranges: [TokenRange]) {
    let sorted = ranges.sorted { $0.start < $1.start }
    var end: Int32 = 0
    reach = sorted.map { range in
      end = max(end, range.end)
      return end
    }
    self.ranges = sorted
  }

  /// Returns true if one of the ranges contains the token.
  func contains(_ token: Int) -> Bool {
    let behind = ranges.countStarting(before: token + 1)
    return behind > 0 && Int(reach[behind - 1]) > token
  }
}

extension [TokenRange] {
  /// How many of the ranges, which are in the order of their starts, start before the token.
  func countStarting(before token: Int) -> Int {
    partitioningIndex { Int($0.start) >= token }
  }

  /// Those of the ranges, which are in the order of their starts, that start in `range`.
  func starting(in range: TokenRange) -> ArraySlice<TokenRange> {
    let first = countStarting(before: Int(range.start))
    return self[first..<Swift.max(first, countStarting(before: Int(range.end)))]
  }
}
