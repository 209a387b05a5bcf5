import Testing

@testable import YAML

@Suite("Encoding and line breaks")
struct EncodingTests {
  @Test(
    "A byte order mark of UTF-8 is skipped and others are refused",
    arguments: [
      ([0xEF, 0xBB, 0xBF], "_"),
      ([0xEF, 0xBB, 0xBF, 0x61, 0x3A, 0x20, 0x2A], "1:4: " + alias),
      ([0xEF, 0xBB, 0xBF, 0x2D, 0x2D, 0x2D, 0x20, 0x61], "a"),
      ([0x61, 0xEF, 0xBB, 0xBF], "1:2: a byte order mark can only start the file; delete it"),
      ([0xFE, 0xFF, 0, 0x61], "1:1: the encoding UTF-16 is not supported; save the file as UTF-8"),
      ([0xFF, 0xFE, 0x61, 0], "1:1: the encoding UTF-16 is not supported; save the file as UTF-8"),
      ([0x61, 0, 0x3A, 0], "1:1: the encoding UTF-16 is not supported; save the file as UTF-8"),
      ([0, 0x61, 0, 0x3A], "1:1: the encoding UTF-16 is not supported; save the file as UTF-8"),
      ([0xFF, 0xFE], "1:1: the encoding UTF-16 is not supported; save the file as UTF-8"),
      ([0xFF, 0xFE, 0, 0], "1:1: the encoding UTF-32 is not supported; save the file as UTF-8"),
      ([0, 0, 0xFE, 0xFF], "1:1: the encoding UTF-32 is not supported; save the file as UTF-8"),
      ([0x0A, 0xFE, 0xFF], "2:1: invalid UTF-8; save the file as UTF-8"),
    ] as [(ContiguousArray<UInt8>, String)])
  func marks(bytes: ContiguousArray<UInt8>, expected: String) {
    #expect(outcome(of: bytes) == expected)
  }

  @Test(
    "Bytes that are not UTF-8 are refused at their place",
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x80, 0x80],
      [0xE0, 0xA0], [0xE1, 0x80, 0x41], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xEF, 0xBF],
      [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x90, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [ContiguousArray<UInt8>])
  func invalid(bytes: ContiguousArray<UInt8>) {
    let text = ContiguousArray("a:\r\n  é".utf8) + bytes
    #expect(outcome(of: text) == "2:5: invalid UTF-8; save the file as UTF-8")
    #expect(outcome(of: text + ContiguousArray("b\n".utf8)).hasPrefix("2:5: "))
  }

  @Test(
    "Control characters are refused, apart from those that YAML allows",
    arguments: [
      ("a\u{0}", notAllowed("1:2", "U+0000", #"\x00"#)),
      ("a: 'b\u{7}'", notAllowed("1:6", "U+0007", #"\x07"#)),
      ("a\n\u{1B}[0m", notAllowed("2:1", "U+001B", #"\x1B"#)),
      ("# \u{7F}", notAllowed("1:3", "U+007F", #"\x7F"#)),
      ("\u{80}", notAllowed("1:1", "U+0080", #"\x80"#)),
      ("\u{9F}", notAllowed("1:1", "U+009F", #"\x9F"#)),
      ("\u{FFFE}", notAllowed("1:1", "U+FFFE", #"\uFFFE"#)),
      ("\u{FFFF}", notAllowed("1:1", "U+FFFF", #"\uFFFF"#)),
      ("\u{85}\u{A0}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}", nil),
    ] as [(String, String?)])
  func characters(yaml: String, expected: String?) {
    check(yaml, expected ?? "\\{85}\\{a0}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}")
  }

  @Test(
    "Line breaks of every kind mean the same",
    arguments: [
      ("a: b\nc:\n- d\n\n- e # f\n", "{a: b, c: [d, e]}"),
      ("a: |\n  b\n\n  c\nd: >\n\n  e\n  f\n", "{a: |b\\n\\nc\\n, d: >\\ne f\\n}"),
      ("'a\nb\n\nc'", "'a b\\nc'"),
      ("\"a\\\n  b\n\nc\"", "\"ab\\nc\""),
      ("a\nb\n\n\nc", "a b\\n\\nc"),
      ("[a,\n\n# b\n c\n]", "[a, c]"),
      ("%YAML 1.2\n---\na\n...\n", "a"),
      ("a: b\n\n\n  c: @", "4:3: a key is not allowed here"),
      ("a:\n\n\n  @", "4:3: a value cannot start with '@'"),
    ] as Table)
  func lineBreaks(yaml: String, expected: String) {
    for lineBreak in ["\n", "\r\n", "\r"] {
      let text = yaml.unicodeScalars.map { $0 == "\n" ? lineBreak : String($0) }.joined()
      #expect(outcome(of: text).hasPrefix(expected), "\(text.debugDescription)")
    }
  }

  @Test("A carriage return before a line feed is one line break with it")
  func mixedLineBreaks() {
    check("a: 1\r\rb: 2\r\nc: 3\n\rd: @", "6:4: a value cannot start with '@'; use quotes for it")
  }
}

private let alias = "aliases are not supported; use quotes for a text that starts with '*'"

private func notAllowed(_ place: String, _ codePoint: String, _ escape: String) -> String {
  "\(place): the character \(codePoint) is not allowed; write '\(escape)' in double quotes"
}
