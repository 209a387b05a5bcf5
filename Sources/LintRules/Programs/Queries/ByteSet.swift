/// A set of bytes, as 256 bits.
struct ByteSet: Sendable {
  private var bits = SIMD4<UInt64>()

  mutating func insert(_ byte: UInt8) { bits[Int(byte >> 6)] |= 1 &<< UInt64(byte & 63) }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool { bits[Int(byte >> 6)] &>> UInt64(byte & 63) & 1 != 0 }
}
