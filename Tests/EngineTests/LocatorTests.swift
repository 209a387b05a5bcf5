import LintRules
import SwiftSource
import Testing

@testable import Engine

/// Lines and columns of places in a file, in both units that reports need.
@Suite struct LocatorTests {
  /// The region of the first occurrence of `part` in `text`.
  private func region(of part: String, in text: String) throws -> Location.Region {
    let bytes = Array(text.utf8)
    let wanted = Array(part.utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: wanted) })
    return Locator(SourceFile(path: "A.swift", text: text)).region(start..<start + wanted.count)
  }

  private func point(_ line: Int, _ column: Int, _ utf16Column: Int) -> Location.Point {
    Location.Point(line: line, column: column, utf16Column: utf16Column)
  }

  /// Earlier look-ups make no difference.
  @Test("offsets can be located in any order") func placesInAnyOrder() {
    var bytes = Array("let a = \"é😀e\u{301}\" // x\n y 👩‍👩‍👧‍👦 z".utf8)
    bytes.insert(contentsOf: [0xF0, 0x9F, 0x80, 0xFF, 0xC3], at: 12)
    var file = SourceFile()
    file.buffer = SourceBuffer(bytes)
    file.analyse(words: .keywords)
    let ranges = bytes.indices.flatMap { start in
      stride(from: start, through: bytes.count, by: 3).map { start..<$0 }
    }
    let locator = Locator(file)
    for range in ranges + ranges.reversed() {
      #expect(locator.region(range) == Locator(file).region(range))
    }
  }

  @Test("a region has its lines, columns and bytes") func ascii() throws {
    let region = try region(of: "bc", in: "a\n bc d\n")
    #expect(region.start == point(2, 2, 2))
    #expect(region.end == point(2, 4, 4))
    #expect(region.bytes == 3..<5)
    #expect(region.lineText == " bc d")
  }

  @Test("columns count characters and bytes apart") func charactersOfSeveralBytes() throws {
    #expect(try region(of: "x", in: "é x").start == point(1, 4, 3))
    #expect(try region(of: "x", in: "€ x").start == point(1, 5, 3))
    #expect(try region(of: "x", in: "😀 x").start == point(1, 6, 4))
    #expect(try region(of: "x", in: "👩‍👩‍👧‍👦x").start == point(1, 26, 12))
    #expect(try region(of: "x", in: "e\u{301}x").start == point(1, 4, 3))
  }

  @Test("every kind of line break ends a line", arguments: ["\n", "\r\n", "\r"]) func lineBreaks(
    _ end: String
  ) throws {
    let region = try region(of: "x", in: "a\(end)\(end)b x\(end)c")
    #expect(region.start == point(3, 3, 3))
    #expect(region.lineText == "b x")
  }

  /// Compilers count the mark at the start of a file among the bytes of its first line.
  @Test("a byte order mark counts in bytes and not in characters") func byteOrderMark() throws {
    let first = try region(of: "x", in: "\u{FEFF}x")
    #expect(first.start == point(1, 4, 2))
    #expect(try region(of: "x", in: "\u{FEFF}\nx").start == point(2, 1, 1))
  }

  @Test("a region may span lines") func regionsOfSeveralLines() throws {
    let region = try region(of: "b\nc", in: "a b\nc d")
    #expect(region.start == point(1, 3, 3))
    #expect(region.end == point(2, 2, 2))
    #expect(region.lineText == "a b")
  }

  @Test("the end of a file has a place") func theEndOfAFile() throws {
    let locator = Locator(SourceFile(path: "A.swift", text: "a\n"))
    #expect(locator.region(2..<2).start == point(2, 1, 1))
    #expect(locator.region(2..<2).lineText == "")
    #expect(Locator(SourceFile(path: "A.swift", text: "")).region(0..<0).start == point(1, 1, 1))
  }

  /// A long line is cut, and never within a character.
  @Test("a long line is cut between characters") func longLines() throws {
    let long = String(repeating: "x", count: 600)
    #expect(try region(of: "a", in: "a\(long)").lineText == "a" + long.prefix(499))
    let emoji = String(repeating: "😀", count: 200)
    #expect(try region(of: "a", in: "a\(emoji)").lineText == "a" + emoji.prefix(124))
  }
}
