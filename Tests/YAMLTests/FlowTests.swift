import Testing

/// The error for a line that cannot belong to what was opened before it.
func notClosed(
  _ place: String, _ name: String, openedAt opening: (line: Int, column: Int), start: Int? = nil
) -> String {
  "\(place): the \(name) opened at line \(opening.line), column \(opening.column) is not closed "
    + "before this line; close it"
    + (start.map { ", or start this line at column \($0) or later" } ?? "")
}

/// The error for a closing bracket of the other kind than the one opened at the start.
private func wrongClose(_ place: String, _ found: String, _ opened: String) -> String {
  "\(place): unexpected '\(found)'; the '\(opened)' opened at line 1, column 1 needs "
    + (opened == "[" ? "']'" : "'}'")
}

/// The error for `key:value` between brackets.
private func loneKey(_ place: String) -> String {
  "\(place): a key with ':' and without a value is not supported; "
    + "write a space after ':', or use quotes"
}

private func unexpectedColon(_ place: String) -> String {
  "\(place): unexpected ':'; a ',' is missing before the key, or the value needs quotes"
}

private func textAfterBracket(_ place: String) -> String {
  "\(place): unexpected text after the closing bracket; use quotes for the whole value"
}

/// The error for a `#` right after a token.
func tightComment(_ place: String) -> String {
  "\(place): a comment needs a space before '#'; a text with '#' needs quotes"
}

private func keyOverLines(_ place: String) -> String {
  "\(place): a key between '[' and ']' must be on one line with its ':'"
}

@Suite("Flow collections")
struct FlowTests {
  @Test(
    "A flow sequence holds its items, with or without a last comma",
    arguments: [
      ("[]", "[]"),
      ("[ ]", "[]"),
      ("[a]", "[a]"),
      ("[a, b]", "[a, b]"),
      ("[a,b,]", "[a, b]"),
      ("[ a , b , ]", "[a, b]"),
      ("[[], [a, []]]", "[[], [a, []]]"),
      ("['a', \"b\", c]", "['a', \"b\", c]"),
      ("['a','b']", "['a', 'b']"),
      ("[a b, c\td]", "[a b, c\\td]"),
      ("[-1, -a, ?b, :c]", "[-1, -a, ?b, :c]"),
      ("[a#b, c]", "[a#b, c]"),
      ("[http://a/b?c#d]", "[http://a/b?c#d]"),
      ("[a:b]", "[a:b]"),
    ] as Table)
  func sequences(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "A flow mapping holds its entries, and a lone key has no value",
    arguments: [
      ("{}", "{}"),
      ("{ }", "{}"),
      ("{a: b}", "{a: b}"),
      ("{a: b, c: d,}", "{a: b, c: d}"),
      ("{ a : b , c : d , }", "{a: b, c: d}"),
      ("{a, b: c, d:}", "{a: _, b: c, d: _}"),
      ("{a:, b: }", "{a: _, b: _}"),
      ("{\"a\":1, 'b':2}", "{\"a\": 1, 'b': 2}"),
      ("{\"a\" :1}", "{\"a\": 1}"),
      ("{\"a\"::1}", "{\"a\": :1}"),
      ("{a: {b: [c, {d: e}]}}", "{a: {b: [c, {d: e}]}}"),
      ("{? a : b, ? c}", "{a: b, c: _}"),
      ("{a b: c d}", "{a b: c d}"),
      ("{http://a: b}", "{http://a: b}"),
    ] as Table)
  func mappings(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "A pair in a flow sequence is a mapping of its own",
    arguments: [
      ("[a: b]", "[{a: b}]"),
      ("[a: b, c: d, e]", "[{a: b}, {c: d}, e]"),
      ("[a: ]", "[{a: _}]"),
      ("[a:, b]", "[{a: _}, b]"),
      ("['a':b]", "[{'a': b}]"),
      ("[? a : b]", "[{a: b}]"),
      ("[? a]", "[{a: _}]"),
      ("[? a\n b : c]", "[{a b: c}]"),
      ("[a: [b: c]]", "[{a: [{b: c}]}]"),
      ("[a: b\n c]", "[{a: b c}]"),
      ("[::]", "[{:: _}]"),
      ("[a\n : b]", keyOverLines("2:2")),
      ("['a'\n :b]", keyOverLines("2:2")),
      ("[a\n b: c]", "1:2: a key must be on one line, with its ':'"),
    ] as Table)
  func pairs(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "Brackets may span lines, with comments between the items",
    arguments: [
      ("[\n  a,\n  b\n]", "[a, b]"),
      ("[\na,\nb\n]", "[a, b]"),
      ("a: [\n  b, # comment\n  # comment\n\n  c\n  ]", "{a: [b, c]}"),
      ("a: [\n# comment\n b]", "{a: [b]}"),
      ("[a\n b\n\n c]", "[a b\\nc]"),
      ("[a # comment\n , b]", "[a, b]"),
      ("{a\n  : b}", "{a: b}"),
      ("{a\n b: c}", "{a b: c}"),
      ("{a:\n  b,\n c: d}", "{a: b, c: d}"),
      ("{\"a\"\n :b}", "{\"a\": b}"),
      ("- [a,\n b]\n- {c:\n d}", "[[a, b], {c: d}]"),
      ("a:\n  [b]\nc:\n  {d}", "{a: [b], c: {d: _}}"),
    ] as Table)
  func severalLines(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "Lines between brackets are indented",
    arguments: [
      ("a: [b,\nc]", notClosed("2:1", "'['", openedAt: (1, 4), start: 2)),
      ("a: [\n  b\n]", notClosed("3:1", "'['", openedAt: (1, 4), start: 2)),
      ("a:\n  b: {c\n  }", notClosed("3:3", "'{'", openedAt: (2, 6), start: 4)),
      ("- [a\n- b", notClosed("2:1", "'['", openedAt: (1, 3), start: 2)),
      ("[a,\n---\n]", notClosed("2:1", "'['", openedAt: (1, 1))),
      ("[a\n...", notClosed("2:1", "'['", openedAt: (1, 1))),
    ] as Table)
  func indentation(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "A missing comma, bracket or key is refused between brackets",
    arguments: [
      ("[a", "1:1: this '[' is never closed"),
      ("a: [b, {c: d\n ", "1:8: this '{' is never closed"),
      ("{a: b", "1:1: this '{' is never closed"),
      ("[a}", wrongClose("1:3", "}", "[")),
      ("{a]", wrongClose("1:3", "]", "{")),
      ("{a: ]", wrongClose("1:5", "]", "{")),
      ("[a]]", textAfterBracket("1:4")),
      ("a: [b] c", textAfterBracket("1:8")),
      ("a: [b]c: d", textAfterBracket("1:7")),
      ("[a]#c", tightComment("1:4")),
      ("[a,#c\n]", tightComment("1:4")),
      ("[,]", "1:2: a value is missing before ','"),
      ("[a,,b]", "1:4: a value is missing before ','"),
      ("{a: b,,}", "1:7: a value is missing before ','"),
      ("['a' 'b']", "1:6: ',' is missing before this value"),
      ("[[a] b]", "1:6: ',' is missing before this value"),
      ("[a # c\n b]", "2:2: ',' is missing before this value"),
      ("{a: b: c}", unexpectedColon("1:6")),
      ("{a: b\n c: d}", unexpectedColon("2:3")),
      ("{a:[b]}", "1:3: a space is missing after ':'"),
      ("[a:{b}]", "1:3: a space is missing after ':'"),
      ("{a:b}", loneKey("1:3")),
      ("{a, b:c}", loneKey("1:6")),
      ("[-]", "1:2: '-' alone is not allowed between brackets; use quotes for it"),
      ("[-, a]", "1:2: '-' alone is not allowed between brackets; use quotes for it"),
      ("[- a]", "1:2: '-' alone is not allowed between brackets; use quotes for it"),
      ("[?]", "1:2: '?' alone is not allowed between brackets; use quotes for it"),
      ("[>\n a]", "1:2: a block of text is not allowed between brackets; use double quotes"),
      ("[@a]", "1:2: a value cannot start with '@'; use quotes for it"),
    ] as Table)
  func mistakes(yaml: String, expected: String) { check(yaml, expected) }
}
