import Testing

@Suite("Blocks of text")
struct BlockScalarTests {
  @Test(
    "Literal text keeps its lines",
    arguments: [
      ("|\n a\n b\n", "|a\\nb\\n"),
      ("a: |\n  b\n    c\n  d\ne: f", "{a: |b\\n  c\\nd\\n, e: f}"),
      ("a: |\n  b\n\n\n  c\n", "{a: |b\\n\\n\\nc\\n}"),
      ("a: |\n\n  b\n", "{a: |\\nb\\n}"),
      ("- |\n a\n-  |\n  b\n", "[|a\\n, |b\\n]"),
      ("- a: |\n   b\n  c: d", "[{a: |b\\n, c: d}]"),
      ("a:\n- |\n b\n- c", "{a: [|b\\n, c]}"),
      ("a:\n  |\n  b\n", "{a: |b\\n}"),
      ("a: |\n  # b\n  'c' \"d\" \\n: -\n", "{a: |# b\\n'c' \"d\" \\n: -\\n}"),
      ("a: |\n  b  \n  c\t\n", "{a: |b  \\nc\\t\\n}"),
      ("a: |\n  b\n     \n  c\n", "{a: |b\\n   \\nc\\n}"),
      ("a: | # comment\n  b\n", "{a: |b\\n}"),
      ("a: |\nb: c", "{a: |, b: c}"),
      ("a: |", "{a: |}"),
      ("a: |\n  b", "{a: |b\\n}"),
      ("a: |\n  b\n   ", "{a: |b\\n \\n}"),
      ("--- |\na\n b\n", "|a\\n b\\n"),
      ("--- |\na\n...\n", "|a\\n"),
      ("--- |\n%a\n", "|%a\\n"),
    ] as Table)
  func literal(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "Folded text joins its lines",
    arguments: [
      (">\n a\n b\n", ">a b\\n"),
      (">\n a\n\n b\n\n\n c\n", ">a\\nb\\n\\nc\\n"),
      (">\n\n\n a\n b\n", ">\\n\\na b\\n"),
      (">\n a\n  b\n  c\n d\n", ">a\\n b\\n c\\nd\\n"),
      (">\n a\n\n  b\n\n c\n", ">a\\n\\n b\\n\\nc\\n"),
      (">\n a\n \tb\n c\n", ">a\\n\\tb\\nc\\n"),
      (">\n   a\n  b\n", "3:3: " + fewerSpaces),
      (">\n a \n b\n", ">a  b\\n"),
      (">\n a\n  \n b\n", ">a\\n \\nb\\n"),
      ("a: >\n  - b\n  c: d\ne: f", "{a: >- b c: d\\n, e: f}"),
    ] as Table)
  func folded(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "'-' and '+' decide about the line breaks at the end",
    arguments: [
      ("a: |-\n  b\n\nc: d", "{a: |b, c: d}"),
      ("a: |\n  b\n\n\nc: d", "{a: |b\\n, c: d}"),
      ("a: |+\n  b\n\n\nc: d", "{a: |b\\n\\n\\n, c: d}"),
      ("a: >-\n  b\n  c\n\nd: e", "{a: >b c, d: e}"),
      ("a: >+\n  b\n\nd: e", "{a: >b\\n\\n, d: e}"),
      ("a: |\n\n\nb: c", "{a: |, b: c}"),
      ("a: |-\n\n\nb: c", "{a: |, b: c}"),
      ("a: |+\n\n\nb: c", "{a: |\\n\\n, b: c}"),
      ("a: |+\n  b", "{a: |b\\n}"),
      ("a: |+\n  b\n ", "{a: |b\\n\\n}"),
      ("a: |+", "{a: |}"),
      ("- |+\n   ", "[|\\n]"),
      ("- |1+", "[|]"),
    ] as Table)
  func chomping(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "A digit says how far the text is indented",
    arguments: [
      ("a: |2\n    b\n  c\n", "{a: |  b\\nc\\n}"),
      ("- |1\n  a\n", "[| a\\n]"),
      ("- a: |2-\n     b\n", "[{a: | b}]"),
      ("a: |-2\n   b\n", "{a: | b}"),
      ("a: >1+\n  b\n\n", "{a: > b\\n\\n}"),
      ("a: |9\n  b", "2:3: " + fewerSpaces),
      ("--- |1\n a", "1:5: " + digitAtRoot),
      ("a: |0\n b", wrongHeader("1:5", "0")),
      ("a: |12\n b", wrongHeader("1:6", "2")),
      ("a: |+-\n b", wrongHeader("1:6", "-")),
      ("a: |é\n b", wrongHeader("1:5", "é")),
    ] as Table)
  func indentation(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "Comments end the text, with fewer spaces than it",
    arguments: [
      ("a: |\n  b\n# comment\nc: d", "{a: |b\\n, c: d}"),
      ("a: |\n  b\n # comment\nc: d", "{a: |b\\n, c: d}"),
      ("a: |\n  b\n  # text\nc: d", "{a: |b\\n# text\\n, c: d}"),
      ("a: |+\n  b\n\n# comment\n\nc: d", "{a: |b\\n\\n, c: d}"),
      ("a: |\n  b\n # comment\n  c", "4:3: " + fewerSpaces),
    ] as Table)
  func comments(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "A wrong header or indentation of a block of text is refused",
    arguments: [
      ("a: | b\n  c", "1:6: a block of text starts on the line after '|' or '>'"),
      ("a: >#b\n  c", "1:5: a comment needs a space before '#'"),
      ("a: |\n  b\n c", "3:2: " + fewerSpaces),
      ("a: |\n   \n  b", "2:4: " + deepEmptyLine),
      ("a: >\n \n    \n  \n  b", "3:5: " + deepEmptyLine),
      ("a: |\n b: c\nd", missingColon("3:1", after: "d")),
    ] as Table)
  func mistakes(yaml: String, expected: String) { check(yaml, expected) }
}

private let fewerSpaces = "this line has fewer spaces than the first line of its block of text"

private let deepEmptyLine =
  "this empty line has more spaces than the first line of its block of text; delete them"

private let digitAtRoot =
  "a digit in the first line of a text that is the whole document is not supported; leave it out"

private func wrongHeader(_ place: String, _ found: String) -> String {
  "\(place): unexpected '\(found)' in the first line of a block of text; "
    + "after '|' or '>' come '-' or '+' and a digit from 1 to 9, if anything"
}
