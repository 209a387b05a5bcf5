import LintRules

/// The text that a client shows for a rule.
enum Hover {
  /// The rule as Markdown.
  static func markdown(_ rule: Rule) -> String {
    """
    **\(rule.id)**: \(rule.title)

    \(rule.why)

    *Instead:* \(rule.instead)
    """
  }

  /// The id of a rule at a 0-based column of a line, in bytes: letters, digits and hyphens.
  static func word(in line: String, at column: Int) -> String {
    let bytes = Array(line.utf8)
    func isPart(_ index: Int) -> Bool {
      guard bytes.indices.contains(index) else { return false }
      let byte = bytes[index]
      return byte == UInt8(ascii: "-") || byte >= 0x80
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    var start = min(column, bytes.count)
    while isPart(start - 1) { start -= 1 }
    var end = min(column, bytes.count)
    while isPart(end) { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
