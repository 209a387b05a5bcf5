import SwiftSource

/// The lists of names of which queries ask whether one is used somewhere in a declaration. All are
/// looked for in one pass over a file.
struct MentionLists: Sendable {
  /// The lists' numbers in the pool.
  private var lists: ContiguousArray<Int> = []
  /// For each byte the lists that may have a name with it at its start or at its end, a bit for each;
  /// lists share the bits when there are more than 64.
  private var starts = ContiguousArray<UInt64>(repeating: 0, count: 256)
  private var ends = ContiguousArray<UInt64>(repeating: 0, count: 256)

  /// The number of the list, which is added unless it is there.
  ///
  /// - Parameter list: its number in the pool.
  mutating func number(of list: Int, _ names: NamePool) -> Int {
    if let number = lists.firstIndex(of: list) { return number }
    let bit = UInt64(1) << UInt64(lists.count % 64)
    for byte in UInt8.min...UInt8.max {
      if names.mayStart(with: byte, list) { starts[Int(byte)] |= bit }
      if names.mayEnd(with: byte, list) { ends[Int(byte)] |= bit }
    }
    lists.append(list)
    return lists.count - 1
  }

  /// The tokens that use a name of each list.
  func find(
    in file: SourceFile, _ names: NamePool, _ found: inout ContiguousArray<ContiguousArray<Int32>>
  ) {
    if found.count != lists.count { found = ContiguousArray(repeating: [], count: lists.count) }
    for number in found.indices { found[number].removeAll(keepingCapacity: true) }
    for token in file.tokens.indices where file.tokens[token].kind == .identifier {
      let range = file.nameRange(token)
      guard !range.isEmpty else { continue }
      let possible =
        starts[Int(file.buffer.padded[range.lowerBound])]
        | ends[Int(file.buffer.padded[range.upperBound - 1])]
      guard possible != 0 else { continue }
      for number in lists.indices
      where possible &>> UInt64(number % 64) & 1 != 0
        && names.matches(lists[number], token: token, in: file) && file.isMention(token)
      {
        found[number].append(Int32(token))
      }
    }
  }
}
