import Buffers
import SwiftSource

/// A list of names that a query asks for in code.
enum MentionList {}

/// The lists of names of which queries ask whether one is used somewhere in a declaration. All are
/// looked for in one pass over a file.
struct MentionLists: Sendable {
  private var lists: ContiguousArray<NameListID> = []
  /// The lists that may have a name with four bytes at its start, or at its end, a bit for each, by
  /// ``slot(_:)``; lists share the bits when there are more than 64.
  private var starts = ContiguousArray<UInt64>(repeating: 0, count: 1 << 10)
  private var ends = ContiguousArray<UInt64>(repeating: 0, count: 1 << 10)
  /// The bytes that names have inside, of entries that say only that, with the lists' bits.
  private var insides: ContiguousArray<(bytes: ContiguousArray<UInt8>, bit: UInt64)> = []
  /// The lists with entries that say less of their names.
  private var others: UInt64 = 0
  /// The lists that have a name with a hash, by its lowest bits: entries that are no globs.
  private var names = ContiguousArray<UInt64>(repeating: 0, count: 1 << 12)

  /// Where four bytes are in the tables. A multiplicative hash of which the highest bits count.
  @inline(__always)
  private static func slot(_ bytes: UInt32) -> Int { Int((bytes &* 0x9E37_79B1) &>> 22) }

  /// Where a hash is in the table of names.
  @inline(__always)
  private static func place(of hash: UInt32) -> Int { Int(hash & 4095) }

  /// Four bytes of a text that has no fewer after `offset`.
  @inline(__always)
  private static func four(_ text: BufferView<UInt8>, at offset: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: EightBytes.load(text, at: offset))
  }

  /// The ID of the list, which is added unless it is there.
  mutating func id(of list: NameListID, _ names: NamePool) -> ID<MentionList> {
    if let index = lists.firstIndex(of: list) { return ID(index) }
    let bit = UInt64(1) << UInt64(lists.count % 64)
    for hash in names.hashes(of: list) { self.names[Self.place(of: hash)] |= bit }
    for edge in names.edges(of: list, includesPlain: false) {
      switch edge {
      case .start(let bytes) where bytes.count >= 4:
        starts[Self.slot(Self.four(bytes.prefix(4)))] |= bit
      case .end(let bytes) where bytes.count >= 4:
        ends[Self.slot(Self.four(bytes.suffix(4)))] |= bit
      case .inside(let bytes): insides.append((ContiguousArray(bytes), bit))
      case .start, .end, .open: others |= bit
      }
    }
    lists.append(list)
    return ID(lists.count - 1)
  }

  private static func four(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The tokens that use a name of each list.
  ///
  /// - Parameter known: the lists of names that were looked at before, kept from file to file.
  func find(
    in file: SourceFile, _ pool: NamePool, _ known: inout NameCache,
    _ found: inout ContiguousArray<ContiguousArray<Int32>>
  ) {
    if found.count != lists.count { found = ContiguousArray(repeating: [], count: lists.count) }
    for number in found.indices { found[number].removeAll(keepingCapacity: true) }
    for token in file.tokens.indices where file.tokens[token].kind == .identifier {
      let kept = known.value(of: file.tokens[token], in: file.buffer.padded)
      var rest = kept ?? mayHold(token, in: file)
      var holding: UInt64 = 0
      // What is known of a name is exact but for bits that several lists share.
      let firstAlone = lists.count &- 64
      while rest != 0 {
        let bit = rest & ~(rest &- 1)
        rest ^= bit
        var number = bit.trailingZeroBitCount
        let isExact = kept != nil && number >= firstAlone
        while number < lists.count {
          if isExact || pool.matches(lists[number], token: token, in: file) {
            holding |= bit
            if file.isMention(token) { found[number].append(Int32(token)) }
          }
          number &+= 64
        }
      }
      if kept == nil {
        known.insert(file.tokens[token], in: file.buffer.padded, value: holding)
      }
    }
  }

  /// The bits of the lists that may have the name at `token`.
  private func mayHold(_ token: Int, in file: SourceFile) -> UInt64 {
    // Eight bytes can be loaded from each: after the last name is the padding.
    let bytes = file.buffer.padded.view
    let range = file.nameRange(token)
    var bits = others | names[Self.place(of: file.tokens[token].hash)]
    for inside in insides where bits & inside.bit == 0 {
      let wanted = inside.bytes
      if bytes.holds(wanted.view, in: range) { bits |= inside.bit }
    }
    guard range.count >= 4 else { return bits }
    return bits | starts[Self.slot(Self.four(bytes, at: range.lowerBound))]
      | ends[Self.slot(Self.four(bytes, at: range.upperBound - 4))]
  }
}
