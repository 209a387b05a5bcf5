/// Text from files and file names is not trusted: what a terminal would obey instead of showing
/// it must not reach the output.
extension String {
  /// The text with every character that a terminal obeys spelled out, as `\u{1B}`.
  ///
  /// These are the control characters and the separators of lines and paragraphs; also what makes
  /// code look like other code: marks that turn the direction of writing, and spaces of no width.
  package var visible: String {
    guard utf8.contains(where: { Self.mayStartHidden($0) }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isHidden {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text in one line: where it has line breaks or tabs, all white space becomes single spaces.
  var onOneLine: String {
    guard unicodeScalars.contains(where: { $0.breaksLine || $0 == "\t" }) else { return self }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether a character that ``visible`` spells out may start with the byte.
  private static func mayStartHidden(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
      || byte == 0xEF
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would obey it, or show nothing for it, where a person has to see it.
  var isHidden: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060,
      0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  /// Whether text goes on in a new line after it.
  fileprivate var breaksLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028...0x2029: true
    default: false
    }
  }
}
