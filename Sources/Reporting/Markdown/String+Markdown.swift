extension String {
  /// The text in one line of Markdown, with nothing in it that is markup, HTML or a reference.
  ///
  /// GitHub looks for references in what Markdown leaves: `@MainActor` would be a person, `#12` an
  /// issue, `f(_:x:)` hold an emoji, and `$` start a formula. An empty comment keeps the first
  /// three apart; the last is what GitHub's documentation says.
  ///
  /// Source: GitHub Flavored Markdown, sections 2.3, 6.1 to 6.12; GitHub documentation, "Writing
  /// mathematical expressions".
  var markdown: String {
    let scalars = Array(onOneLine.visible.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // In a table a backslash before it would be read twice.
      case "|": result += "&#124;"
      case "\\", "`", "*", "_", "[", "]", "~": result += "\\\(scalar)"
      case "$": result += "<span>$</span>"
      case "." where result.hasSuffix("www"): result += "\\."
      default:
        result.unicodeScalars.append(scalar)
        let next = index + 1 < scalars.count ? scalars[index + 1] : " "
        if scalar.mayStartReference && next.mayBeReferred { result += "<!-- -->" }
      }
    }
    return result
  }

  /// The text as Markdown, in which what is between back-quotes is code.
  var markdownProse: String {
    split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part).markdown : String(part).markdownCode
    }.joined()
  }

  /// The text in one line of HTML. A `#` is written as a number: with two of them commands in the
  /// log of a job start.
  var html: String {
    var result = ""
    for scalar in onOneLine.visible.unicodeScalars {
      switch scalar {
      case "#": result += "&#35;"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text in one line as code of Markdown. Code in back-quotes shows what it holds as it is, so
  /// that only text goes there in which nothing is markup, wherever the quotes may end.
  var markdownCode: String {
    let shown = onOneLine.visible
    let isPlain = shown.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "<"), UInt8(ascii: "&"),
        UInt8(ascii: "\\"), UInt8(ascii: "#"), UInt8(ascii: "["):
        false
      default: true
      }
    }
    return isPlain && !shown.isEmpty ? "`\(shown)`" : "<code>\(shown.markdown)</code>"
  }

  /// At most `length` characters of the text; an ellipsis says where there were more.
  func cut(to length: Int) -> String {
    let end = index(startIndex, offsetBy: length, limitedBy: endIndex) ?? endIndex
    return end == endIndex ? self : "\(self[..<end])…"
  }
}

extension Unicode.Scalar {
  fileprivate var mayStartReference: Bool { self == "@" || self == "#" || self == ":" }

  fileprivate var mayBeReferred: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "/", "\\", "_", "-", "+": true
    default: false
    }
  }
}
