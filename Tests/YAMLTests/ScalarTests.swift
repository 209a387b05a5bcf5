import Testing

@testable import YAML

@Suite("What scalars mean")
struct ScalarTests {
  @Test("An empty text, '~' and 'null' are null", arguments: ["", "~", "null", "Null", "NULL"])
  func null(text: String) {
    #expect(plain(text).isNull)
    #expect(!plain(text).isString)
  }

  @Test(
    "Only 'true' and 'false' are truth values",
    arguments: [
      ("true", true), ("True", true), ("TRUE", true),
      ("false", false), ("False", false), ("FALSE", false),
    ])
  func bool(text: String, expected: Bool) {
    #expect(plain(text).bool == expected)
    #expect(!plain(text).isString)
  }

  @Test(
    "An integer is decimal, octal or hexadecimal",
    arguments: [
      ("0", 0), ("12", 12), ("-12", -12), ("+12", 12), ("007", 7), ("0o17", 15), ("0x1f", 31),
      ("0xFF", 255), ("9223372036854775807", .max), ("-9223372036854775808", .min),
    ])
  func integer(text: String, expected: Int) {
    #expect(plain(text).integer == expected)
    #expect(plain(text).number == Double(expected))
    #expect(!plain(text).isString)
  }

  @Test(
    "A number has a fraction, an exponent or is infinite",
    arguments: [
      ("1.5", 1.5), ("-1.5", -1.5), ("+1.5", 1.5), (".5", 0.5), ("-.5", -0.5), ("1.", 1),
      ("1e3", 1000), ("1E3", 1000), ("1.5e-1", 0.15), ("1e+2", 100), (".inf", .infinity),
      ("+.Inf", .infinity), ("-.INF", -.infinity),
      ("9223372036854775808", 9_223_372_036_854_775_808),
    ])
  func number(text: String, expected: Double) {
    #expect(plain(text).number == expected)
    #expect(plain(text).integer == nil)
    #expect(!plain(text).isString)
  }

  @Test("Not a number is a number", arguments: [".nan", ".NaN", ".NAN"])
  func notANumber(text: String) {
    #expect(plain(text).number?.isNaN == true)
  }

  @Test(
    "A plain scalar without another meaning is a string",
    arguments: [
      "yes", "no", "on", "off", "Yes", "y", "n", "tRUE", "nULL", "nil", "none", "a", "1a", "1 2",
      "1_000", "1,000", "0b11", "0o8", "0o", "0x", "0xg", "-0x1", "0x-1", "0x+1", "0o-1", "0X1",
      "0O1", ".", "-", "+", "+-1", "1e", "1e+", "e1", ".e1", "1.5.1", "1-", "inf", "nan", ".iNF",
      "+.nan", "infinity", "0x1p3", "１２", "12:30", "2001-01-01",
    ])
  func string(text: String) {
    let scalar = plain(text)
    #expect(scalar.isString)
    #expect(!scalar.isNull)
    #expect(scalar.bool == nil)
    #expect(scalar.integer == nil)
    #expect(scalar.number == nil)
  }

  @Test(
    "Only plain scalars are more than strings",
    arguments: [.singleQuoted, .doubleQuoted, .literal, .folded] as [YAMLScalar.Style],
    ["", "null", "true", "1", "1.5", ".nan"])
  func quoted(style: YAMLScalar.Style, text: String) {
    let scalar = YAMLScalar(text: text, style: style)
    #expect(scalar.isString)
    #expect(!scalar.isNull)
    #expect(scalar.bool == nil)
    #expect(scalar.integer == nil)
    #expect(scalar.number == nil)
  }

  @Test("A text of combining characters is not compared", arguments: ["", "1", "null", ".nan"])
  func combiningCharacters(start: String) {
    let scalar = plain(start + String(repeating: "\u{323}\u{301}", count: 100_000))
    #expect(scalar.isString)
  }

  private func plain(_ text: String) -> YAMLScalar { YAMLScalar(text: text, style: .plain) }
}
