import SwiftSource
import Testing

@testable import LintRules

/// The words in comments and in Markdown that a fix may replace.
@Suite struct TermSurroundingsTests {
  /// - Parameter text: has the words between `«` and `»`.
  private func isProse(_ text: String, isMarkdown: Bool = false) throws -> Bool {
    let start = try #require(text.firstRange(of: "«"))
    let end = try #require(text.firstRange(of: "»"))
    let before = String(text[..<start.lowerBound])
    let words = String(text[start.upperBound..<end.lowerBound])
    let file = SourceFile(path: "A.swift", text: before + words + text[end.upperBound...])
    let first = before.utf8.count
    return TermSurroundings(
      of: first..<first + words.utf8.count, in: file, isMarkdown: isMarkdown
    ).isProse
  }

  @Test(arguments: [
    "// Uses a «Grid».", "// (a «Grid»)", "/// A \"«Grid»\", old.", "// TODO: the «Grid»",
    "// a < b and «Grid»", "let a = 1  // a «Grid»", "// a «Grid» (or two)", "// 12 «dp»",
    "// Grid-«Grid»",
  ]) func words(_ text: String) throws { #expect(try isProse(text)) }

  @Test(arguments: [
    "// see docs/«Grid»", "// see «Grid»/a", "// see «Grid».swift", "// a.«Grid»",
    "// `«Grid»`", "// «Grid»(frame: .zero)", "// «Grid»<Int>", "// a«Grid»", "// «Grid»X",
    "// @«Grid»", "// my_«Grid»", "// «Grid»@2x", "// a=«Grid»", "// %«Grid»",
  ]) func aNameAPathOrACallIsNoProse(_ text: String) throws { #expect(try !isProse(text)) }

  @Test(arguments: [
    "// swiftlint:disable:next «Grid»", "f() // swiftlint:disable:this «Grid»",
    "// swift-format-ignore: «Grid»",
    "/// - Parameter «Grid»: a", "/// - «Grid»: a", "// import «Grid»",
    "// let x = «Grid» {", "// 12dp–16«dp»", "// 12«dp»–16dp",
  ]) func instructionsParametersCodeAndRangesAreNoProse(_ text: String) throws {
    #expect(try !isProse(text))
  }

  @Test(arguments: [
    "[a](«Grid».md)", "[a](#«Grid»)", "# The «Grid»", "<a name=\"«Grid»\">",
    "See [«Grid»].", "![a](img/x «Grid» y)",
  ]) func linksHeadingsAndTagsOfMarkdownAreNoProse(_ text: String) throws {
    #expect(try !isProse(text, isMarkdown: true))
  }

  @Test(arguments: ["[«Grid»](a.md)", "[«Grid»][1]", "A «Grid»: see", "let us use a «Grid»"])
  func otherWordsOfMarkdownAreProse(_ text: String) throws {
    #expect(try isProse(text, isMarkdown: true))
  }
}
