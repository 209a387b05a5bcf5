import Testing

@testable import Project

/// Who owns a file, by the rules of GitHub and GitLab.
@Suite struct CodeOwnersTests {
  private func owners(_ text: String, _ path: String) -> [String] {
    CodeOwners(text).owners(of: path)
  }

  @Test func theLastMatchDecides() {
    let text = "* @all\n*.swift @swift\n/Core/ @core @ops\n/Core/Free/\n"
    #expect(owners(text, "README.md") == ["@all"])
    #expect(owners(text, "App/A.swift") == ["@swift"])
    #expect(owners(text, "Core/A.swift") == ["@core", "@ops"])
    #expect(owners(text, "Core/Free/A.swift") == [])
    #expect(owners("", "A.swift") == [])
  }

  /// Pattern, path, and whether one matches the other.
  private static let matches: [(String, String, Bool)] = [
    ("*.swift", "A.swift", true), ("*.swift", "a/b/A.swift", true), ("*.swift", "A.swiftx", false),
    ("/*.swift", "A.swift", true), ("/*.swift", "a/A.swift", false),
    ("docs/", "docs/a.md", true), ("docs/", "a/docs/b/c.md", true), ("docs/", "docs", false),
    ("/docs/", "docs/a/b.md", true), ("/docs/", "a/docs/b.md", false),
    ("docs/*", "docs/a.md", true), ("docs/*", "docs/a/b.md", false),
    ("apps/core", "apps/core/A.swift", true), ("apps/core", "x/apps/core/A.swift", false),
    ("**/logs", "a/b/logs/x.txt", true), ("**/logs", "logs", true),
    ("/a/**/z", "a/z/f", true), ("/a/**/z", "a/b/c/z", true), ("/a/**", "a/b/c", true),
    ("/a/**", "a", false), ("Tests", "a/Tests/b", true), ("a?c", "abc", true),
    ("a?c", "a/c", false),
    ("*", "a/b/c", true), ("a**b", "axxb", true), ("a**b", "a/b", false),
    ("With\\ Space/", "With Space/a", true), ("\\#file", "#file", true),
    ("[ab]/x", "[ab]/x", true), ("{a}", "{a}", true), ("/", "anything/at/all", true),
  ]

  @Test(arguments: matches) func pattern(_ pattern: String, _ path: String, _ isMatch: Bool) {
    // A pattern in brackets starts a section; it is asked after a slash.
    let text = pattern.hasPrefix("[") ? "/\(pattern) @a" : "\(pattern) @a"
    #expect(owners(text, path) == (isMatch ? ["@a"] : []), "\(pattern) \(path)")
  }

  @Test func commentsAndLinesWithoutSense() {
    let text = "# who owns what\n\n*.swift @a # and why\n/// @b\n/a***b @c\n   *.md   @d\t@e  \n"
    #expect(owners(text, "A.swift") == ["@a"])
    #expect(owners(text, "A.md") == ["@d", "@e"])
  }

  /// Each section decides for itself, and their owners count together.
  @Test func sections() {
    let text = """
      * @all
      [Documents] @writers
      *.md
      /Core/*.md @core
      ^[Security][2] @safe
      /Core/
      !/Core/Open/
      [documents]
      *.txt @text
      """
    #expect(owners(text, "A.swift") == ["@all"])
    #expect(owners(text, "A.md") == ["@all", "@writers"])
    #expect(owners(text, "Core/A.md") == ["@all", "@core", "@safe"])
    #expect(owners(text, "Core/Open/A.swift") == ["@all"])
    #expect(owners(text, "A.txt") == ["@all", "@text"])
  }

  @Test func lineEndsOfWindows() {
    #expect(owners("*.swift @a\r\n*.md @b\r\n", "A.md") == ["@b"])
  }
}
