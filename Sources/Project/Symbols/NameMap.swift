/// Lists of symbols by a name and a number that it is looked up in.
///
/// An open-addressing hash table of lists that run through the symbols themselves.
struct NameMap: Sendable {
  private var keys: ContiguousArray<UInt64>
  private var heads: ContiguousArray<Int32>
  private(set) var count = 0

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    keys = ContiguousArray(repeating: 0, count: size)
    heads = ContiguousArray(repeating: -1, count: size)
  }

  /// The first symbol of the list, -1 when there is none.
  @inline(__always)
  func first(_ name: Name, in number: Int32) -> Int32 {
    let key = name.mixed(with: UInt64(UInt32(bitPattern: number)))
    let mask = keys.count &- 1
    var slot = Int(truncatingIfNeeded: key) & mask
    while heads[slot] >= 0 {
      if keys[slot] == key { return heads[slot] }
      slot = (slot &+ 1) & mask
    }
    return -1
  }

  /// Puts `symbol` at the head of the list.
  ///
  /// - Returns: what was the first symbol until now, -1 for none.
  mutating func insert(_ symbol: Int32, _ name: Name, in number: Int32) -> Int32 {
    if (count + 1) * 2 > keys.count { grow() }
    let key = name.mixed(with: UInt64(UInt32(bitPattern: number)))
    let slot = self.slot(of: key)
    let previous = heads[slot]
    if previous < 0 { count += 1 }
    keys[slot] = key
    heads[slot] = symbol
    return previous
  }

  private func slot(of key: UInt64) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: key) & mask
    while heads[slot] >= 0, keys[slot] != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = (keys, heads)
    keys = ContiguousArray(repeating: 0, count: old.0.count * 2)
    heads = ContiguousArray(repeating: -1, count: old.0.count * 2)
    for index in old.0.indices where old.1[index] >= 0 {
      let slot = self.slot(of: old.0[index])
      keys[slot] = old.0[index]
      heads[slot] = old.1[index]
    }
  }
}
