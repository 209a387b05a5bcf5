import Testing

@testable import Reporting

@Suite struct XMLWriterTests {
  @Test func writesOneElementALine() {
    var xml = XMLWriter()
    xml.element("a") { xml in
      xml.element("b", ["x": "1", "left-out": nil, "y": "2"])
      xml.element("c") { $0.element("d", ["z": ""], text: "text") }
    }
    #expect(
      String(xml.bytes) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <a>
          <b x="1" y="2"/>
          <c>
            <d z="">text</d>
          </c>
        </a>

        """)
  }

  @Test(arguments: [
    ("a & b", "a &amp; b", "a &amp; b"), ("<b>", "&lt;b&gt;", "&lt;b&gt;"),
    ("]]>", "]]&gt;", "]]&gt;"), ("\"'", "&quot;'", "\"'"),
    ("a\tb\nc\rd", "a&#9;b&#10;c&#13;d", "a&#9;b\nc&#13;d"), ("\r\n", "&#13;&#10;", "&#13;\n"),
    ("\u{0}\u{1B}[31m", #"\u{0}\u{1B}[31m"#, #"\u{0}\u{1B}[31m"#),
    ("\u{FFFE}\u{FFFF}", #"\u{FFFE}\u{FFFF}"#, #"\u{FFFE}\u{FFFF}"#),
    ("\u{7F}\u{85}", "&#127;&#133;", "&#127;&#133;"),
    ("é 😀 \u{FFFD}", "é 😀 \u{FFFD}", "é 😀 \u{FFFD}"),
  ])
  func escapes(text: String, inAttribute: String, inText: String) {
    var xml = XMLWriter()
    xml.element("a", ["b": text], text: text)
    let line = String(xml.bytes).dropFirst(#"<?xml version="1.0" encoding="UTF-8"?>"#.count + 1)
    #expect(line == "<a b=\"\(inAttribute)\">\(inText)</a>\n")
  }

  @Test(arguments: Samples.hostileTexts + [Samples.hostilePath])
  func isReadBackAsItWas(text: String) throws {
    var xml = XMLWriter()
    xml.element("a", ["b": text], text: "x\(text)x")
    let parsed = try ParsedXML(xml.bytes)
    #expect(parsed["b"] == ParsedXML.readable(text))
    #expect(parsed.text == "x\(ParsedXML.readable(text))x")
  }
}
