/// The bytes that mean something in YAML, by name.
extension UInt8 {
  /// A tab.
  static var tab: UInt8 { 0x09 }
  /// A line feed.
  static var lineFeed: UInt8 { 0x0A }
  /// A carriage return.
  static var carriageReturn: UInt8 { 0x0D }
  /// A space.
  static var space: UInt8 { 0x20 }
  /// `"`
  static var doubleQuote: UInt8 { 0x22 }
  /// `#`
  static var hash: UInt8 { 0x23 }
  /// `%`
  static var percent: UInt8 { 0x25 }
  /// `&`
  static var ampersand: UInt8 { 0x26 }
  /// `'`
  static var singleQuote: UInt8 { 0x27 }
  /// `*`
  static var asterisk: UInt8 { 0x2A }
  /// `+`
  static var plus: UInt8 { 0x2B }
  /// `,`
  static var comma: UInt8 { 0x2C }
  /// `-`
  static var dash: UInt8 { 0x2D }
  /// `.`
  static var dot: UInt8 { 0x2E }
  /// `:`
  static var colon: UInt8 { 0x3A }
  /// `>`
  static var greater: UInt8 { 0x3E }
  /// `?`
  static var question: UInt8 { 0x3F }
  /// `@`
  static var at: UInt8 { 0x40 }
  /// `[`
  static var openBracket: UInt8 { 0x5B }
  /// `\`
  static var backslash: UInt8 { 0x5C }
  /// `]`
  static var closeBracket: UInt8 { 0x5D }
  /// A backtick.
  static var backtick: UInt8 { 0x60 }
  /// `{`
  static var openBrace: UInt8 { 0x7B }
  /// `|`
  static var pipe: UInt8 { 0x7C }
  /// `}`
  static var closeBrace: UInt8 { 0x7D }
  /// `!`
  static var exclamation: UInt8 { 0x21 }
}

/// The classes of bytes in YAML's grammar. The end of the text reads as 0.
extension UInt8 {
  /// A space or tab.
  var isBlank: Bool { self == .space || self == .tab }

  /// A byte that ends a line, or the end of the text.
  var isBreakOrEnd: Bool { self == .lineFeed || self == .carriageReturn || self == 0 }

  /// A byte that separates an indicator such as `-` from the text after it.
  var isSpaceOrEnd: Bool { self <= .space }

  /// A byte that a plain scalar between brackets cannot contain.
  var isFlowIndicator: Bool {
    switch self {
    case .comma, .openBracket, .closeBracket, .openBrace, .closeBrace: true
    default: false
    }
  }

  /// A decimal digit.
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// The value of the byte as a hexadecimal digit, or nil.
  var hexadecimalValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self) - 0x30
    case 0x41...0x46: UInt32(self) - 0x41 + 10
    case 0x61...0x66: UInt32(self) - 0x61 + 10
    default: nil
    }
  }

  /// An ASCII byte as the text of a message.
  var name: String { String(Unicode.Scalar(self)) }
}
