import Buffers

/// The bytes of a YAML text, checked: UTF-8, and only characters that YAML allows.
///
/// The bytes are a copy, because a view cannot be stored and a `String` cannot be made from one
/// without unsafe code or a newer system. The copy ends in zero bytes, so that looking ahead
/// needs no bounds: a zero byte is the end, for the text itself has none.
struct YAMLText {
  /// The number of zero bytes after the text, which is also the limit for looking ahead.
  static let padding = 4

  /// The text and its padding.
  let bytes: ContiguousArray<UInt8>
  /// The offset of the first character, after a byte order mark.
  let start: Int
  /// The offset of the padding.
  let end: Int

  /// Checks and copies a text.
  init(_ source: BufferView<UInt8>) throws(YAMLError) {
    var bytes = ContiguousArray<UInt8>(repeating: 0, count: source.count + YAMLText.padding)
    for index in 0..<source.count { bytes[index] = source[index] }
    try self.init(padded: bytes)
  }

  /// Checks and copies a text.
  init(_ text: String) throws(YAMLError) {
    let source = text.utf8
    var bytes = ContiguousArray<UInt8>()
    bytes.reserveCapacity(source.count + YAMLText.padding)
    bytes.append(contentsOf: source)
    bytes.append(contentsOf: repeatElement(0, count: YAMLText.padding))
    try self.init(padded: bytes)
  }

  /// Checks a text.
  private init(padded bytes: ContiguousArray<UInt8>) throws(YAMLError) {
    let source = bytes.view.extracting(0..<bytes.count - YAMLText.padding)
    try YAMLText.checkEncoding(source)
    start = YAMLText.startsWithMark(source) ? 3 : 0
    end = source.count
    var offset = 0
    while offset < source.count {
      let byte = source[offset]
      if (byte >= 0x20 && byte < 0x7F) || byte == .lineFeed || byte == .carriageReturn
        || byte == .tab
      {
        offset += 1
      } else {
        offset += try YAMLText.checkCharacter(in: source, at: offset)
      }
    }
    self.bytes = bytes
  }

  /// Refuses the byte order marks of other encodings.
  private static func checkEncoding(_ source: BufferView<UInt8>) throws(YAMLError) {
    guard source.count >= 2 else { return }
    // Without a mark, every other byte of a text in Latin letters is zero.
    let zeros = source.count >= 4 ? (0..<4).filter { source[$0] == 0 } : []
    let wide =
      source.count >= 4
      && (source[0] == 0 && source[1] == 0 && source[2] == 0xFE && source[3] == 0xFF
        || source[0] == 0xFF && source[1] == 0xFE && source[2] == 0 && source[3] == 0)
    let bigEndian = source[0] == 0xFE && source[1] == 0xFF || zeros == [0, 2]
    let littleEndian = source[0] == 0xFF && source[1] == 0xFE || zeros == [1, 3]
    guard wide || bigEndian || littleEndian else { return }
    throw YAMLError(
      message: "the encoding UTF-\(wide ? 32 : 16) is not supported; save the file as UTF-8",
      mark: YAMLMark(offset: 0, line: 1, column: 1))
  }

  /// True if the text starts with the byte order mark of UTF-8.
  private static func startsWithMark(_ source: BufferView<UInt8>) -> Bool {
    source.count >= 3 && source[0] == 0xEF && source[1] == 0xBB && source[2] == 0xBF
  }

  /// Returns the length of the character at an offset, or refuses it.
  private static func checkCharacter(
    in source: BufferView<UInt8>, at offset: Int
  ) throws(YAMLError) -> Int {
    guard let (scalar, length) = decode(source, at: offset) else {
      throw YAMLError(
        message: "invalid UTF-8; save the file as UTF-8", mark: mark(at: offset, in: source))
    }
    switch scalar {
    case 0xFEFF where offset == 0, 0x85, 0xA0...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF:
      return length
    case 0xFEFF:
      throw YAMLError(
        message: "a byte order mark can only start the file; delete it",
        mark: mark(at: offset, in: source))
    default:
      throw YAMLError(
        message: "the character \(codePoint(scalar)) is not allowed; write '\(escape(scalar))' in "
          + "double quotes",
        mark: mark(at: offset, in: source))
    }
  }

  /// Decodes the character at an offset, or returns nil if the bytes are not UTF-8.
  private static func decode(
    _ source: BufferView<UInt8>, at offset: Int
  ) -> (scalar: UInt32, length: Int)? {
    let first = source[offset]
    // The second byte of some sequences has a narrower range, which excludes overlong forms,
    // surrogates and what lies after the last code point.
    let length: Int
    let second: ClosedRange<UInt8>
    switch first {
    case 0x00...0x7F: return (UInt32(first), 1)
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard source.count - offset >= length, second.contains(source[offset + 1]) else { return nil }
    var scalar = UInt32(first) & (0x7F >> UInt32(length))
    for index in offset + 1..<offset + length {
      guard source[index] & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(source[index] & 0x3F)
    }
    return (scalar, length)
  }

  /// The place of an offset, counted from the start of the text: only errors need it.
  private static func mark(at offset: Int, in source: BufferView<UInt8>) -> YAMLMark {
    var line = 1
    var lineStart = startsWithMark(source) ? 3 : 0
    for index in 0..<offset {
      let isBreak =
        source[index] == .lineFeed
        || source[index] == .carriageReturn
          && (index + 1 == source.count || source[index + 1] != .lineFeed)
      guard isBreak else { continue }
      line += 1
      lineStart = index + 1
    }
    return YAMLMark(offset: offset, line: line, column: offset - lineStart + 1)
  }

  /// A code point in the notation of Unicode, such as `U+0007`.
  private static func codePoint(_ scalar: UInt32) -> String {
    "U+" + hexadecimal(scalar, digits: 4)
  }

  /// The escape of a code point below U+10000 in double quotes.
  private static func escape(_ scalar: UInt32) -> String {
    scalar <= 0xFF ? "\\x" + hexadecimal(scalar, digits: 2) : "\\u" + hexadecimal(scalar, digits: 4)
  }

  /// A number in capital hexadecimal digits, filled up with zeros.
  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
