import Testing

@testable import Reporting

/// Services that show output as a log would obey some texts.
@Suite struct LogTextTests {
  @Test(arguments: [
    ("::error::a", #"\u{3A}:error::a"#), ("  \t::error::a", #"  \u{9}::error::a"#),
    ("\u{A0}::a", "\u{A0}\\u{3A}:a"), ("a ::error::b", "a ::error::b"), (":::a", ":::a"),
    (":a:", ":a:"), ("##[error]a", #"#\u{23}[error]a"#), ("a ##vso[b]", #"a #\u{23}vso[b]"#),
    ("###[a]##b[", #"##\u{23}[a]#\u{23}b["#), ("##a b[", "##a b["), ("## [a]", "## [a]"),
    ("a\n::b", #"a\u{A}::b"#), ("a\r::b", #"a\u{D}::b"#), ("", ""),
  ])
  func aLine(text: String, expected: String) {
    #expect(LogText.line(text) == expected)
  }

  @Test("line feeds stay, and commands of services are spelled out")
  func lines() {
    #expect(LogText.lines("a\n::b\n\n c\r::d\n") == "a\n\\u{3A}:b\n\n c\\u{D}::d\n")
    let bytes = LogText.withoutCommands(Array("a\n ::b ##[c]\n\u{1B}[1m::d\n".utf8))
    #expect(String(bytes) == "a\n \\u{3A}:b #\\u{23}[c]\n\u{1B}[1m::d\n")
  }

  /// Characters without width or that change the direction of writing are shown; those that emoji
  /// and scripts need stay.
  @Test("characters without width are shown, but those that emoji and scripts need")
  func hiddenCharacters() {
    let hidden =
      "\u{0}\u{1B}\u{7F}\u{9B}\u{AD}\u{61C}\u{115F}\u{180E}\u{200B}\u{200E}\u{2028}"
      + "\u{202A}\u{202E}\u{2060}\u{2066}\u{2069}\u{206F}\u{3164}\u{FEFF}\u{FFA0}\u{FFF9}\u{E0041}"
    for scalar in hidden.unicodeScalars {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      #expect(String(scalar).visible == "\\u{\(digits)}")
    }
    for text in ["a é ß", "👩‍👩‍👧", "می‌خواهم", "❤\u{FE0F}", "日本 각", "\u{301}"] {
      #expect(text.visible == text)
    }
  }

  @Test("XML writes commands of services as entities")
  func xml() {
    var xml = XMLWriter()
    xml.element("a", ["b": "##vso[a]"], text: "a\n ::b##[c] \u{202E}")
    let line = String(xml.bytes).split(separator: "\n", maxSplits: 1)[1]
    #expect(line == "<a b=\"#&#35;vso[a]\">a\n &#58;:b#&#35;[c] &#8238;</a>\n")
  }

  @Test("a diff quotes hidden characters in a path")
  func diffs() {
    let diff = UnifiedDiff.render(path: "a\u{202E}\n\u{9B}.swift", old: [97], new: [98])
    #expect(String(diff).hasPrefix(#"--- "a/a\342\200\256\012\302\233.swift""# + "\n"))
  }
}
