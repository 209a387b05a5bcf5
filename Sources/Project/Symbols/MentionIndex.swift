/// Finds out whether a scope has mentioned a name before. A worker keeps one for all of its files.
///
/// An open-addressing hash table whose slots are valid for one file each, so that nothing has to be
/// cleared between files.
package struct MentionIndex {
  private var slots = ContiguousArray<UInt64>(repeating: 0, count: 1 << 10)
  private var file: UInt64 = 0

  package init() {}

  /// Forgets everything.
  mutating func begin() { file += 1 }

  /// Adds the mention, or counts it when there is one like it. Its names after the first one are
  /// the last of `symbols.components`, and taken away again when they are not needed.
  mutating func add(_ mention: FileSymbols.Mention, to symbols: inout FileSymbols) {
    if (symbols.mentions.count + 1) * 2 > slots.count { grow(symbols) }
    let mask = slots.count - 1
    var slot = Self.hash(mention, symbols) & mask
    while slots[slot] >> 32 == file {
      let index = Int(slots[slot] & 0xFFFF_FFFF)
      if Self.isSame(symbols.mentions[index], mention, symbols) {
        symbols.mentions[index].count += 1
        symbols.components.removeLast(Int(mention.restCount))
        return
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = file << 32 | UInt64(symbols.mentions.count)
    symbols.mentions.append(mention)
  }

  private mutating func grow(_ symbols: FileSymbols) {
    slots = ContiguousArray(repeating: 0, count: slots.count * 4)
    let mask = slots.count - 1
    for index in symbols.mentions.indices {
      var slot = Self.hash(symbols.mentions[index], symbols) & mask
      while slots[slot] >> 32 == file { slot = (slot + 1) & mask }
      slots[slot] = file << 32 | UInt64(index)
    }
  }

  private static func hash(_ mention: FileSymbols.Mention, _ symbols: FileSymbols) -> Int {
    var key = UInt64(UInt32(bitPattern: mention.scope)) << 3 | UInt64(mention.role.rawValue)
    if mention.restCount > 0 { key ^= symbols.components[Int(mention.rest)].value << 1 }
    return Int(truncatingIfNeeded: mention.first.mixed(with: key) >> 1)
  }

  private static func isSame(
    _ one: FileSymbols.Mention, _ other: FileSymbols.Mention, _ symbols: FileSymbols
  ) -> Bool {
    guard one.first == other.first, one.scope == other.scope, one.role == other.role,
      one.restCount == other.restCount
    else { return false }
    return (0..<Int(one.restCount)).allSatisfy {
      symbols.components[Int(one.rest) + $0] == symbols.components[Int(other.rest) + $0]
    }
  }
}
