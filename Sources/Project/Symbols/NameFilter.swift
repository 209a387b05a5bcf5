/// Rules out names that the project never declares, as most names in code.
///
/// Source: Burton Bloom, "Space/Time Trade-offs in Hash Coding with Allowable Errors",
/// Communications of the ACM 13 (1970), with one hash and sixteen bits a name.
struct NameFilter: Sendable {
  private var bits: ContiguousArray<UInt64>

  init(capacity: Int) {
    var size = 16
    while size * 4 < capacity { size *= 2 }
    bits = ContiguousArray(repeating: 0, count: size)
  }

  mutating func insert(_ name: Name) {
    let (word, bit) = place(of: name)
    bits[word] |= bit
  }

  /// Returns true if the name may have been inserted.
  @inline(__always)
  func mayContain(_ name: Name) -> Bool {
    let (word, bit) = place(of: name)
    return bits[word] & bit != 0
  }

  @inline(__always)
  private func place(of name: Name) -> (Int, UInt64) {
    let hash = name.mixed(with: 0)
    return (Int(truncatingIfNeeded: hash &>> 8) & (bits.count &- 1), 1 &<< (hash & 63))
  }
}
