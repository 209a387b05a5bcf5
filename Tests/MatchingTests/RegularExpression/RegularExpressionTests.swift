import Buffers
import Testing

@testable import Matching

@Suite struct RegularExpressionTests {
  @Test("literal characters match themselves") func literals() throws {
    try check("abc", in: "xabcabcab", finds: ["abc", "abc"])
    try check("é", in: "eé", finds: ["é"])
    try check("", in: "ab", finds: ["", "", ""])
    try check(#"\.\*\{\\\-\ "#, in: #"a.*{\- b"#, finds: [#".*{\- "#])
    try check("}]-:,!", in: "}]-:,!", finds: ["}]-:,!"])
    try check("a", in: "A", finds: [])
  }

  @Test("escapes and '.' match one character") func characters() throws {
    try check(#"\t\n\r\f\v"#, in: "\t\n\r\u{C}\u{B}", finds: ["\t\n\r\u{C}\u{B}"])
    try check(#"\x41\u{e9}\u{1F642}"#, in: "Aé🙂", finds: ["Aé🙂"])
    try check("a.c", in: "abc aéc a🙂c a\nc ac", finds: ["abc", "aéc", "a🙂c"])
    try check("(?s)a.c", in: "a\nc", finds: ["a\nc"])
  }

  @Test("a class matches one of its characters, and a negated one any other")
  func classes() throws {
    try check("[abc]", in: "xbd", finds: ["b"])
    try check("[a-cx-z]+", in: "adxyz", finds: ["a", "xyz"])
    try check("[^a-c]+", in: "abé€🙂\nc", finds: ["é€🙂\n"])
    try check("[à-ü]", in: "aéÿ", finds: ["é"])
    try check(#"[\d\-x]+"#, in: "a1-x2b", finds: ["1-x2"])
    try check(#"[^\w\s]"#, in: "a _1+\n", finds: ["+"])
    try check("[-a]+[b-]+", in: "-a-b", finds: ["-a-b"])
    try check(#"[\]\[\\^]+"#, in: #"a[\]^b"#, finds: [#"[\]^"#])
    try check(#"[\x61-\u{63}]+"#, in: "abcd", finds: ["abc"])
    try check(#"[.*+?(){}|$#]+"#, in: "a.*+?(){}|$#b", finds: [".*+?(){}|$#"])
    try check(#"[^\u{0}-\u{10FFFF}]"#, in: "aé", finds: [])
  }

  @Test("'\\d', '\\w' and '\\s' match ASCII alone") func namedClassesAreASCII() throws {
    try check(#"\d+"#, in: "a12٣", finds: ["12"])
    try check(#"\w+"#, in: "a_Z9é-", finds: ["a_Z9"])
    try check(#"\s+"#, in: "a \t\n\r\u{B}\u{C}\u{A0}b", finds: [" \t\n\r\u{B}\u{C}"])
    try check(#"\D+"#, in: "1é 2", finds: ["é "])
    try check(#"\W+"#, in: "aé b", finds: ["é "])
    try check(#"\S+"#, in: " é a", finds: ["é", "a"])
  }

  @Test("a repetition matches as often as possible within its bounds") func repetitions() throws {
    try check("ab*", in: "a abb", finds: ["a", "abb"])
    try check("ab+", in: "a abb", finds: ["abb"])
    try check("ab?", in: "a abb", finds: ["a", "ab"])
    try check("a{2}", in: "aaaaa", finds: ["aa", "aa"])
    try check("a{2,}", in: "a aa aaaa", finds: ["aa", "aaaa"])
    try check("a{2,3}", in: "a aa aaaa", finds: ["aa", "aaa"])
    try check("xa{0}y", in: "xy xay", finds: ["xy"])
    try check("(?:ab){2}", in: "ababab", finds: ["abab"])
    try check("a{1000}", in: String(repeating: "a", count: 999), finds: [])
  }

  @Test("a lazy repetition matches as rarely as possible") func lazyRepetitions() throws {
    try check("a.*?b", in: "axbxb", finds: ["axb"])
    try check("a+?", in: "aa", finds: ["a", "a"])
    try check("a??b", in: "ab", finds: ["ab"])
    try check("a{2,3}?", in: "aaaa", finds: ["aa", "aa"])
    try check("^a{1,}?$", in: "aaa", finds: ["aaa"])
  }

  @Test("of several alternatives the left one is preferred")
  func alternativesPreferTheLeft() throws {
    try check("a|ab", in: "ab", finds: ["a"])
    try check("ab|a", in: "ab", finds: ["ab"])
    try check("(?:a|ab)(?:c|bcd)", in: "abcd", finds: ["abcd"])
    try check("a||b", in: "b", finds: ["", ""])
    try check("x(?:|a)y", in: "xy xay", finds: ["xy", "xay"])
    try check("let|var", in: "let var", finds: ["let", "var"])
  }

  @Test("the leftmost match wins") func leftmostMatchWins() throws {
    try check("b|abc", in: "abc", finds: ["abc"])
    try check("[^b]*bZ|a", in: "aab", finds: ["a", "a"])
  }

  @Test("'^', '$', '\\A' and '\\z' match at the edges of texts and lines")
  func placesInTheText() throws {
    try check("^a", in: "aa\na", finds: ["a"])
    try check("a$", in: "a\naa", finds: ["a"])
    try check("a$", in: "a\n", finds: [])
    try check("(?m)^a", in: "ab\nab", finds: ["a", "a"])
    try check("(?m)b$", in: "ab\nab\n", finds: ["b", "b"])
    try check("(?m)^$", in: "a\n\nb\n", finds: ["", ""])
    try check(#"(?m)\Aa|b\z"#, in: "a\na\nb\nb", finds: ["a", "b"])
    try check("^$", in: "", finds: [""])
    try check("(?:^a)+", in: "aa", finds: ["a"])
  }

  @Test("'\\b' matches where a word starts or ends") func wordBoundaries() throws {
    try check(#"\bcat\b"#, in: "cat concat cats cat", finds: ["cat", "cat"])
    try check(#"\Bcat"#, in: "cat concat", finds: ["cat"])
    try check(#"\b"#, in: "ab c", finds: ["", "", "", ""])
    try check(#"\B"#, in: "ab", finds: [""])
    try check(#"\bé"#, in: "é aé", finds: ["é"])
  }

  @Test("flags hold to the end of their group") func flags() throws {
    try check("(?i)straße", in: "STRAßE STRASSE", finds: ["STRAßE"])
    try check("(?i)[a-c]É", in: "BÉ bé", finds: ["BÉ"])
    try check("(?i)[^a]", in: "Ab", finds: ["b"])
    try check("a(?i)b", in: "aB AB", finds: ["aB"])
    try check("(?i:a)b", in: "Ab AB", finds: ["Ab"])
    try check("(?:(?i)a|b)c", in: "Ac Bc bC", finds: ["Ac", "Bc"])
    try check("(?i)a(?-i)b", in: "Ab AB", finds: ["Ab"])
    try check("(?i)a(?-i:b)c", in: "AbC ABC", finds: ["AbC"])
    try check("(?ms)^a.b$", in: "x\na\nb\n", finds: ["a\nb"])
    try check("(?x) a b # c\n \\ [ ] + ", in: "ab  ", finds: ["ab  "])
    try check("a(?#comment)b", in: "ab", finds: ["ab"])
  }

  @Test("a group captures its last time, or nothing") func captures() throws {
    try checkCaptures(#"(\w+)@(\w+)"#, in: "to me@here", ["me@here", "me", "here"])
    try checkCaptures("(a)|(b)", in: "b", ["b", nil, "b"])
    try checkCaptures("(?:(a)|b)+", in: "ab", ["ab", "a"])
    try checkCaptures("(a|b)+", in: "ab", ["ab", "b"])
    try checkCaptures("((a)(b))", in: "ab", ["ab", "ab", "a", "b"])
    try checkCaptures("(a*)(a*)", in: "aa", ["aa", "aa", ""])
    try checkCaptures("(a*?)(a*)", in: "aa", ["aa", "", "aa"])
    try checkCaptures("(?:x(a)|x(b))c", in: "xbc", ["xbc", nil, "b"])
    try checkCaptures("(a){2}", in: "aa", ["aa", "a"])
  }

  @Test("a named group is found by its name") func namedCaptures() throws {
    let expression = try RegularExpression(#"(?<key>\w+)=(?<value>\d+)?(;)?"#)
    #expect(expression.captureCount == 3)
    #expect(expression.captureNames == ["key": 1, "value": 2])
    let match = try #require(expression.firstMatch(in: "x: ab="))
    #expect(match.range == 3..<6)
    #expect(match.capture(named: "key") == 3..<5)
    #expect(match.capture(named: "value") == nil)
    #expect(match.capture(named: "other") == nil)
    #expect(match.captures == [3..<6, 3..<5, nil, nil])
  }

  @Test("an empty match right behind another does not count") func emptyMatchesAdvance() throws {
    try check("x*", in: "axb", finds: ["", "x", ""])
    try check("x*", in: "é🙂", finds: ["", "", ""])
    try check("a??", in: "aa", finds: ["", "", ""])
    try check("(?:)*", in: "a", finds: ["", ""])
    try check("(?:a*)*b|", in: "aab", finds: ["aab"])
  }

  @Test("a whole match takes the text from its start to its end") func matchesWhole() throws {
    try checkWhole("a|ab", matches: ["a", "ab"], misses: ["", "b", "abc", "xa"])
    try checkWhole("a*?", matches: ["", "aaa"], misses: ["aab"])
    try checkWhole("[A-Z][a-zA-Z]*", matches: ["Name"], misses: ["name", "Name1", "Été"])
    try checkWhole("(?m)^a$", matches: ["a"], misses: ["a\n"])
    try checkWhole(#"\bé?\b|"#, matches: [""], misses: ["é"])
    try checkWhole("", matches: [""], misses: ["a"])
  }

  @Test("a search from an offset still sees the text before it") func searchFromAnOffset() throws {
    let text = ContiguousArray("ab ab\nab".utf8)
    let expression = try RegularExpression("ab")
    #expect(expression.firstMatch(in: text.view, from: 1)?.range == 3..<5)
    #expect(expression.firstMatch(in: text.view, from: 6)?.range == 6..<8)
    #expect(expression.firstMatch(in: text.view, from: 7) == nil)
    let word = try RegularExpression(#"\b\w"#)
    #expect(word.firstMatch(in: text.view, from: 1)?.range == 3..<4)
    #expect(try RegularExpression("^b").firstMatch(in: text.view, from: 1) == nil)
    #expect(try RegularExpression("(?m)^a").firstMatch(in: text.view, from: 1)?.range == 6..<7)
    #expect(try RegularExpression("$").firstMatch(in: text.view, from: 8)?.range == 8..<8)
  }

  @Test("bytes that are not UTF-8 match nothing") func brokenUTF8MatchesNothing() throws {
    let text: ContiguousArray<UInt8> = [0x61, 0x80, 0xFF, 0xC3, 0x62, 0xED, 0xA0, 0x80, 0xC3, 0xA9]
    let ranges = { (pattern: String) in
      try RegularExpression(pattern).matches(in: text.view).map(\.range)
    }
    #expect(try ranges("(?s).") == [0..<1, 4..<5, 8..<10])
    #expect(try ranges("[^x]+") == [0..<1, 4..<5, 8..<10])
    #expect(try ranges("ab") == [])
    #expect(try !RegularExpression("(?s).*").matchesWhole(text.view))
  }

  @Test("expressions with the same pattern are equal")
  func expressionsAreEqualByTheirPattern() throws {
    #expect(try RegularExpression("a+") == RegularExpression("a+"))
    #expect(try RegularExpression("a+").description == "a+")
  }
}

private func check(
  _ pattern: String, in text: String, finds expected: [String],
  at location: SourceLocation = #_sourceLocation
) throws {
  let bytes = ContiguousArray(text.utf8)
  let found = try RegularExpression(pattern).matches(in: bytes.view).map {
    String(decoding: bytes[$0.range], as: UTF8.self)
  }
  #expect(found == expected, "'\(pattern)' in '\(text)'", sourceLocation: location)
}

private func checkCaptures(
  _ pattern: String, in text: String, _ expected: [String?],
  at location: SourceLocation = #_sourceLocation
) throws {
  let bytes = ContiguousArray(text.utf8)
  let match = try RegularExpression(pattern).firstMatch(in: bytes.view)
  let found = match?.captures.map { $0.map { String(decoding: bytes[$0], as: UTF8.self) } }
  #expect(found == expected, "'\(pattern)' in '\(text)'", sourceLocation: location)
}

private func checkWhole(
  _ pattern: String, matches: [String], misses: [String],
  at location: SourceLocation = #_sourceLocation
) throws {
  let expression = try RegularExpression(pattern)
  for text in matches {
    #expect(expression.matchesWhole(text), "'\(pattern)' on '\(text)'", sourceLocation: location)
  }
  for text in misses {
    #expect(!expression.matchesWhole(text), "'\(pattern)' on '\(text)'", sourceLocation: location)
  }
}
