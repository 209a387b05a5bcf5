/// A scalar: its text after escapes, folding and chomping, and how it was written.
///
/// A plain scalar may mean more than its text. The accessors read it by the core schema of
/// YAML 1.2, in which `yes`, `no`, `on` and `off` are strings. A scalar in any other style is
/// a string.
package struct YAMLScalar: Hashable, Sendable {
  /// The notation of a scalar.
  package enum Style: Hashable, Sendable {
    /// Without quotes. The only style that can mean a number, a truth value or nothing.
    case plain
    /// In `'`.
    case singleQuoted
    /// In `"`, with escapes.
    case doubleQuoted
    /// After `|`, line breaks kept.
    case literal
    /// After `>`, line breaks folded to spaces.
    case folded
  }

  /// The text.
  package let text: String
  /// How it was written.
  package let style: Style
  /// True if a comment follows on the last line of a plain scalar, which may have been meant as a
  /// part of the text.
  package let isFollowedByComment: Bool

  /// A scalar from its parts.
  package init(text: String, style: Style, isFollowedByComment: Bool = false) {
    self.text = text
    self.style = style
    self.isFollowedByComment = isFollowedByComment
  }
}

extension YAMLScalar {
  /// True if the text has a `$`. A loop without generic code, as every scalar is looked at once.
  var hasDollar: Bool {
    var text = text
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        if unsafe bytes[index] == UInt8(ascii: "$") { return true }
        index += 1
      }
      return false
    }
  }

  /// True if the scalar is null: left out, `~`, `null`, `Null` or `NULL`.
  package var isNull: Bool {
    switch word {
    case "", "~", "null", "Null", "NULL": return true
    default: return false
    }
  }

  /// The truth value of `true` or `false`, also capitalized or in capitals; nil for all else.
  package var bool: Bool? {
    switch word {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  /// The integer of `12`, `-12`, `0o17` or `0x1f`; nil for all else and for what `Int` cannot hold.
  package var integer: Int? {
    guard style == .plain else { return nil }
    if text.utf8.starts(with: "0o".utf8) { return integer(radix: 8) }
    if text.utf8.starts(with: "0x".utf8) { return integer(radix: 16) }
    return Int(text)
  }

  /// The number of an integer, of `1.5`, `-.5`, `1e3`, `.inf`, `-.inf` or `.nan`; nil for all else.
  package var number: Double? {
    guard style == .plain else { return nil }
    switch word {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .infinity
    case "-.inf", "-.Inf", "-.INF": return -.infinity
    case ".nan", ".NaN", ".NAN": return .nan
    default: return isDecimal ? Double(text) : integer.map(Double.init)
    }
  }

  /// True if the scalar is a string: quoted, a block, or plain without another meaning.
  package var isString: Bool {
    !isNull && bool == nil && integer == nil && number == nil
  }

  /// The text where it may be a word with a meaning: plain and short. A longer text is not even
  /// compared, for that takes quadratic time where combining characters follow each other.
  private var word: String? {
    style == .plain && text.utf8.count <= 5 ? text : nil
  }

  /// The digits after the two bytes that name the radix, which allow no sign.
  private func integer(radix: Int) -> Int? {
    let digits = text.dropFirst(2)
    guard let first = digits.utf8.first, first != .plus, first != .dash else { return nil }
    return Int(digits, radix: radix)
  }

  /// True if the text is `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`.
  private var isDecimal: Bool {
    var rest = text.utf8[...]
    rest.removeSign()
    let whole = rest.removeDigits()
    var fraction = 0
    if rest.first == .dot {
      rest.removeFirst()
      fraction = rest.removeDigits()
    }
    guard whole + fraction > 0 else { return false }
    guard let exponent = rest.first else { return true }
    guard exponent == UInt8(ascii: "e") || exponent == UInt8(ascii: "E") else { return false }
    rest.removeFirst()
    rest.removeSign()
    return rest.removeDigits() > 0 && rest.isEmpty
  }
}

extension Substring.UTF8View {
  /// Drops one `+` or `-` from the front.
  fileprivate mutating func removeSign() {
    if first == .plus || first == .dash { removeFirst() }
  }

  /// Drops the decimal digits at the front and returns how many there were.
  fileprivate mutating func removeDigits() -> Int {
    let digits = prefix { $0.isDigit }.count
    removeFirst(digits)
    return digits
  }
}
