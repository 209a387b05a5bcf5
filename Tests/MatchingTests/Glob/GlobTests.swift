import Buffers
import Testing

@testable import Matching

@Suite struct GlobTests {
  @Test("a pattern with a slash matches the path from the root alone") func literalPath() throws {
    try check("Sources/App/Main.swift", matches: ["Sources/App/Main.swift"])
    try check(
      "Sources/App",
      misses: ["Sources", "Sources/App/Main.swift", "Sources/Apps", "My/Sources/App", ""])
    try check("Sources/app", misses: ["Sources/App"])
  }

  @Test("a pattern without a slash matches at any depth") func withoutSlashAtAnyDepth() throws {
    try check(
      "Package.swift",
      matches: ["Package.swift", "a/Package.swift", "a/b/Package.swift"],
      misses: ["MyPackage.swift", "Package.swift/a", "Package.swift.orig"])
    try check(
      "*.swift",
      matches: ["a.swift", ".swift", "a/b.swift", "a.b/c.d.swift"],
      misses: ["a.swift/b", "aswift", "swift", "a.swif"])
    try check(
      "*View*.swift",
      matches: ["View.swift", "a/MyViewModel.swift"], misses: ["View/a.swift", "a/Vie.swift"])
    try check("*", matches: ["a", "a/b", ".git"], misses: [""])
    try check("?", matches: ["a", "b/c"], misses: ["ab", ""])
  }

  @Test("'*' matches within one component") func starWithinComponent() throws {
    try check("a/*", matches: ["a/b", "a/.b"], misses: ["a", "a/b/c", "b/a"])
    try check("*/b", matches: ["a/b"], misses: ["b", "a/a/b"])
    try check("a/*/b", matches: ["a/x/b"], misses: ["a/b", "a/x/y/b"])
    try check("a/b*", matches: ["a/b", "a/bc"], misses: ["a/c", "a/bc/d"])
    try check("a/*b*c", matches: ["a/bc", "a/xbxbxc"], misses: ["a/xb/c", "a/cb", "a/bcb"])
    try check("a*b/c*d", matches: ["axb/cxd", "ab/cd"], misses: ["axb/cx", "a/cd", "ab/b/cd"])
  }

  @Test("'**' matches any number of folders") func foldersAtAnyDepth() throws {
    try check("**/x", matches: ["x", "a/x", "a/b/x"], misses: ["ax", "x/a"])
    try check("a/**/b", matches: ["a/b", "a/x/b", "a/x/y/b"], misses: ["a/xb", "b", "a/b/c"])
    try check("a/**", matches: ["a/b", "a/b/c"], misses: ["a", "b/a/c", "ab/c"])
    try check("**", matches: ["a", "a/b"], misses: [""])
    try check("**/a/**", matches: ["a/b", "x/a/b", "x/a/y/b"], misses: ["a", "x/a", "xa/b"])
    try check("**/a/**/b", matches: ["a/b", "x/a/a/b", "x/a/y/b"], misses: ["b", "x/b/a"])
    try check(
      "**/a/b/**/*.c", matches: ["a/a/b/x.c", "a/b/y/.c"], misses: ["a/b", "a/b/c", "a/x.c"])
    try check("a/**/**/b", matches: ["a/b", "a/x/b"], misses: ["a"])
    try check("**/*", matches: ["a", "a/b"])
    try check("**/a*/b", matches: ["a/b", "x/ay/b"], misses: ["ax", "b", "a/x/b"])
    try check(
      "a/**/*.swift", matches: ["a/b.swift", "a/b/c.swift"], misses: ["a.swift", "b/a.swift"])
    try check("**/Get*.swift", matches: ["Get.swift", "a/GetUser.swift"], misses: ["Get/a.swift"])
  }

  @Test("a slash at the start means the root") func slashAtStartIsTheRoot() throws {
    for pattern in ["/a", "./a", "\\/a"] {
      try check(pattern, matches: ["a"], misses: ["b/a", "a/b"])
    }
    try check("/*.swift", matches: ["a.swift"], misses: ["a/b.swift"])
  }

  @Test("a slash at the end means everything below the folder")
  func slashAtEndIsEverythingBelow() throws {
    try check("a/", matches: ["a/b", "a/b/c"], misses: ["a", "x/a/b"])
    try check("**/a/", matches: ["a/b", "x/a/b/c"], misses: ["a", "x/a"])
    try check("/", matches: ["a", "a/b"], misses: [""])
    try check("./", matches: ["a", "a/b"])
  }

  @Test("'?' matches one character, but no slash") func anyCharacter() throws {
    try check("a/?", matches: ["a/b", "a/é", "a/🙂"], misses: ["a/", "a/bc", "a/e\u{301}"])
    try check("a?b", misses: ["a/b"])
    try check("*??", matches: ["ab", "é€"], misses: ["é", "€", "🙂"])
  }

  @Test("a class matches one of its characters, and a negated one any other")
  func classes() throws {
    try check("[abc]", matches: ["a", "c"], misses: ["d", "ab", ""])
    try check("[a-c]x", matches: ["ax", "bx"], misses: ["dx", "-x"])
    try check("[!a-c]x", matches: ["dx", "éx"], misses: ["ax", "x"])
    try check("[a-]", matches: ["a", "-"], misses: ["b"])
    try check("[-a]", matches: ["a", "-"], misses: ["b"])
    try check("[a-c-]", matches: ["b", "-"], misses: ["d"])
    try check("[\\]\\[\\\\\\-z]", matches: ["]", "[", "\\", "-", "z"], misses: ["a"])
    try check("[a!]", matches: ["!"], misses: ["b"])
    try check("[à-ü]", matches: ["é"], misses: ["e", "ÿ"])
    try check("[*?{,}]", matches: ["*", "?", "{", ",", "}"], misses: ["a"])
    try check("a[!b]c", matches: ["axc"], misses: ["a/c"])
    try check("a[+-9]c", matches: ["a.c"], misses: ["a/c"])
  }

  @Test("braces match each of their alternatives, which may be empty or nested")
  func alternatives() throws {
    try check("{a,b}.swift", matches: ["a.swift", "x/b.swift"], misses: ["c.swift", "ab.swift"])
    try check("{a,b,{c,d}}", matches: ["a", "b", "c", "d"], misses: ["e", "cd"])
    try check("a{,s}", matches: ["a", "as"], misses: ["ass"])
    try check("{a}", matches: ["a"])
    try check("a,b", matches: ["a,b"], misses: ["a", "b"])
    try check("{a\\,b}", matches: ["a,b"], misses: ["a", "b"])
    try check("{a,b}{c,d}", matches: ["ac", "ad", "bc", "bd"], misses: ["ab", "cd"])
    try check("{Data,Domain}/**", matches: ["Data/a", "Domain/b/c"], misses: ["Data", "x/Data/a"])
    try check(
      "{Sources,Tests/Unit}/*", matches: ["Sources/a", "Tests/Unit/a"], misses: ["Tests/a"])
    try check("{**,a}/b", matches: ["b", "x/b", "a/b"], misses: ["a"])
    try check("a/{**/,}b", matches: ["a/b", "a/x/b"], misses: ["b"])
    try check("a{*,b}*", matches: ["a", "axy", "ab"], misses: ["b"])
  }

  @Test("each alternative of a pattern is a pattern of its own")
  func eachAlternativeIsAPatternOfItsOwn() throws {
    try check("{a,b/c}", matches: ["a", "x/a", "b/c"], misses: ["x/b/c"])
    try check("{a,/b}", matches: ["a", "x/a", "b"], misses: ["x/b"])
    try check("{a,b/}", matches: ["x/a", "b/c"], misses: ["b", "x/b/c"])
  }

  @Test("an escaped sign matches itself") func escapes() throws {
    try check(#"\*"#, matches: ["*"], misses: ["a"])
    try check(#"\?\[\]\{\}\\"#, matches: [#"?[]{}\"#])
    try check(#"a\ b"#, matches: ["a b"])
    try check(#"a\/b"#, matches: ["a/b"], misses: ["x/a/b"])
  }

  @Test("each byte of broken UTF-8 counts as one character")
  func brokenUTF8IsOneCharacterAByte() throws {
    for bytes: ContiguousArray<UInt8> in [[0x80], [0xFF], [0xC3], [0xE2]] {
      #expect(try Glob("?").matches(bytes.view))
      #expect(try Glob("[!a]").matches(bytes.view))
      #expect(try Glob("*").matches(bytes.view))
      #expect(try !Glob("[\u{80}-\u{10FFFF}]").matches(bytes.view))
    }
    let overlong: ContiguousArray<UInt8> = [0xC0, 0xAF]
    #expect(try Glob("??").matches(overlong.view))
    let surrogate: ContiguousArray<UInt8> = [0xED, 0xA0, 0x80]
    #expect(try Glob("???").matches(surrogate.view))
  }

  @Test("a folder is entered only if a path below it may match")
  func foldersThatMayHoldMatches() throws {
    try checkFolders("*.swift", may: ["", "a", "a/b"])
    try checkFolders("/*.swift", may: [""], mayNot: ["a"])
    try checkFolders("Sources/**", may: ["", "Sources", "Sources/a"], mayNot: ["Tests", "S"])
    try checkFolders("Sources/", may: ["Sources/a/b"], mayNot: ["Tests"])
    try checkFolders("a/b/c", may: ["", "a", "a/b"], mayNot: ["a/b/c", "b", "a/c", "a/bb"])
    try checkFolders("a*/[bc]/**/d", may: ["ax", "a/b", "a/c/x"], mayNot: ["b", "a/d", "a/d/b"])
    try checkFolders(
      "a/{b,c/d}/*", may: ["a/b", "a/c", "a/c/d"], mayNot: ["a/d", "a/b/e", "a/c/e"])
    try checkFolders("**/a", may: ["x/y"])
  }

  @Test("a match takes at most the number of stars times the length of the text")
  func starsCostTheirNumberTimesTheText() throws {
    let text = String(repeating: "a", count: 20_000)
    let stars = String(repeating: "a*", count: 100)
    try check(stars + "b", matches: [text + "b"], misses: [text])
    let folders = String(repeating: "**/a/", count: 100)
    let path = String(repeating: "a/", count: 5_000)
    try check(folders + "b", matches: [path + "b"], misses: [path + "a"])
    try check(String(repeating: "**/*a*/", count: 100) + "b", misses: [path + "a"])
  }

  @Test("braces work up to their limits") func bracesUpToTheLimits() throws {
    let names = (0..<GlobLimits.alternatives).map { "n\($0)" }
    let all = "{\(names.joined(separator: ","))}"
    try check(all, matches: ["n0", "n1023"], misses: ["n1024", "n"])
    let nesting = GlobLimits.nesting
    let opening = String(repeating: "{a,", count: nesting)
    let closing = String(repeating: "}", count: nesting)
    try check(opening + "b" + closing, matches: ["a", "b"], misses: ["ab"])
  }

  @Test("globs with the same pattern are equal") func globsAreEqualByTheirPattern() throws {
    #expect(try Glob("*.swift") == Glob("*.swift"))
    #expect(try Glob("a") != Glob("/a"))
    #expect(try Glob("a/*").description == "a/*")
  }
}

private func check(
  _ pattern: String, matches: [String] = [], misses: [String] = [],
  at location: SourceLocation = #_sourceLocation
) throws {
  let glob = try Glob(pattern)
  for path in matches {
    #expect(glob.matches(path), "'\(pattern)' on '\(path.prefix(80))'", sourceLocation: location)
  }
  for path in misses {
    #expect(!glob.matches(path), "'\(pattern)' on '\(path.prefix(80))'", sourceLocation: location)
  }
}

private func checkFolders(
  _ pattern: String, may: [String] = [], mayNot: [String] = [],
  at location: SourceLocation = #_sourceLocation
) throws {
  let glob = try Glob(pattern)
  for folder in may {
    #expect(glob.mayMatch(below: folder), "below '\(folder)'", sourceLocation: location)
  }
  for folder in mayNot {
    #expect(!glob.mayMatch(below: folder), "below '\(folder)'", sourceLocation: location)
  }
}
