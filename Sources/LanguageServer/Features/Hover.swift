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

  /// Returns true if a line declares a type or protocol with this name.
  static func isDeclared(_ name: String, in line: String) -> Bool {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
    return zip(words, words.dropFirst()).contains {
      ["struct", "class", "actor", "enum", "protocol"].contains($0) && $1 == name
    }
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
