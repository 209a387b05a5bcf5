import Testing

@testable import Project

@Suite struct PropertyListTests {
  private func read(_ text: String) -> String? {
    PropertyList(text.utf8).map { Self.description($0, $0.root) }
  }

  private static func description(_ list: PropertyList, _ value: PropertyList.Value) -> String {
    if let text = list.text(of: value), let range = list.range(of: value) {
      return "\(text)@\(range.lowerBound)-\(range.upperBound)"
    }
    if list.isArray(value) {
      return "(\(list.items(of: value).map { description(list, $0) }.joined(separator: ", ")))"
    }
    return "{"
      + list.entries(of: value).map { (list.text(of: $0) ?? "", description(list, $1)) }
      .sorted { $0.0 < $1.0 }.map { "\($0.0) = \($0.1)" }.joined(separator: "; ") + "}"
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

  @Test("members are found by their keys, and texts compared without their quotes") func members() {
    guard let list = PropertyList("{a = {\"b c\" = d; e = (\"f\", g);};}".utf8) else {
      Issue.record("the list is not read")
      return
    }
    let inner = list.member("a", of: list.root)
    #expect(list.text(of: list.member("b c", of: inner)) == "d")
    #expect(list.items(of: list.member("e", of: inner)).map { list.is($0, "f") } == [true, false])
    #expect(list.member("x", of: inner) == nil)
    #expect(list.member("a", of: list.member("e", of: inner)) == nil)
    #expect(list.id(of: list.member("b c", of: inner)) != nil)
  }

  @Test("lists are read 64 levels deep and no deeper") func depth() {
    func nested(_ levels: Int) -> String {
      String(repeating: "(", count: levels) + String(repeating: ")", count: levels)
    }
    #expect(read(nested(64)) != nil)
    #expect(read(nested(65)) == nil)
  }
}
