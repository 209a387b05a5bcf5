/// Markdown for a terminal, which shows it as it is written.
package enum TerminalMarkdown {
  /// Returns the text without the escapes that only a renderer removes: those of ``String/markdown``
  /// and ``String/markdownCode``. Headings, lists, tables and code in back-quotes stay.
  package static func text(_ markdown: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(markdown.count)
    var index = 0
    while index < markdown.count {
      if let escape = escape(at: index, of: markdown) {
        text += escape.shown
        index += escape.count
      } else {
        text.append(markdown[index])
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The escape that starts at a byte: its length, and the text that a renderer shows for it.
  private static func escape(at index: Int, of bytes: [UInt8]) -> (count: Int, shown: [UInt8])? {
    switch bytes[index] {
    case UInt8(ascii: "\\"):
      guard index + 1 < bytes.count, escapable.contains(bytes[index + 1]) else { return nil }
      return (2, [bytes[index + 1]])
    case UInt8(ascii: "<"), UInt8(ascii: "&"):
      return forms.first { bytes[index...].starts(with: $0.written) }
        .map { ($0.written.count, $0.shown) }
    default: return nil
    }
  }

  private static let escapable = Set("\\`*_[]~.".utf8)

  private static let forms = [
    ("<!-- -->", ""), ("<span>", ""), ("</span>", ""), ("<code>", "`"), ("</code>", "`"),
    ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&#124;", "|"),
  ].map { (written: Array($0.utf8), shown: Array($1.utf8)) }
}
