import Testing

@Suite("Block sequences")
struct SequenceTests {
  @Test(
    "An item starts with '- ' and may be empty",
    arguments: [
      ("- a", "[a]"),
      ("- a\n- b\n", "[a, b]"),
      ("  - a\n  - b", "[a, b]"),
      ("-   a", "[a]"),
      ("-\ta", "[a]"),
      ("-\t-1", "[-1]"),
      ("-", "[_]"),
      ("-\n-\n", "[_, _]"),
      ("- # none\n- b", "[_, b]"),
      ("-\n  a\n-\n\n  b", "[a, b]"),
      ("- a\n\n# comment\n- b # comment\n  # comment\n", "[a, b]"),
      ("- 'a'\n- \"b\"\n- [c]\n- {d: e}\n- |\n f\n- g", "['a', \"b\", [c], {d: e}, |f\\n, g]"),
      ("-a", "-a"),
      ("- -a\n- --b\n- ---", "[-a, --b, ---]"),
    ] as Table)
  func items(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "A collection may start on the line of its '- '",
    arguments: [
      ("- - a", "[[a]]"),
      ("- - a\n  - b\n- c", "[[a, b], c]"),
      ("- - - a\n    - b\n  - c\n- d", "[[[a, b], c], d]"),
      ("-   - a\n    - b", "[[a, b]]"),
      ("-\n  - a\n  - b", "[[a, b]]"),
      ("- -\n- -", "[[_], [_]]"),
      ("- a: b", "[{a: b}]"),
      ("- a: b\n  c: d\n- e: f", "[{a: b, c: d}, {e: f}]"),
      ("-   a: b\n    c: d", "[{a: b, c: d}]"),
      ("-\n  a: b\n  c: d", "[{a: b, c: d}]"),
      ("- a:\n    b: c\n  d: e", "[{a: {b: c}, d: e}]"),
      ("- a:\n  - b\n  - c\n  d: e", "[{a: [b, c], d: e}]"),
      ("- a:\n  -\n- b", "[{a: [_]}, b]"),
      ("- ? a\n  : b", "[{a: b}]"),
      ("- - a: b\n    c: d", "[[{a: b, c: d}]]"),
    ] as Table)
  func compact(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "A sequence below a key may start in the column of the key",
    arguments: [
      ("a:\n  - b\n  - c", "{a: [b, c]}"),
      ("a:\n- b\n- c", "{a: [b, c]}"),
      ("a:\n- b\n- c\nd:\n- e", "{a: [b, c], d: [e]}"),
      ("a:\n  - b\nc: d", "{a: [b], c: d}"),
      ("a:\n- - b\n  - c\n- d", "{a: [[b, c], d]}"),
      ("a:\n- b: c\n  d: e\n- f", "{a: [{b: c, d: e}, f]}"),
      ("a:\n# comment\n- b\n\n- c", "{a: [b, c]}"),
      ("a:\n  b:\n  - c\n  d:\n  - e\nf:\n- g", "{a: {b: [c], d: [e]}, f: [g]}"),
      ("a:\n- b\n-c: d", "{a: [b], -c: d}"),
    ] as Table)
  func belowKey(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "A line without '- ' in the column of a sequence is refused",
    arguments: [
      ("- a\n-b", "2:1: a space is missing after '-'"),
      ("a:\n  - b\n  -c", "3:3: a space is missing after '-'"),
      ("- a\nb", "2:1: '- ' is missing before the next item of the sequence in this column"),
      ("- a\nb: c", "2:1: '- ' is missing before the next item of the sequence in this column"),
      ("- a: b\nc: d", "2:1: '- ' is missing before the next item of the sequence in this column"),
      ("a:\n- b\nc", missingColon("3:1", after: "c")),
    ] as Table)
  func mistakes(yaml: String, expected: String) { check(yaml, expected) }
}
