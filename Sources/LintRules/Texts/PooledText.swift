import SwiftSource

/// A text of a finding, kept as bytes that the findings of a file share.
///
/// A project may have a million findings with four texts each. A string of its own for each of them
/// would take three times the memory.
package struct PooledText: Sendable, Hashable {
  private let pool: TextPool
  private let start: UInt32
  private let length: UInt32

  fileprivate init(_ pool: TextPool, _ range: Range<Int>) {
    self.pool = pool
    start = UInt32(range.lowerBound)
    length = UInt32(range.count)
  }

  /// A text with a pool of its own.
  package init(_ text: String) {
    self = text.isEmpty ? .empty : TextPool().add(text.utf8)
  }

  package static let empty = PooledText(TextPool(), 0..<0)

  /// How many bytes it has in UTF-8.
  package var count: Int { Int(length) }

  /// The text; what is ill-formed is replaced by U+FFFD.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  private var bytes: ArraySlice<UInt8> { pool.bytes[Int(start)..<Int(start) + Int(length)] }

  package static func == (left: PooledText, right: PooledText) -> Bool {
    guard left.length == right.length else { return false }
    return left.pool === right.pool && left.start == right.start
      || left.bytes.elementsEqual(right.bytes)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  /// Returns true if the text sorts before `other`, byte by byte.
  func precedes(_ other: PooledText) -> Bool { bytes.lexicographicallyPrecedes(other.bytes) }
}

/// The bytes of texts, to which only the worker adds that looks at their file.
///
/// Unchecked, because the findings leave that worker only once nothing is added any more.
final class TextPool: @unchecked Sendable {
  fileprivate var bytes = ContiguousArray<UInt8>()

  /// Adds a text in UTF-8.
  func add(_ text: some Collection<UInt8>) -> PooledText {
    let start = bytes.count
    bytes += text
    return PooledText(self, start..<bytes.count)
  }

  /// Gives back the memory that the bytes do not use.
  func trim() { bytes.trim() }
}
