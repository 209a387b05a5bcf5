import Testing

@testable import Matching

@Suite struct GlobErrorTests {
  @Test("an empty pattern, alternative, component or class is refused") func emptyParts() {
    check("", 0, "the pattern is empty: write '**' to match everything")
    check("{a,}", 0, "an alternative is empty: write at least one character in each")
    check("a//b", 2, "there is no name between two slashes: write one '/'")
    check("//a", 1, "there is no name between two slashes: write one '/'")
    check("a//", 2, "there is no name between two slashes: write one '/'")
    check("a{}", 1, "the braces are empty: write '\\{' and '\\}' for the braces themselves")
    check("a[]", 1, "the class is empty: write '\\[' or '\\]' for the brackets themselves")
    check("a[!]", 1, "the class is empty: write '\\[' or '\\]' for the brackets themselves")
  }

  @Test("brackets and braces have to be paired") func unpairedBracketsAndBraces() {
    let openClass = "the class is never closed: add ']', or write '\\[' for the bracket itself"
    check("a[bc", 1, openClass)
    check("a[bc\\", 1, openClass)
    check("a[b-", 1, openClass)
    let openBrace = "the brace is never closed: add '}', or write '\\{' for the brace itself"
    check("a{b,c", 1, openBrace)
    check("{a,{b}", 0, openBrace)
    check("{a,{b", 3, openBrace)
    check("a]", 1, "']' closes no class: write '\\]' for the bracket itself")
    check("a}", 1, "'}' closes no brace: write '\\}' for the brace itself")
  }

  @Test("a class has no reversed range, no '^' and no '/'") func classes() {
    check("[az-a]", 2, "the range runs backwards: write the lower character first")
    check("[^a]", 1, "'^' does not negate a class: write '!', or '\\^' for the character itself")
    check("[a/]", 2, "a class stays within one component: put '/' outside the brackets")
  }

  @Test("'**' has to be a whole component") func stars() {
    let partial = "'**' is part of a component: write '*' here, or '/**/' for any folders"
    check("a**b", 1, partial)
    check("x/**.swift", 2, partial)
    check("x/{a,b**}/c", 6, partial)
    check("{a,*}**", 5, partial)
    check("a/***", 2, "three or more stars mean nothing: write '*' or '**'")
  }

  @Test("'.', '..' and drives are no components") func components() {
    check("a/./b", 2, "'.' as a component matches nothing: leave it out")
    check(".", 0, "'.' as a component matches nothing: leave it out")
    check("../a", 0, "'..' as a component matches nothing: write the path from the root")
    check("a/..", 2, "'..' as a component matches nothing: write the path from the root")
    check("C:/a", 0, "a path with a drive is absolute: write the path from the root, with '/'")
    check(#"C:\a"#, 0, "a path with a drive is absolute: write the path from the root, with '/'")
  }

  @Test("a backslash escapes a sign, no letter and no digit") func escapes() {
    check("a\\", 1, #"the backslash escapes nothing: write '\\' for the backslash itself"#)
    check(#"a\b"#, 1, #"'\b' is not an escape: write '/' between folders, or '\\' for a backslash"#)
    check(#"a\1"#, 1, #"'\1' is not an escape: write '/' between folders, or '\\' for a backslash"#)
  }

  @Test("the depth and the number of alternatives are limited") func limits() {
    let nesting = String(repeating: "{", count: 33)
    check(nesting, 32, "braces are nested more than 32 deep: write several patterns")
    let many =
      "the braces make more than 1024 patterns or 262144 characters: write several patterns"
    check(String(repeating: "{a,b}", count: 11), 50, many)
    check("x{\((0..<10_000).map(String.init).joined(separator: ","))}", 1, many)
    check(String(repeating: "{a,b}", count: 10) + String(repeating: "a", count: 1_000), 0, many)
  }

  @Test("a glob for names refuses '**'") func names() {
    let name = #expect(throws: GlobError.self) { try NameGlob("A**") }
    #expect(name?.offset == 1)
    #expect(
      name?.message == "a name has no folders for '**': write '*', or '\\*\\*' for the characters")
    #expect(throws: GlobError(.emptyAlternative, at: 0)) { try NameGlob("{A,}") }
  }

  @Test("the description of an error starts with its offset") func descriptionHasTheOffset() {
    #expect(
      GlobError(.tooManyStars, at: 3).description
        == "3: three or more stars mean nothing: write '*' or '**'")
  }
}

private func check(
  _ pattern: String, _ offset: Int, _ message: String,
  at location: SourceLocation = #_sourceLocation
) {
  let error = #expect(throws: GlobError.self, sourceLocation: location) { try Glob(pattern) }
  #expect(error?.offset == offset, sourceLocation: location)
  #expect(error?.message == message, sourceLocation: location)
}
