import Foundation
import LintRules
import Project
import Testing

@testable import Engine

/// Comments in files that are no Swift which say what does not count.
@Suite struct TextSuppressionTests {
  private let rules = """
      - id: nothing
        title: old
        why: W
        instead: I
        text: {files: ['**'], match: old}

    """

  /// The lines on which something is found.
  private func lines(_ text: String, path: String) async throws -> [Int] {
    try await Sample.diagnostics([path: text], rules).compactMap { $0.location.region?.start.line }
  }

  private let comment = "archlint:disable nothing -- reason"

  @Test("a comment in text applies to its line or the next")
  func behindTextAndBeforeIt() async throws {
    #expect(try await lines("old # \(comment)\nold\n", path: "a.yml") == [2])
    #expect(try await lines("# \(comment)\n\nold\nold\n", path: "a.yml") == [4])
    #expect(try await lines("old // \(comment)\nold\n", path: "a.xcconfig") == [2])
  }

  @Test("a comment in Markdown applies to the next paragraph")
  func inMarkdownOfTheNextParagraph() async throws {
    let text = "<!-- \(comment) -->\nold\nold\n\nold\n"
    #expect(try await lines(text, path: "a.md") == [5])
    #expect(try await lines("a\n\n<!-- \(comment) -->\n\n| old |\n", path: "a.md") == [])
  }

  @Test("a comment in a code block of Markdown suppresses nothing")
  func codeInMarkdownSaysNothing() async throws {
    #expect(try await lines("```\n<!-- \(comment) -->\n```\nold\n", path: "a.md") == [4])
    #expect(try await lines("a `\(comment)` b\nold\n", path: "a.md") == [2])
  }

  @Test("a comment in a property list applies to a key with its value")
  func ofAKeyWithItsValue() async throws {
    let text = "<!-- \(comment) -->\n<key>old</key>\n<string>old</string>\n<key>old</key>\n"
    #expect(try await lines(text, path: "Info.plist") == [4])
  }

  @Test("a comment for the file applies to all of a text") func ofTheWholeFile() async throws {
    let text = "old\n# archlint:disable-file nothing -- reason\nold\n"
    #expect(try await lines(text, path: "Podfile") == [])
  }

  @Test("a line may speak of archlint before its comment") func behindTheNameOfTheTool()
    async throws
  {
    #expect(try await lines("run: archlint old # \(comment)\nold\n", path: "a.yml") == [2])
  }

  @Test("a suppression in text needs a reason") func notWithoutAReason() async throws {
    #expect(try await lines("old # archlint:disable nothing\n", path: "a.yml") == [1])
  }
}
