import Testing

@testable import Reporting

@Suite struct JSONWriterTests {
  private func written(_ content: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    content(&json)
    return String(json.bytes)
  }

  @Test func setsOutContainersInlineAndInLines() {
    let text = written { json in
      json.object(.lines) { json in
        json.member("z", 1)
        json.key("a")
        json.array(.lines) { json in
          json.object { json in
            json.member("x", true)
            json.member("y", "w")
          }
          json.array { json in
            json.integer(-1)
            json.string("s")
          }
        }
        json.key("none")
        json.array(.lines) { _ in }
        json.key("empty")
        json.object { _ in }
        json.key("names")
        json.strings(["one", "two"])
      }
      json.finish()
    }
    #expect(
      text == """
        {
          "z": 1,
          "a": [
            {"x": true, "y": "w"},
            [-1, "s"]
          ],
          "none": [],
          "empty": {},
          "names": ["one", "two"]
        }

        """)
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("\"\\/", #"\"\\/"#), ("\u{8}\t\n\u{C}\r", #"\b\t\n\f\r"#),
    ("\u{0}\u{1F}\u{7F}", #"\u0000\u001f\u007f"#), ("\u{80}\u{9F}\u{A0}", "\\u0080\\u009f\u{A0}"),
    ("é£日👍", "é£日👍"), ("\u{2028}\u{202E}\u{FEFF}", #"\u2028\u202e\ufeff"#),
    ("\u{FFFD}\u{FFFE}\u{FFFF}\u{FFBF}\u{10FFFF}", "\u{FFFD}\\ufffe\\uffff\u{FFBF}\u{10FFFF}"),
    ("#if ##vso[a] ###", #"#if #\u0023vso[a] #\u0023\u0023"#), ("a\u{1B}[31m", #"a\u001b[31m"#),
  ])
  func escapes(text: String, expected: String) {
    #expect(written { $0.string(text) } == "\"\(expected)\"")
  }

  @Test func escapesKeys() {
    #expect(written { $0.object { $0.member("a\"b", 1) } } == #"{"a\"b": 1}"#)
  }

  @Test(arguments: Samples.hostileTexts)
  func writesWhatAnotherReaderReads(text: String) throws {
    let json = try ParsedJSON(Array(written { $0.string(text) }.utf8))
    #expect(json.string.map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test(arguments: [
    (0, "0.0"), (0.03, "0.03"), (1, "1.0"), (-0.5, "-0.5"), (0.000_000_4, "0.0"),
    (0.000_001, "0.000001"), (1234.5678901, "1234.56789"), (.nan, "null"), (.infinity, "null"),
    (1e300, "null"),
  ])
  func writesDecimals(value: Double, expected: String) {
    #expect(written { $0.decimal(value) } == expected)
  }
}
