import Buffers

/// Names that occur again and again, each with a number: the first is 0. A name that is known costs
/// no allocation.
package struct JSONNames: Sendable {
  /// The names in the order of their numbers.
  package private(set) var names: [String] = []
  /// The bytes of all names, one after the other, and where each ends.
  private var text: ContiguousArray<UInt8> = []
  private var ends: ContiguousArray<Int> = []
  private var hashes: ContiguousArray<UInt64> = []
  /// Numbers by hash, -1 if there is none; always a power of two, at most half full.
  private var slots = ContiguousArray<Int32>(repeating: -1, count: 64)

  package init() {}

  /// Names that are there from the start.
  package init(_ names: some Sequence<String>) {
    for name in names {
      let bytes = ContiguousArray(name.utf8)
      _ = number(of: bytes.view, bytes.indices)
    }
  }

  package var count: Int { names.count }

  /// The number of the name in a range of bytes, a new one where there is none yet.
  mutating func number(of bytes: BufferView<UInt8>, _ range: Range<Int>) -> Int {
    let hash = Self.hash(bytes, range)
    let slot = slot(of: bytes, range, hash)
    if slots[slot] >= 0 { return Int(slots[slot]) }
    let number = names.count
    slots[slot] = Int32(number)
    for index in range { text.append(bytes[index]) }
    names.append(String(decoding: text[(ends.last ?? 0)...], as: UTF8.self))
    ends.append(text.count)
    hashes.append(hash)
    if names.count * 2 > slots.count { grow() }
    return number
  }

  /// The number of the name in a range of bytes, nil if there is none.
  func known(_ bytes: BufferView<UInt8>, _ range: Range<Int>) -> Int? {
    let number = Int(slots[slot(of: bytes, range, Self.hash(bytes, range))])
    return number < 0 ? nil : number
  }

  /// Where the name is, or where there is room for it.
  private func slot(of bytes: BufferView<UInt8>, _ range: Range<Int>, _ hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0, !isName(Int(slots[slot]), bytes, range, hash) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func isName(
    _ number: Int, _ bytes: BufferView<UInt8>, _ range: Range<Int>, _ hash: UInt64
  ) -> Bool {
    guard hashes[number] == hash else { return false }
    let start = number == 0 ? 0 : ends[number - 1]
    guard ends[number] - start == range.count else { return false }
    for offset in 0..<range.count where text[start + offset] != bytes[range.lowerBound + offset] {
      return false
    }
    return true
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: -1, count: slots.count * 2)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }

  /// A hash of some bytes that is the same in every run, eight bytes a step.
  ///
  /// Source: Landon Curt Noll, "FNV Hash", widened to eight bytes and with the mixing of
  /// MurmurHash3's finalizer at each step, without which high bits would not reach low ones.
  static func hash(_ bytes: BufferView<UInt8>, _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: range.count)
    var index = range.lowerBound
    while index + 8 <= range.upperBound {
      hash = mixed(hash ^ bytes.eightBytes(at: index))
      index += 8
    }
    var rest: UInt64 = 0
    while index < range.upperBound {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    return mixed(hash ^ rest)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value &* 0xFF51_AFD7_ED55_8CCD
    return product ^ (product >> 32)
  }
}
