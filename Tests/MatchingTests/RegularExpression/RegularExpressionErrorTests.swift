import Testing

@testable import Matching

@Suite struct RegularExpressionErrorTests {
  @Test("groups have to be closed, known and named properly") func groups() {
    let unclosed = "the group is never closed: add ')', or write '\\(' for the character"
    check("a(b", 1, unclosed)
    check("(a(b)", 0, unclosed)
    check("a(?i", 1, unclosed)
    check("a)", 1, "')' closes no group: write '\\)' for the character")
    check("a(?#b", 1, "the comment is never closed: add ')'")
    check("a(?@b)", 1, "'(?@' opens no known group: write '(', '(?:' or '(?<name>'")
    check("(?", 0, "'(?' opens no known group: write '(', '(?:' or '(?<name>'")
    let name = "the group has no proper name: write letters, digits and '_' between '<' and '>'"
    check("(?<>a)", 3, name)
    check("(?<1a>a)", 3, name)
    check("(?<a-b>a)", 3, name)
    check("(?<a", 3, name)
    check("(?<a>b)(?<a>c)", 10, "the group 'a' appears twice: give each its own name")
    check("(?iu)", 3, "'u' is not a flag: write 'i', 'm', 's' or 'x'")
    check("(?i-m-s)", 5, "'-' is not a flag: write 'i', 'm', 's' or 'x'")
  }

  @Test("classes have to be closed, not empty and without nested ones") func classes() {
    let unclosed = "the class is never closed: add ']', or write '\\[' for the character"
    check("a[b", 1, unclosed)
    check("[b-", 0, unclosed)
    check("[]", 0, "the class is empty: write '\\]' for the character ']' in it")
    check("[^]a]", 0, "the class is empty: write '\\]' for the character ']' in it")
    check("[[:alpha:]]", 1, "classes cannot be nested: write '\\[' for the character '['")
    check("[a&&b]", 2, "'&&' in a class is not supported: write '\\&' for the character '&'")
    check("[az-a]", 2, "the range runs backwards: write the lower character first")
    check(#"[a-\d]"#, 3, "a range ends in one character, not in a set: write '\\-' for the hyphen")
    check(#"[\w-.]"#, 3, "a range cannot start with a set: write '\\-' for the hyphen")
  }

  @Test("a repetition needs something to repeat, once, and a proper count") func repetitions() {
    check("*a", 0, "'*' has nothing to repeat: write '\\*' for the character")
    check("a|+", 2, "'+' has nothing to repeat: write '\\+' for the character")
    check("(?a)", 2, "'a' is not a flag: write 'i', 'm', 's' or 'x'")
    check("(?:?)", 3, "'?' has nothing to repeat: write '\\?' for the character")
    check("^*", 1, "'*' has nothing to repeat: write '\\*' for the character")
    check(#"\b{2}"#, 2, "'{' has nothing to repeat: write '\\{' for the character")
    check("(?i)+", 4, "'+' has nothing to repeat: write '\\+' for the character")
    check("a**", 2, "this is repeated already: put '(?:' and ')' around it first")
    check("a{2}{3}", 4, "this is repeated already: put '(?:' and ')' around it first")
    let count =
      "'{' starts no count such as '{2}', '{2,}' or '{2,5}': write '\\{' for the character"
    for pattern in ["a{", "a{}", "a{,2}", "a{b}", "a{1", "a{1,2", "a{1, 2}"] {
      check(pattern, 1, count)
    }
    check("a{3,2}", 1, "the count runs backwards: write the lower number first")
    check("a{1,1001}", 4, "the count is above 1000: write a smaller one, or '*' or '+'")
    check(
      "a{99999999999999999999}", 2, "the count is above 1000: write a smaller one, or '*' or '+'")
  }

  @Test("an escape needs a known letter and a proper number") func escapes() {
    check("a\\", 1, "the backslash escapes nothing: write '\\\\' for the character")
    check("[\\", 1, "the backslash escapes nothing: write '\\\\' for the character")
    check(#"a\q"#, 1, "'\\q' is not a known escape: write '\\\\' for a backslash")
    check(#"\é"#, 0, "'\\é' is not a known escape: write '\\\\' for a backslash")
    check(#"\0"#, 0, "'\\0' is not a known escape: write '\\\\' for a backslash")
    check(#"[\b]"#, 1, "'\\b' is not a known escape: write '\\\\' for a backslash")
    check(#"\x4"#, 0, "the number of the character is malformed: write '\\x41'")
    check(#"\u0041"#, 0, "the number of the character is malformed: write '\\u{41}'")
    check(#"\u{}"#, 0, "the number of the character is malformed: write '\\u{41}'")
    check(#"\u{1234567}"#, 0, "the number of the character is malformed: write '\\u{41}'")
    check(#"\u{D800}"#, 0, "'D800' is not a Unicode scalar: write a number that is")
    check(#"\u{110000}"#, 0, "'110000' is not a Unicode scalar: write a number that is")
  }

  @Test("features that need more than linear time are refused by name") func whatIsNotSupported() {
    for reference in [#"\1"#, #"\k"#] {
      check(
        "(a)\(reference)", 3,
        "the backreference '\(reference)' is not supported: write out what it repeats")
    }
    for look in ["(?=", "(?!", "(?<=", "(?<!"] {
      check(
        "a\(look)b)", 1,
        "look-around '\(look)' is not supported: match the text around it and capture the part")
    }
    check("(?>a)", 0, "the atomic group '(?>' is not supported: write '(?:'")
    for sign in ["*", "+", "?", "{2}"] {
      check(
        "a\(sign)+", 1,
        "the possessive repetition '\(sign)+' is not supported: leave out the last '+'")
    }
    check(
      #"[\p{L}]"#, 1,
      "the Unicode property '\\p' is not supported: write a class such as '[A-Za-z]'")
    check("(?P<a>b)", 0, "'(?P<name>' is not supported: write '(?<name>'")
    check("(?P=a)", 0, "the backreference '(?P=' is not supported: write out what it repeats")
    check(#"\Qa\E"#, 0, "'\\Q' and '\\E' are not supported: escape each character")
  }

  @Test("the depth, the counts and the size of an expression are limited") func limits() {
    let nesting =
      "groups are nested more than 64 deep: write several expressions"
    check(String(repeating: "(", count: 65), 64, nesting)
    check(String(repeating: "(?:", count: 100_000), 192, nesting)
    let size =
      "the expression takes more than 20000 steps:"
      + " lower its counts, or write several expressions"
    check("x(?:(?:a{100}){100}){100}", 8, size)
    check("(?:.{1000}b){30}", 4, size)
    check((0..<10_000).map(String.init).joined(separator: "|"), 0, size)
  }

  @Test("the description of an error starts with its offset") func descriptionHasTheOffset() {
    #expect(
      RegularExpressionError(.repeatedTwice, at: 2).description
        == "2: this is repeated already: put '(?:' and ')' around it first")
  }
}

private func check(
  _ pattern: String, _ offset: Int, _ message: String,
  at location: SourceLocation = #_sourceLocation
) {
  let error = #expect(throws: RegularExpressionError.self, sourceLocation: location) {
    try RegularExpression(pattern)
  }
  #expect(error?.offset == offset, sourceLocation: location)
  #expect(error?.message == message, sourceLocation: location)
}
