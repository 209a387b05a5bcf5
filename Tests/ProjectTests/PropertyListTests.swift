import Testing

@testable import Project

@Suite struct PropertyListTests {
  private func read(_ text: String, kinds: Set<String>? = nil) -> String? {
    PropertyList(text.utf8, kinds: kinds).map(Self.description)
  }

  private static func description(_ list: PropertyList) -> String {
    switch list {
    case .string(let text, let range): "\(text)@\(range.lowerBound)-\(range.upperBound)"
    case .array(let items): "(\(items.map(description).joined(separator: ", ")))"
    case .dictionary(let entries):
      "{"
        + entries.sorted { $0.key < $1.key }.map { "\($0.key) = \(description($0.value))" }
        .joined(separator: "; ") + "}"
    }
  }

  @Test(
    "texts, lists and dictionaries are read with the bytes of their texts",
    arguments: [
      ("a", "a@0-1"), ("  a.b/c_1 ", "a.b/c_1@2-9"), ("\"a b\"", "a b@0-5"),
      (#""a\"b""#, "a\"b@0-6"), ("()", "()"), ("(a)", "(a@1-2)"), ("(a, b,)", "(a@1-2, b@4-5)"),
      ("{}", "{}"), ("{a = b;}", "{a = b@5-6}"),
      ("{a=b;\"c d\"=(e);}", "{a = b@3-4; c d = (e@12-13)}"),
    ])
  func values(_ text: String, _ expected: String) {
    #expect(read(text) == expected)
  }

  @Test(
    "comments are skipped wherever white space may be",
    arguments: [
      ("// !$*UTF8*$!\na", "a@14-15"), ("/* a */ b", "b@8-9"),
      ("(a /* b */, /**/ c // d\n)", "(a@1-2, c@17-18)"),
      ("{a /* = */ = /* */ b /* ; */;}", "{a = b@19-20}"), ("/***/a", "a@5-6"),
    ])
  func comments(_ text: String, _ expected: String) {
    #expect(read(text) == expected)
  }

  @Test(
    "a text that ends too early or lacks a sign is none",
    arguments: [
      "", " ", "//", "/*", "/* a */", "(", "(a", "(a,", "{", "{a", "{a =", "{a = b", "{a = b}",
      "{a b;}", "{= b;}", "\"a", "\"a\\\"", ")", "{a = ;}",
    ])
  func broken(_ text: String) {
    #expect(read(text) == nil)
  }

  @Test("dictionaries of other kinds are passed over, with all that is in them") func kinds() {
    let text = """
      {a = {isa = X; b = c;}; d = {isa = Y; e = "}"; f = "\\"}"; g = {h = (i);}; /* } */ j = k;};
      l = {m = n; isa = Y;};}
      """
    #expect(
      PropertyList(text.utf8, kinds: ["X"])?["a"]?["b"]?.string == "c")
    #expect(PropertyList(text.utf8, kinds: ["X"])?["d"]?.dictionary.isEmpty == true)
    #expect(PropertyList(text.utf8, kinds: ["X"])?["l"]?["m"]?.string == "n")
    #expect(PropertyList(text.utf8)?["d"]?["g"]?["h"]?.array.first?.string == "i")
    #expect(PropertyList(text.utf8)?["d"]?["f"]?.string == "\"}")
  }

  @Test("lists are read 64 levels deep and no deeper") func depth() {
    func nested(_ levels: Int) -> String {
      String(repeating: "(", count: levels) + String(repeating: ")", count: levels)
    }
    #expect(read(nested(64)) != nil)
    #expect(read(nested(65)) == nil)
  }
}
