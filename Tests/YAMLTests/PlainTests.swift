import Testing

@Suite("Plain scalars")
struct PlainTests {
  @Test(
    "A plain scalar ends at ': ', ' #' and the end of its line",
    arguments: [
      ("a", "a"),
      ("  a b  c  ", "a b  c"),
      ("a\tb\t", "a\\tb"),
      ("a # comment", "a"),
      ("a\t# comment", "a"),
      ("a#b #c", "a#b"),
      ("a:b", "a:b"),
      ("a: :b", "{a: :b}"),
      ("a: b,c [d] {e}", "{a: b,c [d] {e}}"),
      ("it's \"quoted\"", "it's \"quoted\""),
      ("-1", "-1"),
      ("-", "[_]"),
      ("?a", "?a"),
      (":a", ":a"),
      ("---a", "---a"),
      ("a & b * c ! d | e > f % g @ h ` i", "a & b * c ! d | e > f % g @ h ` i"),
      ("a: Task.sleep(for: .seconds(1))", "1:18: a value that contains ': ' needs quotes"),
      ("\u{85}a\u{A0}b\u{2028}c", "\\{85}a\\{a0}b\\{2028}c"),
      ("日本語 🎉", "日本語 🎉"),
    ] as Table)
  func oneLine(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "A plain scalar goes on on indented lines, folded to one",
    arguments: [
      ("a\nb", "a b"),
      ("a  \n\t b", "a b"),
      ("a\n\nb\n\n\nc", "a\\nb\\n\\nc"),
      ("a\n\n \n  b", "a\\n\\nb"),
      ("k: a\n  b\n  c\nl: d", "{k: a b c, l: d}"),
      ("k:\n  a\n  b\n\n    c\nl: d", "{k: a b\\nc, l: d}"),
      ("- a\n b\n- c", "[a b, c]"),
      ("- a\n - b", "[a - b]"),
      ("k: a\n  - b", "{k: a - b}"),
      ("k: a\n  [b, 'c'\n  {d", "{k: a [b, 'c' {d}"),
      ("k: a\n  &b *c !d %e @f", "{k: a &b *c !d %e @f}"),
      ("a\n%YAML 1.2", "a %YAML 1.2"),
      ("k: a\n  b # comment\nl: c", "{k: a b, l: c}"),
      ("k: a\n\n# comment\nl: c", "{k: a, l: c}"),
      ("k: a\n  :b", "{k: a :b}"),
    ] as Table)
  func severalLines(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "A comment ends the text",
    arguments: [
      ("a # b\nc", commentInText("2:1")),
      ("k: a # b\n  c", commentInText("2:3")),
      ("k: a\n# b\n  c", commentInText("3:3")),
      ("k: a\n  # b\n  c: d", commentInText("3:3")),
      ("- a\n # b\n - c", commentInText("3:2")),
    ] as Table)
  func comments(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "A plain scalar cannot start with an indicator",
    arguments: [
      ("a: %b", "1:4: a value cannot start with '%'; use quotes for it"),
      ("a: @b", "1:4: a value cannot start with '@'; use quotes for it"),
      ("a: `b`", "1:4: a value cannot start with '`'; use quotes for it"),
      ("a: ]", "1:4: unexpected ']'; use quotes for a text that starts with it"),
      ("a: }b", "1:4: unexpected '}'; use quotes for a text that starts with it"),
      ("- ,b", "1:3: unexpected ','; use quotes for a text that starts with it"),
      ("a: *.swift", "1:4: aliases are not supported; use quotes for a text that starts with '*'"),
      ("a: &b", "1:4: anchors are not supported; use quotes for a text that starts with '&'"),
      ("a: !b", "1:4: tags are not supported; use quotes for a text that starts with '!'"),
    ] as Table)
  func indicators(yaml: String, expected: String) { check(yaml, expected) }
}

/// The error for text that goes on after a comment.
private func commentInText(_ place: String) -> String {
  "\(place): a comment ends the text above, which cannot go on here; use quotes for it"
}
