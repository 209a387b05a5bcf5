extension YAMLNode {
  /// The value on one line.
  package var notation: String {
    switch content {
    case .scalar(let scalar): scalar.notation
    case .sequence(let items): "[" + items.map(\.notation).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{"
        + entries.map { "\($0.key.notation): \($0.value.notation)" }.joined(separator: ", ") + "}"
    }
  }
}

extension YAMLScalar {
  fileprivate var notation: String {
    style == .plain ? YAMLScalar.plain(text) : YAMLScalar.quoted(text)
  }

  /// `text` without quotes if it has no character with a meaning in YAML, else in quotes.
  private static func plain(_ text: String) -> String {
    text.contains { "{}[],#:'\"&*!|>%@`".contains($0) } ? quoted(text) : text
  }

  /// `text` as a plain scalar if YAML reads that as the same text, else in quotes.
  package static func notation(of text: String) -> String {
    let isPlain =
      text.first?.isLetter == true
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || scalar == "-" || scalar == "_" || scalar == ".")
      }
    let words: Set = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    return isPlain && !words.contains(text.lowercased()) ? text : quoted(text)
  }

  private static func quoted(_ text: String) -> String {
    let isSimple = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    guard !isSimple else { return "'" + text.replacing("'", with: "''") + "'" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "\\x" + (digits.count < 2 ? "0" : "") + digits
        } else {
          result += String(scalar)
        }
      }
    }
    return result + "\""
  }
}
