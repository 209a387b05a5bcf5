import Buffers

/// The pairs of neighboring bytes in a path, as a Bloom filter with one hash and 256 bits.
///
/// Most globs contain text that most paths lack: one comparison rules these paths out.
package struct BytePairs: Sendable, Hashable {
  private var bits = SIMD4<UInt64>()

  /// No pairs.
  init() {}

  /// The pairs in `path`.
  package init(_ path: BufferView<UInt8>) {
    for index in path.indices.dropFirst() { insert(path[index - 1], path[index]) }
  }

  mutating func insert(_ first: UInt8, _ second: UInt8) {
    // Odd, so that no two pairs with the same second byte share a bit.
    let slot = first &* 37 ^ second
    bits[Int(slot >> 6)] |= 1 &<< UInt64(slot & 63)
  }

  /// True if all of the other's pairs may be among these.
  @inline(__always)
  func mayContain(_ other: BytePairs) -> Bool { other.bits & ~bits == SIMD4() }
}
