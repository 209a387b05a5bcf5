import Buffers
import SwiftSource

/// The parts of a text between holes, as `"cell", "-row"` of `"cell\(number)-row"`.
struct TextParts: Sendable {
  private let first: ContiguousArray<UInt8>
  private let between: [ContiguousArray<UInt8>]
  private let last: ContiguousArray<UInt8>

  /// - Parameter parts: at least two; the first and the last one may be empty.
  init(_ parts: [String]) {
    first = ContiguousArray((parts.first ?? "").utf8)
    between = parts.dropFirst().dropLast().map { ContiguousArray($0.utf8) }
    last = ContiguousArray((parts.last ?? "").utf8)
  }

  /// Returns true if the bytes of the file start with the first of the parts, end with the last one, and
  /// have those between in their order.
  func make(up range: Range<Int>, in file: SourceFile) -> Bool {
    let text = file.buffer.padded.view.extracting(range)
    guard Self.holds(first.view, at: 0, in: text) else { return false }
    var start = first.count
    for part in between {
      while !Self.holds(part.view, at: start, in: text) {
        guard start + part.count < text.count else { return false }
        start += 1
      }
      start += part.count
    }
    return text.count - last.count >= start
      && Self.holds(last.view, at: text.count - last.count, in: text)
  }

  private static func holds(
    _ part: BufferView<UInt8>, at offset: Int, in text: BufferView<UInt8>
  ) -> Bool {
    guard offset + part.count <= text.count else { return false }
    var index = 0
    while index < part.count, text[offset + index] == part[index] { index += 1 }
    return index == part.count
  }
}
