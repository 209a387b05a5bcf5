extension RandomAccessCollection where Index == Int {
  /// The index of the first element that belongs in the second part, found by binary search; the
  /// end index if there is none. All elements after one that belongs there must belong there too.
  ///
  /// Source: the name and meaning are those of Swift Algorithms, `partitioningIndex(where:)`.
  @inlinable
  public func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low &+ (high &- low) / 2
      if belongsInSecondPart(self[middle]) { high = middle } else { low = middle &+ 1 }
    }
    return low
  }
}
