import Testing

@Suite("Quoted scalars")
struct QuotedTests {
  @Test(
    "Two single quotes within single quotes are one",
    arguments: [
      ("''", "''"),
      ("'a'", "'a'"),
      ("' a '", "' a '"),
      ("'it''s'", "'it's'"),
      ("''''", "'''"),
      ("'a\\nb'", "'a\\nb'"),
      ("'# : - [ { \" & * ! |'", "'# : - [ { \" & * ! |'"),
      ("a: 'b' # comment", "{a: 'b'}"),
      ("'a\tb'", "'a\\tb'"),
    ] as Table)
  func single(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "Double quotes know the escapes of YAML 1.2",
    arguments: [
      (#""""#, #""""#),
      (#""a""#, #""a""#),
      (#""\"\/\\""#, #"""/\""#),
      (#""\0\a\b\t\n\v\f\r\e""#, #""\{0}\{7}\{8}\t\n\{b}\{c}\r\{1b}""#),
      (#""\N\_\L\P\ ""#, #""\{85}\{a0}\{2028}\{2029} ""#),
      ("\"a\\\tb\"", #""a\tb""#),
      (#""\x41\xe9\u263A\U0001F600""#, #""Aé☺😀""#),
      (#""\U0010FFFF""#, "\"\u{10FFFF}\""),
      (#""it's""#, #""it's""#),
      ("\"# : - [ { ' & * ! |\"", "\"# : - [ { ' & * ! |\""),
    ] as Table)
  func escapes(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "An unknown or incomplete escape is refused",
    arguments: [
      (#""\d""#, unknownEscape("1:2", "d")),
      (#""C:\Ä""#, unknownEscape("1:4", "Ä")),
      (#""\'""#, unknownEscape("1:2", "'")),
      (#""\x4""#, #"1:2: the escape '\x' needs 2 hexadecimal digits"#),
      (#""\u00g0""#, #"1:2: the escape '\u' needs 4 hexadecimal digits"#),
      (#""\U0001F60""#, #"1:2: the escape '\U' needs 8 hexadecimal digits"#),
      (#""\x"#, #"1:2: the escape '\x' needs 2 hexadecimal digits"#),
      (#""\ud83d\ude00""#, noCharacter("1:2")),
      (#""a\U00110000""#, noCharacter("1:3")),
      (#""\Uffffffff""#, noCharacter("1:2")),
    ] as Table)
  func wrongEscapes(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "Line breaks in quotes are folded",
    arguments: [
      ("'a\nb'", "'a b'"),
      ("'a  \n\t b'", "'a b'"),
      ("'a\n\n\nb'", "'a\\n\\nb'"),
      ("'\na\n'", "' a '"),
      ("'\n\n'", "'\\n'"),
      ("\"a\nb\"", "\"a b\""),
      ("\"a \t\n\n  b\"", "\"a\\nb\""),
      ("\"a\\\nb\"", "\"ab\""),
      ("\"a \\\n  b\"", "\"a b\""),
      ("\"a\\\n  \\ b\"", "\"a b\""),
      ("\"a\\\n\n\n  b\"", "\"a\\n\\nb\""),
      ("\"a\\t  \n b\"", "\"a\\t b\""),
      ("\"a\\ \n b\"", "\"a  b\""),
      ("\" a \\\n \\\n b\"", "2:2: a '\\' alone on its line is not supported; delete the line"),
      ("\"a\n\\\n b\"", "2:1: a '\\' alone on its line is not supported; delete the line"),
      ("k: 'a\n  b'\nl: c", "{k: 'a b', l: c}"),
      ("k: 'a\n  # b'", "{k: 'a # b'}"),
      ("k: \"a\n\n  b: c\n  - d\"", "{k: \"a\\nb: c - d\"}"),
      ("- 'a\n b'\n- c", "['a b', c]"),
      ("['a\n b', c]", "['a b', c]"),
    ] as Table)
  func severalLines(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "A quote that is never closed is refused at its start",
    arguments: [
      ("'a", "1:1: this quote is never closed"),
      ("k: \"a\n\n  b\n", "1:4: this quote is never closed"),
      ("\"a\\", "1:1: this quote is never closed"),
      ("\"a\\\"", "1:1: this quote is never closed"),
      ("'a''", "1:1: this quote is never closed"),
      ("a: \"b\nc: \"d\"", notClosed("2:1", "quote", openedAt: (1, 4), start: 2)),
      ("a:\n  b: 'c\n  d'", notClosed("3:3", "quote", openedAt: (2, 6), start: 4)),
      ("- 'a\n- b'", notClosed("2:1", "quote", openedAt: (1, 3), start: 2)),
      ("'a\n---\nb'", notClosed("2:1", "quote", openedAt: (1, 1))),
      ("\"a\n... b\"", notClosed("2:1", "quote", openedAt: (1, 1))),
      ("'a\n---b'", "'a ---b'"),
    ] as Table)
  func notClosedQuotes(yaml: String, expected: String) { check(yaml, expected) }

  @Test(
    "Text after a closing quote is refused",
    arguments: [
      ("'it's'", textAfterQuote("1:5", "''")),
      ("a: 'b' c", textAfterQuote("1:8", "''")),
      (#"a: "b" c"#, textAfterQuote("1:8", #"\""#)),
      (#""a"b: c"#, textAfterQuote("1:4", #"\""#)),
      ("'a'#b", tightComment("1:4")),
    ] as Table)
  func textAfter(yaml: String, expected: String) { check(yaml, expected) }
}

private func unknownEscape(_ place: String, _ letter: String) -> String {
  "\(place): unknown escape '\\\(letter)'; write '\\\\' for a backslash, or use single quotes"
}

private func noCharacter(_ place: String) -> String {
  "\(place): this escape is not a Unicode character; write the character itself"
}

private func textAfterQuote(_ place: String, _ escape: String) -> String {
  "\(place): unexpected text after the closing quote; write \(escape) for a quote in the text"
}
