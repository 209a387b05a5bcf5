import Testing

@testable import JSON

@Suite struct JSONReaderTests {
  /// Returns the tokens of a text, with the contents of keys, strings and numbers.
  private func read(_ bytes: [UInt8], chunk: Int = 1 << 12) throws(JSONProblem) -> String {
    var reader = JSONReader(bytes, chunk: chunk)
    var parts: [String] = []
    while true {
      switch try reader.next() {
      case .objectStart: parts.append("{")
      case .objectEnd: parts.append("}")
      case .arrayStart: parts.append("[")
      case .arrayEnd: parts.append("]")
      case .key: parts.append("\(reader.string):")
      case .string: parts.append("'\(reader.string)'")
      case .number: parts.append(reader.numberText)
      case .true: parts.append("true")
      case .false: parts.append("false")
      case .null: parts.append("null")
      case .end: return parts.joined(separator: " ")
      }
    }
  }

  private func read(_ text: String) throws(JSONProblem) -> String { try read(Array(text.utf8)) }

  @Test(
    "a text of JSON is read the same with any size of chunks",
    arguments: [
      ("{}", "{ }"), ("[]", "[ ]"), ("[[]]", "[ [ ] ]"), ("\"\"", "''"), ("0", "0"),
      (" null ", "null"),
      ("true", "true"), ("false", "false"), ("-0", "-0"), ("1.5e+3", "1.5e+3"), ("2E-9", "2E-9"),
      ("-12.25", "-12.25"), ("123456789012345678901234567890", "123456789012345678901234567890"),
      ("\t\r\n [1 ,2\n]\t", "[ 1 2 ]"), (#"{"a":1,"a":2}"#, "{ a: 1 a: 2 }"),
      (#"{"":{"b" : [true , null]}}"#, "{ : { b: [ true null ] } }"),
      (#""\"\\\/\b\f\n\r\t""#, "'\"\\/\u{8}\u{C}\n\r\t'"),
      (#""\u00e9\u20AC\ud83d\udc4d""#, "'é€👍'"),
      (#""\u0000""#, "'\0'"), ("\"é€👍\u{10FFFF}\u{7F}\"", "'é€👍\u{10FFFF}\u{7F}'"),
      ("\u{FEFF}[1]", "[ 1 ]"), (#"["\\","\\\"",""]"#, #"[ '\' '\"' '' ]"#),
      ("\"\u{2028}\u{FFFE}\"", "'\u{2028}\u{FFFE}'"),
    ])
  func accepted(_ text: String, _ expected: String) throws {
    #expect(try read(text) == expected)
    // Wherever a chunk ends, it is the same.
    for chunk in [1, 2, 3, 7] { #expect(try read(Array(text.utf8), chunk: chunk) == expected) }
  }

  @Test(
    "a mistake is refused with its line and column",
    arguments: [
      ("", "1:1 there is nothing in it"), ("  \n ", "2:2 there is nothing in it"),
      ("[", "1:2 the text ends in the middle"), ("[1", "1:3 the text ends in the middle"),
      ("{\"a\"", "1:5 the text ends in the middle"), ("{\"a\":", "1:6 the text ends in the middle"),
      ("{", "1:2 the text ends in the middle"), ("\"abc", "1:5 a string has no end"),
      ("\"\\u12", "1:6 a string has no end"), ("\"a\\", "1:4 a string has no end"),
      ("[1,]", "1:4 a value is expected here"), ("[,1]", "1:2 a value is expected here"),
      ("[1 2]", "1:4 ',' or ']' is expected here"), ("[1,,2]", "1:4 a value is expected here"),
      ("{\"a\":1,}", "1:8 a key in quotes is expected here"),
      ("{a:1}", "1:2 a key in quotes is expected here"),
      ("{1:1}", "1:2 a key in quotes is expected here"), ("{\"a\" 1}", "1:6 ':' is expected here"),
      ("{\"a\":}", "1:6 a value is expected here"),
      ("{\"a\":1]", "1:7 ',' or '}' is expected here"),
      ("[1}", "1:3 ',' or ']' is expected here"),
      ("[1]]", "1:4 unexpected text after the end of the document"),
      ("1 2", "1:3 unexpected text after the end of the document"),
      ("'a'", "1:1 a value is expected here"),
      ("// a\n1", "1:1 a value is expected here"), ("[1, /**/ 2]", "1:5 a value is expected here"),
      ("tru", "1:4 a value is expected here"), ("trux", "1:4 a value is expected here"),
      ("True", "1:1 a value is expected here"), ("NaN", "1:1 a value is expected here"),
      ("Infinity", "1:1 a value is expected here"), ("-", "1:2 a digit is expected here"),
      ("+1", "1:1 a value is expected here"), (".5", "1:1 a value is expected here"),
      ("[1.]", "1:4 a digit is expected here"), ("1e", "1:3 a digit is expected here"),
      ("[1e+]", "1:5 a digit is expected here"), ("01", "1:1 a number has a leading zero"),
      ("-012", "1:1 a number has a leading zero"),
      ("-Infinity", "1:2 a digit is expected here"),
      ("0x1F", "1:2 unexpected text after the end of the document"),
      ("[\n  1,\n  x\n]", "3:3 a value is expected here"),
      (#""\x41""#, "1:2 unknown escape"),
      (#""\u12G4""#, "1:6 '\\u' needs four hexadecimal digits"),
      (#""\ud800""#, "1:8 an escape is the first half of a pair without the second"),
      (#""\ud800\n""#, "1:8 an escape is the first half of a pair without the second"),
      (#""\ud800\ud800""#, "1:14 an escape is the first half of a pair without the second"),
      (#""\udc00\ud800""#, "1:2 an escape is the second half of a pair without the first"),
      ("\"a\nb\"", "1:3 a string holds a control character that is not escaped"),
      ("\"\0\"", "1:2 a string holds a control character that is not escaped"),
      ("\"0123456789\t\"", "1:12 a string holds a control character that is not escaped"),
      ("[1]\u{FEFF}", "1:4 unexpected text after the end of the document"),
      ("\u{A0}1", "1:1 a value is expected here"),
    ])
  func refused(_ text: String, _ expected: String) {
    for chunk in [1, 2, 5, 4096] {
      do throws(JSONProblem) {
        let found = try read(Array(text.utf8), chunk: chunk)
        Issue.record("'\(text)' is read as \(found)")
      } catch {
        #expect("\(error.place.line):\(error.place.column) \(error.message)" == expected)
      }
    }
  }

  /// Bytes that are not UTF-8, within a string.
  @Test(
    "bytes that are not UTF-8 are refused",
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3, 0x28], [0xE0, 0x80, 0x80],
      [0xE0, 0x9F, 0xBF],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]])
  func notUTF8(_ bytes: [UInt8]) {
    for chunk in [1, 4096] {
      #expect {
        try read([0x22] + bytes + [0x20, 0x20, 0x20, 0x22], chunk: chunk)
      } throws: { ($0 as? JSONProblem)?.message == "a string is not UTF-8" }
    }
  }

  @Test("other encodings are refused by name") func otherEncodings() {
    #expect { try read([0xFF, 0xFE, 0x31, 0]) } throws: {
      ($0 as? JSONProblem)?.message == "this is UTF-16, and JSON is written in UTF-8"
    }
    #expect { try read([0xFE, 0xFF, 0, 0x31]) } throws: {
      ($0 as? JSONProblem)?.message == "this is UTF-16, and JSON is written in UTF-8"
    }
  }

  @Test("containers lie at most as deep as the limit") func depth() throws {
    let deep = { (count: Int) in
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(try read(deep(JSONReader.maximumDepth)).count > 0)
    #expect { try read(deep(JSONReader.maximumDepth + 1)) } throws: {
      ($0 as? JSONProblem)?.place.column == JSONReader.maximumDepth + 1
    }
    #expect(throws: JSONProblem.self) { try read(String(repeating: "{\"a\":", count: 100_000)) }
  }

  /// Each beginning of a document is refused, and said to be cut off.
  @Test("a text that is cut off is known to be incomplete") func beginnings() throws {
    let text = Array(#"{"aé": [1.5e3, true, null, "\ud83d\udc4d x", {"b": -0}], "c": "👍"}"#.utf8)
    for count in text.indices {
      do throws(JSONProblem) {
        _ = try read(Array(text[..<count]), chunk: 4)
        Issue.record("\(count) bytes are read")
      } catch {
        #expect(error.isCutOff, "\(count): \(error.message)")
        #expect(error.place.offset == count)
      }
    }
  }

  @Test("a value can be skipped, and its text kept from a mark") func skipsAndMarks() throws {
    let text = #"{"a": {"x": [1, {}]}, "b": [ "c" , 2], "d": 3}"#
    for chunk in [1, 4, 64] {
      var reader = JSONReader(Array(text.utf8), chunk: chunk)
      #expect(try reader.next() == .objectStart)
      reader.setMark()
      var found: [String] = []
      while try reader.next() == .key {
        found.append(reader.string)
        let token = try reader.next()
        let start = reader.place.offset
        try reader.skip(token)
        var copy: [UInt8] = []
        reader.append(start..<reader.offset, to: &copy)
        found.append(String(decoding: copy, as: UTF8.self))
      }
      #expect(found == ["a", #"{"x": [1, {}]}"#, "b", #"[ "c" , 2]"#, "d", "3"])
      #expect(try reader.next() == .end)
    }
  }

  @Test("a reader can start within an array") func startsWithinAnArray() throws {
    let text = Array("[1,\n {\"a\": x}]".utf8)
    var reader = JSONReader(elementAt: JSONPlace(offset: 5, line: 2, column: 2)) {
      (bytes, start) throws(JSONProblem) in
      guard start == 0 else { return 0 }
      for index in 5..<text.count { bytes[index - 5] = text[index] }
      return text.count - 5
    }
    #expect(try reader.next() == .objectStart)
    #expect(reader.place == JSONPlace(offset: 5, line: 2, column: 2))
    #expect(try reader.next() == .key)
    #expect { try reader.next() } throws: {
      ($0 as? JSONProblem)?.place == JSONPlace(offset: 11, line: 2, column: 8)
    }
  }

  @Test("known names have their index, and others none") func names() throws {
    var names = JSONNames(["a", "bcdefghij"])
    var reader = JSONReader(Array(#"["bcdefghij", "bcdefghik", "\u0061", "", "x\ny"]"#.utf8))
    var numbers: [Int] = []
    var known: [Int?] = []
    _ = try reader.next()
    while try reader.next() == .string {
      known.append(reader.known(in: names))
      numbers.append(reader.number(in: &names))
    }
    #expect(numbers == [1, 2, 0, 3, 4])
    #expect(known == [1, nil, 0, nil, nil])
    #expect(names.names == ["a", "bcdefghij", "bcdefghik", "", "x\ny"])
    let many = JSONNames((0..<1000).map { "name\($0)" })
    var again = many
    for number in 0..<1000 {
      var reader = JSONReader(Array("\"name\(number)\"".utf8))
      _ = try reader.next()
      #expect(reader.number(in: &again) == number)
    }
  }
}

@Suite struct JSONValueTests {
  @Test("a tree holds each value with its place") func aTree() throws {
    let value = try JSONValue.parse(Array(#"{"a": [1, "b", true, null, 2.5], "c": {}}"#.utf8))
    #expect(value["a"]?.array?.count == 5)
    #expect(value["a"]?.array?[0].integer == 1)
    #expect(value["a"]?.array?[1].string == "b")
    #expect(value["a"]?.array?[2].boolean == true)
    #expect(value["a"]?.array?[4].double == 2.5)
    #expect(value["a"]?.strings == nil)
    #expect(value["c"]?["d"] == nil)
    #expect(value["c"]?.place == JSONPlace(offset: 38, line: 1, column: 39))
  }

  @Test("a key that is there twice is refused in a tree") func aKeyThatIsThereTwice() {
    #expect { try JSONValue.parse(Array("{\"a\": 1,\n \"a\": 2}".utf8)) } throws: {
      ($0 as? JSONProblem)
        == JSONProblem(
          message: "the key 'a' appears twice", place: JSONPlace(offset: 10, line: 2, column: 2))
    }
  }
}
