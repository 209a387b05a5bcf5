/// Splits a stream of bytes into messages, one in each line.
///
/// Source: Model Context Protocol 2026-07-28, "stdio".
package struct LineFramer {
  /// One message, or a part of the stream that is not a message.
  package enum Line: Sendable, Hashable {
    case message([UInt8])
    case tooLong
  }

  /// The longest message that is read: a source file may have as many bytes, and JSON needs more for them.
  package static let maximumLength = 192 << 20

  private var bytes: [UInt8] = []
  /// True if the start of a line has been given up, and the rest is passed over.
  private var isSkipping = false
  private let limit: Int

  /// - Parameter limit: the longest line in bytes.
  package init(limit: Int = Self.maximumLength) { self.limit = limit }

  /// Adds bytes of the stream, and takes the lines that are complete. Empty lines are none.
  package mutating func lines(adding more: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = more[...]
    while let end = rest.firstIndex(of: 0x0A) {
      take(rest[..<end], &lines)
      if isSkipping {
        isSkipping = false
      } else {
        if bytes.last == 0x0D { bytes.removeLast() }
        if bytes.contains(where: { $0 != 0x20 && $0 != 0x09 }) { lines.append(.message(bytes)) }
      }
      bytes = []
      rest = rest[(end + 1)...]
    }
    take(rest, &lines)
    return lines
  }

  private mutating func take(_ part: ArraySlice<UInt8>, _ lines: inout [Line]) {
    guard !isSkipping else { return }
    guard bytes.count + part.count <= limit else {
      isSkipping = true
      bytes = []
      lines.append(.tooLong)
      return
    }
    bytes += part
  }
}
