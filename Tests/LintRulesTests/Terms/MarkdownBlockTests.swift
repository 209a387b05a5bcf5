import SwiftSource
import Testing

@testable import LintRules

/// Prose of a Markdown file: the blocks that are kept, one per line.
@Suite struct MarkdownBlockTests {
  private func blocks(_ text: String) -> [String] {
    let buffer = SourceBuffer(Array(text.utf8))
    return MarkdownBlock.blocks(of: buffer).map {
      String(decoding: buffer.padded[$0.range], as: UTF8.self)
    }
  }

  private func prose(_ text: String) -> [String] {
    let buffer = SourceBuffer(Array(text.utf8))
    return MarkdownBlock.blocks(of: buffer).flatMap { $0.prose(in: buffer.padded) }.map {
      String(decoding: buffer.padded[$0], as: UTF8.self)
    }
  }

  @Test func paragraphs() {
    #expect(blocks("one\ntwo\n\nthree\n") == ["one\ntwo", "three"])
    #expect(blocks("one\r\ntwo\r\n\r\nthree") == ["one\r\ntwo", "three"])
    #expect(blocks("\n \n\t\none") == ["one"])
    #expect(blocks("") == [])
  }

  @Test func fences() {
    #expect(blocks("a\n```swift\nlet b = 1\n```\nc") == ["a", "c"])
    #expect(blocks("~~~\nb\n~~~\nc") == ["c"])
    #expect(blocks("> ```\n> b\n> ```\nc") == ["c"])
  }

  @Test func aFenceEndsWithItsOwnMarks() {
    #expect(blocks("```\n~~~\nb\n```\nc") == ["c"])
    #expect(blocks("````\n```\nb\n````\nc") == ["c"])
    #expect(blocks("```\nb\n``` more\nc\n```\nd") == ["d"])
    #expect(blocks("```\nb") == [])
    #expect(blocks("```\nb\n``` \t \nc") == ["c"])
  }

  /// Marks that close on the line that opens them are code within a paragraph.
  @Test func codeSpansAreNoFences() {
    #expect(blocks("```a``` b\nc") == ["```a``` b\nc"])
  }

  @Test func indentedCode() {
    #expect(blocks("a\n\n    let b = 1\n\nc") == ["a", "c"])
    #expect(blocks("a\n\n\tlet b = 1\n\nc") == ["a", "c"])
    // After a line of a paragraph it goes on with it.
    #expect(blocks("a\n    b") == ["a\n    b"])
  }

  @Test func indentedTextOfLists() {
    #expect(blocks("- a\n\n    b\n\nc") == ["- a", "    b", "c"])
    #expect(blocks("1. a\n\n    b") == ["1. a", "    b"])
    #expect(blocks("1) a\n\n    b") == ["1) a", "    b"])
    #expect(blocks("1* a\n\n    b") == ["1* a"])
    #expect(blocks("a\n\n- b\n\nc\n\n    let d = 1") == ["a", "- b", "c"])
  }

  @Test func aTableEndsTheParagraphBeforeIt() {
    #expect(
      blocks("# A\n| b | c |\n|---|---|\n| d | e |") == ["# A", "| b | c |\n|---|---|\n| d | e |"])
    #expect(prose("Text\n| Before | After |\n|-|-|\n| dp | pt |\n").contains(" dp ") == false)
  }

  @Test func frontMatter() {
    #expect(blocks("---\ntitle: a\n---\nb") == ["b"])
    #expect(blocks("---\r\ntitle: a\r\n---\r\n\r\nb") == ["b"])
    // What is not closed, or does not start the file, is text.
    #expect(blocks("---\ntitle: a") == ["---\ntitle: a"])
    #expect(blocks("a\n\n---\nb: c\n---").contains { $0.contains("b: c") })
  }

  @Test func wrongColumnsOfTables() {
    let table = "| Before | After |\n|---|:-:|\n| a | b |\n| c | d |"
    #expect(prose(table) == [" After ", ":-:", " b ", " d "])
    #expect(prose("| Wrong word | x |\n|---|---|\n| a | b |") == [" x ", "---", " b "])
    #expect(prose("❌ Incorrecto | Bien\n--- | ---\na | b") == [" Bien", " ---", " b"])
  }

  @Test func tablesWithoutWrongColumns() {
    let table = "| Name | Meaning |\n|---|---|\n| a | b |"
    #expect(prose(table) == [table])
    // Without the line of hyphens it is no table.
    #expect(prose("| Before | After |\n| a | b |") == ["| Before | After |\n| a | b |"])
  }

  @Test func escapedBars() {
    #expect(prose("| Before | After |\n|---|---|\n| a \\| b | c |") == [" After ", "---", " c "])
  }
}
