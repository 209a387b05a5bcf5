/// Writes XML 1.0 into bytes, one element a line, with the attributes in the order in which they
/// are given.
///
/// Characters that XML 1.0 has no form for are spelled out, as `\u{0}`.
///
/// Source: W3C, "Extensible Markup Language (XML) 1.0 (Fifth Edition)", sections 2.2, 2.4, 2.11
/// and 3.3.3.
struct XMLWriter {
  /// The bytes so far.
  private(set) var bytes: [UInt8] = Array(#"<?xml version="1.0" encoding="UTF-8"?>"#.utf8) + [0x0A]
  private var depth = 0

  /// Attributes by name; one without a value is left out.
  typealias Attributes = KeyValuePairs<String, String?>

  /// Writes an element with the elements that `content` writes.
  mutating func element(
    _ name: String, _ attributes: Attributes = [:], _ content: (inout XMLWriter) -> Void
  ) {
    startTag(name, attributes)
    write(">\n")
    depth += 1
    content(&self)
    depth -= 1
    indent()
    write("</\(name)>\n")
  }

  /// Writes an element with text.
  mutating func element(_ name: String, _ attributes: Attributes = [:], text: String) {
    startTag(name, attributes)
    write(">")
    escape(text, in: .text)
    write("</\(name)>\n")
  }

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: Attributes = [:]) {
    startTag(name, attributes)
    write("/>\n")
  }

  // MARK: - Bytes

  private enum Context { case text, attribute }

  private mutating func startTag(_ name: String, _ attributes: Attributes) {
    indent()
    write("<\(name)")
    for (name, value) in attributes {
      guard let value else { continue }
      write(" \(name)=\"")
      escape(value, in: .attribute)
      write("\"")
    }
  }

  private mutating func indent() {
    for _ in 0..<(2 * depth) { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes text so that a parser reads it as it is.
  ///
  /// `>` is always escaped: after `]]` it must be. White space that a parser would turn into
  /// spaces, what a terminal would obey or not show, and signs with which commands in the log of a
  /// job start are written as numbers.
  private mutating func escape(_ text: String, in context: Context) {
    // Nearly all texts are plain and are taken over in one go.
    guard !text.utf8.allSatisfy({ Self.isPlain($0) }) else { return write(text) }
    // The character before, white space within a line aside.
    var previous: UInt32 = 0x20
    for scalar in text.unicodeScalars {
      defer { if !scalar.properties.isWhitespace || scalar == "\n" { previous = scalar.value } }
      switch scalar.value {
      case UInt32(UInt8(ascii: "&")): write("&amp;")
      case UInt32(UInt8(ascii: "<")): write("&lt;")
      case UInt32(UInt8(ascii: ">")): write("&gt;")
      case UInt32(UInt8(ascii: "\"")) where context == .attribute: write("&quot;")
      case 0x0A where context == .text: write("\n")
      case 0x09, 0x0A, 0x0D: write("&#\(scalar.value);")
      case UInt32(UInt8(ascii: "#")) where previous == scalar.value,
        UInt32(UInt8(ascii: ":")) where previous == 0x0A:
        write("&#\(scalar.value);")
      case ..<0x20, 0xFFFE, 0xFFFF:
        write("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
      case _ where scalar.isHidden: write("&#\(scalar.value);")
      default: bytes.append(contentsOf: String(scalar).utf8)
      }
    }
  }

  /// Returns true if the byte is a character that needs no escape anywhere.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "#"), UInt8(ascii: ":"):
      false
    default: 0x20..<0x7F ~= byte
    }
  }
}
