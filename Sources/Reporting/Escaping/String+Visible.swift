/// Text from files and file names is not trusted: what a terminal would obey instead of showing
/// it must not reach the output.
extension String {
  /// The text with every character that a terminal obeys spelled out, as `\u{1B}`.
  ///
  /// These are the control characters and the separators of lines and paragraphs; also what makes
  /// code look like other code: marks that turn the direction of writing, and what has no width.
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
  package var onOneLine: String {
    guard utf8.contains(where: { Self.mayStartHidden($0) }),
      unicodeScalars.contains(where: { $0.breaksLine || $0 == "\t" })
    else { return self }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns true if a character that ``visible`` spells out may start with the byte.
  static func mayStartHidden(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE1...0xE3, 0xEF, 0xF3: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// True if a terminal would obey it or show nothing for it, although a person must see it.
  ///
  /// Joiners of no width (U+200C, U+200D) and selectors of variants stay: emoji and the scripts of
  /// some languages are written with them.
  ///
  /// Source: Unicode Technical Standard 39, "Unicode Security Mechanisms", and Annex 9, "Unicode
  /// Bidirectional Algorithm", section 2.
  var isHidden: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x115F...0x1160, 0x180E, 0x200B, 0x200E...0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB, 0xFFFE...0xFFFF,
      0xE0000...0xE007F:
      true
    default: false
    }
  }

  /// True if it starts a new line of text.
  fileprivate var breaksLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028...0x2029: true
    default: false
    }
  }
}
