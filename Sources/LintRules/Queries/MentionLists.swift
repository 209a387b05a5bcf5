import SwiftSource

/// The lists of names of which queries ask whether one is used somewhere in a declaration. All are
/// looked for in one pass over a file.
struct MentionLists: Sendable {
  /// The lists' numbers in the pool.
  private var lists: ContiguousArray<Int> = []
  /// The lists that may have a name with two bytes at its start, or at its end, a bit for each, by
  /// ``slot(_:_:)``; lists share the bits when there are more than 64.
  private var starts = ContiguousArray<UInt64>(repeating: 0, count: 1 << 10)
  private var ends = ContiguousArray<UInt64>(repeating: 0, count: 1 << 10)
  /// The lists that have a name with a hash, by its lowest bits: entries that are no globs.
  private var names = ContiguousArray<UInt64>(repeating: 0, count: 1 << 12)

  /// Where two bytes stand in the tables.
  @inline(__always)
  private static func slot(_ first: UInt8, _ second: UInt8) -> Int {
    (Int(first) &<< 5 ^ Int(second)) & 1023
  }

  /// Where a hash stands in the table of names.
  @inline(__always)
  private static func slot(_ hash: UInt32) -> Int { Int(hash & 4095) }

  /// The number of the list, which is added unless it is there.
  ///
  /// - Parameter list: its number in the pool.
  mutating func number(of list: Int, _ names: NamePool) -> Int {
    if let number = lists.firstIndex(of: list) { return number }
    let bit = UInt64(1) << UInt64(lists.count % 64)
    for hash in names.hashes(of: list) { self.names[Self.slot(hash)] |= bit }
    for edge in names.edges(of: list, includesPlain: false) {
      switch edge {
      case .start(let first, nil):
        for second in UInt8.min...UInt8.max { starts[Self.slot(first, second)] |= bit }
      case .start(let first, let second?): starts[Self.slot(first, second)] |= bit
      case .end(nil, let last):
        for first in UInt8.min...UInt8.max { ends[Self.slot(first, last)] |= bit }
      case .end(let first?, let last): ends[Self.slot(first, last)] |= bit
      case .open: for slot in starts.indices { starts[slot] |= bit }
      }
    }
    lists.append(list)
    return lists.count - 1
  }

  /// The tokens that use a name of each list.
  func find(
    in file: SourceFile, _ pool: NamePool, _ found: inout ContiguousArray<ContiguousArray<Int32>>
  ) {
    if found.count != lists.count { found = ContiguousArray(repeating: [], count: lists.count) }
    for number in found.indices { found[number].removeAll(keepingCapacity: true) }
    let bytes = file.buffer.padded
    for token in file.tokens.indices where file.tokens[token].kind == .identifier {
      let range = file.nameRange(token)
      // Names of one letter are so few that they need not be told apart.
      let possible =
        range.count < 2
        ? .max
        : names[Self.slot(file.tokens[token].hash)]
          | starts[Self.slot(bytes[range.lowerBound], bytes[range.lowerBound + 1])]
          | ends[Self.slot(bytes[range.upperBound - 2], bytes[range.upperBound - 1])]
      var rest = possible
      while rest != 0 {
        var number = rest.trailingZeroBitCount
        rest &= rest &- 1
        while number < lists.count {
          if pool.matches(lists[number], token: token, in: file), file.isMention(token) {
            found[number].append(Int32(token))
          }
          number += 64
        }
      }
    }
  }
}
