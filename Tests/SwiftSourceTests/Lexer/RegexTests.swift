import Testing

@testable import SwiftSource

/// Where a slash starts a regex literal, and where it divides.
@Suite struct RegexTests {
  @Test func aSlashAtTheStartOfAnExpressionStartsARegex() {
    check("/a/", "regex /a/")
    check("x = /a/", "id x · = · regex /a/")
    check("f(/a/)", "id f · ( · regex /a/ · )")
    check("f(1, /a/)", "id f · ( · int 1 · , · regex /a/ · )")
    check("f(x: /a/)", "id f · ( · id x · : · regex /a/ · )")
    check("[/a/]", "[ · regex /a/ · ]")
    check("{ /a/ }", "{ · regex /a/ · }")
    check("{/a/}", "{ · regex /a/ · }")
    check("a; /b/", "id a · ; · regex /b/")
    check("a\n/b/", "id a · regex /b/")
    check("a ? /b/ : /c/", "id a · infix ? · regex /b/ · : · regex /c/")
    check("x == /a/", "id x · binary == · regex /a/")
    check("x ~= /a/", "id x · binary ~= · regex /a/")
    check("\"\\(/a/)\"", "start \" · \\( · regex /a/ · \\) · end \"")
  }

  @Test func aSlashBehindAKeywordStartsARegex() {
    for keyword in ["return", "throw", "case", "in", "if", "is", "as", "try", "where", "switch"] {
      check("\(keyword) /a/", "\(keyword) · regex /a/")
      check("\(keyword) /a b/", "\(keyword) · regex /a b/")
    }
    check("try? /a/", "try · ? · regex /a/")
    check("try! /a/", "try · ! · regex /a/")
    check("await /a/", "id await · regex /a/")
  }

  @Test func aSlashBehindAKeywordThatIsAValueDivides() {
    for keyword in ["self", "true", "nil", "Self", "super", "Any", "false"] {
      check("\(keyword) / a / b", "\(keyword) · binary / · id a · binary / · id b")
      check("\(keyword)/a/b", "\(keyword) · binary / · id a · binary / · id b")
    }
  }

  @Test func aSlashBehindAValueDivides() {
    check("a / b / c", "id a · binary / · id b · binary / · id c")
    check("a/b/c", "id a · binary / · id b · binary / · id c")
    check("a / b", "id a · binary / · id b")
    check("1/2/3", "int 1 · binary / · int 2 · binary / · int 3")
    check("f()/b/c", "id f · ( · ) · binary / · id b · binary / · id c")
    check("f() / b / c", "id f · ( · ) · binary / · id b · binary / · id c")
    check("a[0] / b / c", "id a · [ · int 0 · ] · binary / · id b · binary / · id c")
    check("{ a } / b / c", "{ · id a · } · binary / · id b · binary / · id c")
    check("\"a\" / b / c", "string \"a\" · binary / · id b · binary / · id c")
    check("a! / b / c", "id a · ! · binary / · id b · binary / · id c")
    check("a? / b / c", "id a · ? · binary / · id b · binary / · id c")
    check("$0 / b / c", "dollar $0 · binary / · id b · binary / · id c")
    check("a\n/ b / c", "id a · binary / · id b · binary / · id c")
    check("a /= b /= c", "id a · binary /= · id b · binary /= · id c")
  }

  @Test func aRegexMayHoldSpacesButNotEndWithOne() {
    check("x = /a b/", "id x · = · regex /a b/")
    check("x = / a/", "id x · = · regex / a/")
    check("x = /a /", "id x · = · prefix / · id a · binary /")
    check("x = /a\\ /", "id x · = · regex /a\\ /")
    check("f(/ a)", "id f · ( · binary / · id a · )")
    check("f(/, b)", "id f · ( · binary / · , · id b · )")
  }

  @Test("a slash in a regex ends it unless it is escaped")
  func slashesInside() {
    check("x = /a\\/b/", "id x · = · regex /a\\/b/")
    check("x = /[/]/", "id x · = · regex /[/ · ] unterminated · postfix /")
    check("x = /a/.b", "id x · = · regex /a/ · . · id b")
    check("x = /a/ / 2", "id x · = · regex /a/ · binary / · int 2")
    check("x = /(a)/", "id x · = · regex /(a)/")
    check("x = /[)]/", "id x · = · regex /[)]/")
    check("x = /\\)/", "id x · = · regex /\\)/")
  }

  @Test func anUnbalancedParenthesisMakesItNoRegex() {
    check(
      "f(/a) + g(b/)", "id f · ( · prefix / · id a · ) · binary + · id g · ( · id b · postfix / · )"
    )
    check("f(/)/", "id f · ( · binary / · ) · postfix /")
    check("x = /a)/", "id x · = · prefix / · id a · ) unterminated · postfix /")
  }

  @Test func aSlashBesideOtherSignsBelongsToTheirOperator() {
    check("x = !/a/", "id x · = · prefix ! · regex /a/")
    check("x = -/a/", "id x · = · prefix - · regex /a/")
    check("^^/a/", "prefix ^^ · regex /a/")
    check("x = ^/a", "id x · = · prefix ^/ · id a")
    check("x /^ y ^/ z", "id x · binary /^ · id y · binary ^/ · id z")
    check("x^/a/", "id x · binary ^/ · id a · postfix /")
  }

  @Test func aSlashMayBeTheNameOfAnOperator() {
    check("func /(a: A) {}", "func · prefix / · ( · id a · : · id A · ) · { · }")
    check(
      "func /=(a: A) / b/",
      "func · prefix /= · ( · id a · : · id A · ) · binary / · id b · postfix /")
    check("infix operator /", "id infix · operator · binary /")
    check("prefix operator /^/", "id prefix · operator · binary /^/")
    check("reduce(1, /)", "id reduce · ( · int 1 · , · binary / · )")
  }

  @Test func aCommentIsNoRegex() {
    check("x = //a/", "id x · =")
    check("x = /*a*/b", "id x · = · id b")
    check("x = /a//b", "id x · = · prefix / · id a")
    check("x = /a/*b*/", "id x · = · prefix / · id a")
  }

  @Test("a regex with signs ends at the same number of them")
  func withSigns() {
    check("#/a/#", "regex #/a/#")
    check("x = #/a/b/#", "id x · = · regex #/a/b/#")
    check("##/a/#b/##", "regex ##/a/#b/##")
    check("#/ a /#", "regex #/ a /#")
    check("f(#/)/#)", "id f · ( · regex #/)/# · )")
    check("#/a\\/#b/#", "regex #/a\\/#b/#")
    check("a #/b/#", "id a · regex #/b/#")
    check("#//#", "regex #//#")
    check("#/a/##", "regex #/a/##")
  }

  @Test func aRegexWithSignsMayHaveSeveralLines() {
    check("#/\na b\n/#", "regex #/⏎a b⏎/#")
    check("#/  \r\n a # comment\r\n /# + b", "regex #/  ␍⏎ a # comment␍⏎ /# · binary + · id b")
    check("#/ \na/b\n/#", "regex #/ ⏎a/b⏎/#")
    check("#/\t\r\na\n/#", "regex #/⇥␍⏎a⏎/#")
    check("##/\n/#\n/##", "regex ##/⏎/#⏎/##")
    check("#/\n\\/#\n/#", "regex #/⏎\\/#⏎/#")
  }

  @Test("a regex without an end reaches to the end of its line")
  func unterminated() {
    check("x = /a", "id x · = · prefix / · id a")
    check("return / a\nb", "return · regex / a unterminated · id b")
    check("#/a\nb/#", "regex #/a unterminated · id b · binary / · #")
    check("#/a", "regex #/a unterminated")
    check("#/\na\nb", "regex #/ unterminated · id a · id b")
    check("#/  \na", "regex #/   unterminated · id a")
    check("#/a\\", "regex #/a\\ unterminated")
    check("#/a\\\nb", "regex #/a\\ unterminated · id b")
    check("##/a/#", "regex ##/a/# unterminated")
    checkProblems("a #/b\n#/c/#", "unterminatedRegex 2")
  }

  /// The end of a regex is not searched again after one that has none; with fewer signs it is.
  @Test func eachRegexWithoutAnEndStandsAlone() {
    check("#/\na\n#/\nb", "regex #/ unterminated · id a · regex #/ unterminated · id b")
    check("##/\na\n#/\nb\n/#", "regex ##/ unterminated · id a · regex #/⏎b⏎/#")
    check("#/\na\n##/\nb", "regex #/ unterminated · id a · regex ##/ unterminated · id b")
    check("#/\na\n/#\n#/\nb\n/#", "regex #/⏎a⏎/# · regex #/⏎b⏎/#")
  }

  @Test func theFlagsOfARegexNameItsForm() {
    checkFlags("/a/", "/a/ startsLine · end of file")
    checkFlags("#/a/#", "#/a/# startsLine isRaw · end of file")
    checkFlags("#/a", "#/a startsLine isRaw isUnterminated · end of file")
  }
}
