extension String {
  /// The columns that the text takes in a terminal. It must hold no tabs and line breaks.
  var displayWidth: Int {
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// The text with spaces after it up to `width` columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }

  /// The text with spaces before it up to `width` columns.
  func indented(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth)) + self
  }

  /// The words of the text in lines of at most `width` columns; a longer word has its own line.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var column = 0
    for word in split(whereSeparator: \.isWhitespace) {
      let word = String(word).visible
      let wordWidth = word.displayWidth
      if column > 0 && column + 1 + wordWidth > width {
        lines.append(line)
        line = ""
        column = 0
      }
      if column > 0 {
        line += " "
        column += 1
      }
      line += word
      column += wordWidth
    }
    if column > 0 { lines.append(line) }
    return lines
  }
}

extension Character {
  /// The columns that the character takes in a terminal: 2 for East Asian wide ones and emoji, 0
  /// for marks that stand alone, 1 for all others.
  ///
  /// Terminals differ in the rest, above all in emoji joined of several.
  var displayWidth: Int {
    if isASCII { return 1 }
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains(where: { $0 == "\u{FE0F}" || $0.isWide }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return first == "\u{AD}" ? 1 : 0
    default: return 1
    }
  }
}

extension Unicode.Scalar {
  /// True if it is shown two columns wide.
  ///
  /// Source: Unicode Standard Annex 11, "East Asian Width", classes W and F by block, and the
  /// emoji that are shown as such.
  fileprivate var isWide: Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x17000...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F1E6...0x1F1FF, 0x1F200...0x1F2FF,
      0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}
