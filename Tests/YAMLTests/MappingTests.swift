import Testing

/// The error for a line among keys that has no `:`.
func missingColon(_ place: String, after key: String) -> String {
  "\(place): ':' is missing after the key '\(key)'; "
    + "if this is not a key, indent it more than the keys"
}

@Suite("Block mappings")
struct MappingTests {
  @Test(
    "A key ends at a colon, and a missing value is empty",
    arguments: [
      ("a: b", "{a: b}"),
      ("a: b\n", "{a: b}"),
      ("a: 1\nb: 2\n", "{a: 1, b: 2}"),
      ("a : b", "{a: b}"),
      ("a   :   b   ", "{a: b}"),
      ("a:\tb", "{a: b}"),
      ("a\t: b", "{a: b}"),
      ("  a: 1\n  b: 2", "{a: 1, b: 2}"),
      ("two words: b", "{two words: b}"),
      ("a:", "{a: _}"),
      ("a:\nb:\n", "{a: _, b: _}"),
      ("a: # none\nb: 2", "{a: _, b: 2}"),
      ("a:\n  b", "{a: b}"),
      ("a:\n\n\n  b\n\nc: d", "{a: b, c: d}"),
      ("a:\n# comment\n  b", "{a: b}"),
      ("'a': b\n\"c\": d", "{'a': b, \"c\": d}"),
      ("'a' : b", "{'a': b}"),
      ("'': b", "{'': b}"),
      ("~: b", "{~: b}"),
      ("1: b\n1.5: c\ntrue: d", "{1: b, 1.5: c, true: d}"),
      ("a: b\na b: c\nA: d", "{a: b, a b: c, A: d}"),
      ("a#b: c", "{a#b: c}"),
      ("a:b: c", "{a:b: c}"),
      ("::: c", "{::: c}"),
      (":a: b\n?c: d\n-e: f", "{:a: b, ?c: d, -e: f}"),
      ("a!\"$%&'()*+,-./<=>?@[\\]^_`{|}~: b", "{a!\"$%&'()*+,-./<=>?@[\\]^_`{|}~: b}"),
      ("ключ: значение", "{ключ: значение}"),
    ] as Table)
  func entries(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "A mapping within a mapping is indented by any number of spaces",
    arguments: [
      ("a:\n  b: c", "{a: {b: c}}"),
      ("a:\n b: c\nd:\n    e: f\n    g: h\ni: j", "{a: {b: c}, d: {e: f, g: h}, i: j}"),
      ("a:\n  b:\n    c:\n      d: e\nf: g", "{a: {b: {c: {d: e}}}, f: g}"),
      ("a: # comment\n  # comment\n  b: c\n# comment\nd: e", "{a: {b: c}, d: e}"),
      ("a:\n  b:\nc:", "{a: {b: _}, c: _}"),
      ("---\na:\n  b: c", "{a: {b: c}}"),
    ] as Table)
  func nesting(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "A key after '?' has its value after ':' on a later line",
    arguments: [
      ("? a\n: b", "{a: b}"),
      ("? a", "{a: _}"),
      ("? a\n? b\n: c\n? d", "{a: _, b: c, d: _}"),
      ("? a\n:\n? b\n: c", "{a: _, b: c}"),
      ("? a # comment\n\n# comment\n: b # comment", "{a: b}"),
      ("? a\n  b\n: c", "{a b: c}"),
      ("?\n  a\n:\n  b", "{a: b}"),
      ("? |\n  text\n: b", "{|text\\n: b}"),
      ("? 'a\n\n  b'\n: c", "{'a\\nb': c}"),
      ("?\ta\n:\tb", "{a: b}"),
      ("? a\n: b: c\n  d: e", "{a: {b: c, d: e}}"),
      ("? a\n: - b\n  - c", "{a: [b, c]}"),
      ("? a\n:\n- b\n- c\nd: e", "{a: [b, c], d: e}"),
      ("a: b\n? c\n: d\ne: f", "{a: b, c: d, e: f}"),
      ("? a\n:b: c", "{a: _, :b: c}"),
      ("?a: b", "{?a: b}"),
    ] as Table)
  func explicitKeys(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "A key that is there twice is refused, with the line of the first",
    arguments: [
      ("a: 1\nb: 2\na: 3", "3:1: duplicate key 'a'; the first is on line 1"),
      ("a: 1\n'a': 3", "2:1: duplicate key 'a'; the first is on line 1"),
      ("a:\n  b: 1\n  c: 1\n\n  b: 1", "5:3: duplicate key 'b'; the first is on line 2"),
      ("a: 1\n? a", "2:3: duplicate key 'a'; the first is on line 1"),
      ("x: {a: 1, b, a}", "1:14: duplicate key 'a'; the first is on line 1"),
      ("a: 1\na: @", "2:1: duplicate key 'a'; the first is on line 1"),
      ("\"a\\nb\": 1\n\"a\\nb\": 1", "2:1: duplicate key 'a…'; the first is on line 1"),
      ("a: {a: {a: 1}}", "{a: {a: {a: 1}}}"),
      ("a: 1\nA: 2\n'a ': 3", "{a: 1, A: 2, 'a ': 3}"),
      ("é: 1\ne\u{301}: 2", "{é: 1, e\u{301}: 2}"),
    ] as Table)
  func duplicates(yaml: String, expected: String) { check(yaml, expected) }

  @Test("Duplicates are found among any number of keys", arguments: [1, 2, 16, 17, 18, 40, 300])
  func manyKeys(count: Int) {
    let keys = (1...count).map { "k\($0): \($0)\n" }.joined()
    let entries = (1...count).map { "k\($0): \($0)" }.joined(separator: ", ")
    check(keys, "{\(entries)}")
    for line in Set([1, count / 2 + 1, count]) {
      check(
        keys + "k\(line): 0",
        "\(count + 1):1: duplicate key 'k\(line)'; the first is on line \(line)")
    }
  }

  @Test(
    "A line without a key is refused in a mapping",
    arguments: [
      ("a: b\nc", missingColon("2:1", after: "c")),
      ("a:\n  b\nc\n", missingColon("3:1", after: "c")),
      ("a: b\nc # d: e", missingColon("2:1", after: "c")),
      ("a: b\nhttp://c", missingColon("2:1", after: "http://c")),
      ("a: b\n'c' d", missingColon("2:1", after: "c")),
      ("a: b\nc:d", "2:2: a space is missing after ':'"),
      ("a: b\n'c':d", "2:4: a space is missing after ':'"),
      ("a:b\nc: d", "1:2: a space is missing after ':'"),
      ("'a':b", "1:4: a space is missing after ':'"),
      ("a: b: c", "1:5: a value that contains ': ' needs quotes"),
      ("a: 'b': c", "1:7: a value that contains ': ' needs quotes"),
      ("a: b:", "1:5: a value that contains ': ' needs quotes"),
      (
        "a: b\n- c",
        "2:1: an item of a sequence cannot be among the keys of a mapping; "
          + "indent it below its key"
      ),
      (
        "a: - b",
        "1:4: a sequence cannot start on the line of its key; start it on the next line, "
          + "or use quotes for a text that starts with '- '"
      ),
      ("a: ? b", "1:4: a value that contains ': ' needs quotes"),
      ("'a\n b': c", "1:1: a key must be on one line, with its ':'"),
      ("x: y\n'a\n b': c", "2:1: a key must be on one line, with its ':'"),
      ("a\n  : b", "2:3: a key must be on one line, with its ':'"),
      ("a: b\n|c: d", "2:1: a key cannot start with '|'; use quotes for it"),
      ("a: b\n>c: d", "2:1: a key cannot start with '>'; use quotes for it"),
      ("a: b\n%c: d", "2:1: a value cannot start with '%'; use quotes for it"),
    ] as Table)
  func mistakes(yaml: String, expected: String) { check(yaml, expected) }

  @Test("A key has at most 1024 characters, unless '?' is before it")
  func longKeys() {
    let longest = String(repeating: "é", count: 1024)
    check("\(longest): a", "{\(longest): a}")
    check("x: y\n\(longest)k: a", "2:1: a key of more than 1024 characters needs '? ' before it")
    check("['\(longest)': a]", "1:2: a key of more than 1024 characters needs '? ' before it")
    check("{\(longest)k: a}", "{\(longest)k: a}")
    check("? \(longest)k\n: a", "{\(longest)k: a}")
  }
}
