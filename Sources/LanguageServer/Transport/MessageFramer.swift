import Serving

/// Splits a stream of bytes into the messages of the base protocol: header lines that end with
/// `\r\n`, an empty line, and as many bytes as `Content-Length` says.
///
/// Source: Language Server Protocol 3.17, "Base Protocol".
package struct MessageFramer {
  /// One message, or a part of the stream that is not a message.
  package enum Frame: Sendable, Hashable {
    case message([UInt8])
    case malformed(String)
  }

  /// The largest message that is read; a longer one is no source file.
  static let maximumLength = 256 << 20
  /// The longest header.
  private static let maximumHeader = 8 << 10

  private var bytes: [UInt8] = []

  package init() {}

  /// Adds bytes of the stream.
  package mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// Takes the next message; nil until more of the stream is there.
  package mutating func next() -> Frame? {
    guard let header = headerEnd else {
      guard bytes.count > Self.maximumHeader else { return nil }
      bytes = []
      return .malformed("a header has no end")
    }
    guard let length = Self.contentLength(bytes[..<header.start]), length <= Self.maximumLength
    else {
      // Whatever follows may be content: go on at the next header that can be read.
      bytes.removeFirst(header.end)
      return .malformed("a header has no valid Content-Length")
    }
    guard bytes.count >= header.end + length else { return nil }
    let content = Array(bytes[header.end..<(header.end + length)])
    bytes.removeFirst(header.end + length)
    return .message(content)
  }

  /// The end of the header's last line, and the start of the content.
  private var headerEnd: (start: Int, end: Int)? {
    var index = 0
    while index + 1 < bytes.count {
      if bytes[index] == 0x0A, bytes[index + 1] == 0x0A { return (index, index + 2) }
      if index + 3 < bytes.count, bytes[index] == 0x0D, bytes[index + 1] == 0x0A,
        bytes[index + 2] == 0x0D, bytes[index + 3] == 0x0A
      {
        return (index, index + 4)
      }
      index += 1
      if index > Self.maximumHeader { return nil }
    }
    return nil
  }

  private static func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased().hasSuffix("content-length") else { continue }
      let digits = parts[1].filter { $0 != " " }
      guard let length = Int(digits), length >= 0 else { return nil }
      return length
    }
    return nil
  }

  /// A message with its header.
  package static func framed(_ message: MessageValue) -> [UInt8] {
    let content = Array(message.text.utf8)
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
