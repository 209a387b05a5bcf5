import Testing

/// The error for a line in a column where no collection is.
func wrongColumn(_ place: String, expected: String) -> String {
  let column = place.split(separator: ":")[1]
  return "\(place): wrong indentation: this line starts at column \(column); "
    + "start it at column \(expected)"
}

/// The error for a key where text goes on.
private func keyInText(_ place: String, line: Int, _ remedy: String) -> String {
  "\(place): a key is not allowed here, where the text of line \(line) goes on; \(remedy), "
    + "or use quotes for a text with ': '"
}

/// The error for a tab where only spaces may be.
func tab(_ place: String) -> String { "\(place): a tab cannot indent; use spaces" }

@Suite("Indentation")
struct IndentationTests {
  @Test(
    "A line belongs to a collection by its column",
    arguments: [
      ("a:\n  b: 1\n c: 2", wrongColumn("3:2", expected: "1 or 3")),
      ("a:\n  - b\n - c", wrongColumn("3:2", expected: "1 or 3")),
      ("a:\n    b: 1\n    c: 2\n   d: 3", wrongColumn("4:4", expected: "1 or 5")),
      ("a:\n  b: '1'\n   c: 2", wrongColumn("3:4", expected: "3")),
      ("a: '1'\n  b: 2", wrongColumn("2:3", expected: "1")),
      ("a: [1]\n  b: 2", wrongColumn("2:3", expected: "1")),
      ("- a: b\n c: d", wrongColumn("2:2", expected: "1 or 3")),
      ("- a: b\n - c", wrongColumn("2:2", expected: "1 or 3")),
      ("- - a\n - b", wrongColumn("2:2", expected: "1 or 3")),
      ("- 'a'\n  - b", wrongColumn("2:3", expected: "1")),
      ("  a: b\nc: d", wrongColumn("2:1", expected: "3")),
      ("  - a\n- b", wrongColumn("2:1", expected: "3")),
      ("a:\n  ? b\n : c", wrongColumn("3:2", expected: "1 or 3")),
    ] as Table)
  func columns(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "A key below the text of a value is a mistake, not text",
    arguments: [
      ("a: b\n  c: d", keyInText("2:3", line: 1, "start it at column 1")),
      ("x:\n  a: b\n   c: d", keyInText("3:4", line: 2, "start it at column 3")),
      ("a:\n  b\n  c: d", keyInText("3:3", line: 2, "correct the indentation")),
      ("a\nb\nc: d", keyInText("3:1", line: 1, "correct the indentation")),
      ("- a\n  b:", keyInText("2:3", line: 1, "correct the indentation")),
      ("- a:b\n  c: d", "1:4: a space is missing after ':'"),
    ] as Table)
  func keysInText(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "Tabs do not indent",
    arguments: [
      ("\ta: b", tab("1:1")),
      ("a:\n\tb: c", tab("2:1")),
      ("a:\n\tb", tab("2:1")),
      ("a:\n  \tb", tab("2:3")),
      ("a:\n  b: 1\n  \tc: 2", tab("3:3")),
      ("a:\n\t- b", tab("2:1")),
      ("-\t- a", tab("1:2")),
      ("- \t- a", tab("1:3")),
      ("-\ta: b", tab("1:2")),
      ("?\ta: b", tab("1:2")),
      ("? a\n:\tb: c", tab("2:2")),
      ("a: b\n\tc", tab("2:1")),
      ("a: 'b\n\tc'", tab("2:1")),
      ("a: 'b\n\t\n  c'", tab("2:1")),
      ("a: b\n\t\n  c", tab("2:1")),
      ("a: [\n\tb]", tab("2:1")),
      ("a: |\n\tb", tab("2:1")),
      ("a: |\n  b\n\tc", tab("3:1")),
      ("a: |\n\t\nb: c", tab("2:1")),
    ] as Table)
  func tabs(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "Tabs are allowed where they do not indent",
    arguments: [
      ("a:\tb\t\nc: d", "{a: b, c: d}"),
      ("a: b\n\t\nc: d", "{a: b, c: d}"),
      ("a: b\n\t# comment\nc: d", "{a: b, c: d}"),
      ("a: b\t# comment", "{a: b}"),
      ("a: b\tc", "{a: b\\tc}"),
      ("a: b\n \tc", "{a: b c}"),
      ("a: 'b\n \tc'", "{a: 'b c'}"),
      ("a: [\n \tb,\n\t\n c\t]\t", "{a: [b, c]}"),
      ("a: |\n \tb\n", "{a: |\\tb\\n}"),
      ("a: |\n \t\nb: c", "{a: |\\t\\n, b: c}"),
    ] as Table)
  func innocentTabs(yaml: String, expected: String) { check(yaml, expected) }

  @Test("Collections may hold each other 64 levels deep")
  func depth() {
    check(nested("[", 64, "]"), nested("[", 64, "]"))
    check(nested("{a: ", 64, "}"), nested("{a: ", 64, "}"))
    check(nested("- ", 64), nested("[", 64, "]"))
    check(nested("[a: ", 32, "]"), nested("[{a: ", 32, "}]"))
    check("- " + nested("[", 63, "]"), nested("[", 64, "]"))
    check(mappings(64), nested("{a: ", 64, "}", around: "_"))
    check(
      "- \(nested("[", 60, "]"))\n- \(nested("[", 60, "]"))",
      "[\(nested("[", 60, "]")), \(nested("[", 60, "]"))]")
  }

  @Test(
    "Collections cannot hold each other 65 levels deep",
    arguments: [
      (nested("[", 65, "]"), "1:65"),
      (nested("{a: ", 65, "}"), "1:257"),
      (nested("- ", 65), "1:129"),
      (nested("? ", 65), "1:129"),
      (nested("[a: ", 33, "]"), "1:129"),
      ("- " + nested("[", 64, "]"), "1:66"),
      (mappings(65), "65:65"),
      (nested("[", 1000), "1:65"),
    ] as Table)
  func excessiveDepth(yaml: String, place: String) {
    check(yaml, "\(place): nesting deeper than 64 levels is not supported")
  }
}

/// A text with some others repeated before and after it.
private func nested(
  _ open: String, _ count: Int, _ close: String = "", around text: String = "a"
) -> String {
  String(repeating: open, count: count) + text + String(repeating: close, count: count)
}

/// Mappings of one key, each below the other.
private func mappings(_ count: Int) -> String {
  (0..<count).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
}
