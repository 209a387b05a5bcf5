import Testing

@testable import YAML

@Suite("Documents")
struct DocumentTests {
  @Test(
    "Nothing is an empty plain scalar",
    arguments: [
      "", " ", "\n", "# comment", "\n\n# comment\n  # comment\n", "---", "---\n...", "...",
    ])
  func empty(yaml: String) { check(yaml, "_") }

  @Test(
    "A document may start with '---' and end with '...'",
    arguments: [
      ("---\na: b\n...", "{a: b}"),
      ("--- a", "a"),
      ("---\ta", "a"),
      ("--- # comment\na", "a"),
      ("--- 'a'\n", "'a'"),
      ("--- [a,\nb]", "[a, b]"),
      ("--- a\nb", "a b"),
      ("--- |\n a", "|a\\n"),
      ("# comment\n---\na", "a"),
      ("a: b\n...\n# comment\n", "{a: b}"),
      ("a\n... # comment", "a"),
      ("a\n...\n...\n", "a"),
      ("---a: b", "{---a: b}"),
      ("a:\n  --- b", "{a: --- b}"),
      ("a: b\n ---", "{a: b ---}"),
      ("....", "...."),
      ("--- a: b", "1:6: a mapping cannot start on the line of '---'; start it on the next line"),
      ("--- - a", "1:5: a sequence cannot start on the line of '---'; start it on the next line"),
      ("a\n... b", "2:5: unexpected text after '...'; delete it"),
      ("... a", "1:5: unexpected text after '...'; delete it"),
    ] as Table)
  func markers(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "A second document is refused",
    arguments: [
      ("a: b\n---\nc: d", "2:1"), ("---\n---", "2:1"), ("a: b\n...\nc", "3:1"),
      ("a: b\n...\n---", "3:1"), ("'a'\n---", "2:1"), ("- a\n---\n- b", "2:1"),
      ("|\n a\n---", "3:1"), ("...\n...\na", "3:1"), ("a\n...\n%YAML 1.2\n---\nb", "3:1"),
    ] as Table)
  func secondDocument(yaml: String, place: String) {
    check(yaml, "\(place): a second document is not supported; put it in a file of its own")
  }

  @Test(
    "Text after the document is refused",
    arguments: ["'a'\nb", "[a]\nb: c", "{a: b}\n- c", "'a'\n 'b'"])
  func textAfter(yaml: String) {
    let column = yaml.contains("\n ") ? 2 : 1
    check(
      yaml,
      "2:\(column): unexpected text after the value that is the whole document; delete it")
  }

  @Test(
    "The directive '%YAML 1.2' is read and others are refused",
    arguments: [
      ("%YAML 1.2\n---\na: b", "{a: b}"),
      ("# c\n%YAML  1.2 # comment\n\n# comment\n--- a", "a"),
      ("%YAML\t1.2\n---", "_"),
      ("%YAML 1.1\n---", "1:1: the version '1.1' is not supported; write '%YAML 1.2'"),
      ("%YAML 1.2#a\n---", "1:1: the version '1.2#a' is not supported; write '%YAML 1.2'"),
      ("%YAML\n---", "1:1: the version '' is not supported; write '%YAML 1.2'"),
      ("%YAML 1.2 a\n---", "1:11: unexpected text after the directive; delete it"),
      ("%YAML 1.2\n%YAML 1.2\n---", "2:1: a second '%YAML' directive; delete it"),
      ("%TAG ! a\n---", "1:1: the directive '%TAG' is not supported; delete the line"),
      ("%FOO bar\n---", "1:1: the directive '%FOO' is not supported; delete the line"),
      ("%YAML 1.2\na", missingMarker("2:1")),
      ("%YAML 1.2\n...", missingMarker("2:1")),
      ("%YAML 1.2", missingMarker("1:10")),
      (" %a", "1:2: a value cannot start with '%'; use quotes for it"),
      ("a: b\n%YAML 1.2\n---", "2:1: a value cannot start with '%'; use quotes for it"),
    ] as Table)
  func directives(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "A comment starts at '#' behind a space or at the start of a line",
    arguments: [
      ("# a\n\n  # b\nc: d # e\n # f\n", "{c: d}"),
      ("a:   # b\n  c: #d\n  e: f#g\n", "{a: {c: _, e: f#g}}"),
      ("- # a\n  b\n# c\n- d", "[b, d]"),
      ("a: [b] # c", "{a: [b]}"),
      ("#", "_"),
      ("a: b#", "{a: b#}"),
    ] as Table)
  func comments(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "Features that are refused by name",
    arguments: [
      ("a: &b c", "1:4: anchors are not supported; use quotes for a text that starts with '&'"),
      ("&a b: c", "1:1: anchors are not supported; use quotes for a text that starts with '&'"),
      ("[&a b]", "1:2: anchors are not supported; use quotes for a text that starts with '&'"),
      ("a: *b", "1:4: aliases are not supported; use quotes for a text that starts with '*'"),
      ("*a : b", "1:1: aliases are not supported; use quotes for a text that starts with '*'"),
      ("{a: *b}", "1:5: aliases are not supported; use quotes for a text that starts with '*'"),
      ("a: !!str b", "1:4: tags are not supported; use quotes for a text that starts with '!'"),
      ("--- !a\nb: c", "1:5: tags are not supported; use quotes for a text that starts with '!'"),
      ("a: b\n!c d: e", "2:1: tags are not supported; use quotes for a text that starts with '!'"),
      ("<<: a", mergeKey("1:1")),
      ("{a: b, <<: c}", mergeKey("1:8")),
      ("[<<: a]", mergeKey("1:2")),
      ("? <<\n: a", mergeKey("1:3")),
      ("'<<': a\n<<<: b\nc: <<", "{'<<': a, <<<: b, c: <<}"),
      ("[a]: b", collectionKey("1:1")),
      ("a: b\n{c: d}: e", collectionKey("2:1")),
      ("{[a]: b}", collectionKey("1:2")),
      ("[{a}: b]", collectionKey("1:2")),
      ("{{ a }}", collectionKey("1:2")),
      ("? - a\n: b", collectionKey("1:3")),
      ("? a: b", collectionKey("1:3")),
      ("?\n- a", collectionKey("2:1")),
      (": a", emptyKey("1:1")),
      ("a: b\n: c", emptyKey("2:1")),
      ("?\n: a", emptyKey("1:2")),
      ("{: a}", emptyKey("1:2")),
      ("[:]", emptyKey("1:2")),
      ("{? , a}", emptyKey("1:4")),
      ("{a: b, ? }", emptyKey("1:10")),
    ] as Table)
  func unsupported(yaml: String, expected: String) { check(yaml, expected) }
}

private func missingMarker(_ place: String) -> String {
  "\(place): '---' is missing after the directive; write it on a line of its own"
}

private func mergeKey(_ place: String) -> String {
  "\(place): merge keys are not supported; write the entries out, or quote the key '<<'"
}

private func collectionKey(_ place: String) -> String {
  "\(place): a key that is a mapping or a sequence is not supported; use quotes"
}

private func emptyKey(_ place: String) -> String {
  "\(place): an empty key is not supported; write a key before ':'"
}
