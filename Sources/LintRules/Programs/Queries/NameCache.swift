import Buffers
import SwiftSource

/// Names that a worker has looked at, with what was found out about them.
///
/// The same few thousand names make most of a project's code; a look at the cache costs a tenth of
/// splitting a name at its humps. An entry holds the hash, the length and the first eight bytes, so
/// that a name is never taken for another one.
struct NameCache {
  private struct Entry {
    var hash: UInt32 = 0
    var length: UInt32 = 0
    var prefix: UInt64 = 0
    var value: UInt64 = 0
  }

  private static let count = 1 << 15
  private var entries: ContiguousArray<Entry> = []

  /// Returns true if the name is one of those that were inserted.
  @inline(__always)
  func knows(_ token: Token, in bytes: ContiguousArray<UInt8>) -> Bool {
    value(of: token, in: bytes) != nil
  }

  /// The value that the name was inserted with, nil if it was not or has made room for another.
  @inline(__always)
  func value(of token: Token, in bytes: ContiguousArray<UInt8>) -> UInt64? {
    guard !entries.isEmpty else { return nil }
    let index = Int(token.hash) & (Self.count - 1)
    guard entries[index].hash == token.hash, Int(entries[index].length) == token.length,
      entries[index].prefix == Self.prefix(token, bytes)
    else { return nil }
    return entries[index].value
  }

  /// Remembers the name.
  mutating func insert(
    _ token: Token, in bytes: ContiguousArray<UInt8>, value: UInt64 = 0
  ) {
    if entries.isEmpty { entries = ContiguousArray(repeating: Entry(), count: Self.count) }
    entries[Int(token.hash) & (Self.count - 1)] = Entry(
      hash: token.hash, length: UInt32(token.length), prefix: Self.prefix(token, bytes),
      value: value)
  }

  @inline(__always)
  private static func prefix(_ token: Token, _ bytes: ContiguousArray<UInt8>) -> UInt64 {
    let chunk = EightBytes.load(bytes.view, at: Int(token.offset))
    return token.length < 8 ? EightBytes.prefix(chunk, token.length) : chunk
  }
}
