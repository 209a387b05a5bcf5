import Serving
import Testing

@testable import LanguageServer

/// The text of an open document changes as the editor says, in any encoding of positions.
@Suite struct TextDocumentTests {
  private let text = TextDocument(Array("a\né𝒳z\r\nlast".utf8))

  @Test(
    "A character counts one unit, or as many as the encoding has for it",
    arguments: [
      (PositionEncoding.utf8, 6), (.utf16, 3), (.utf32, 2),
    ])
  func units(encoding: PositionEncoding, before: Int) {
    let z = Array("a\né𝒳z".utf8).count - 1
    #expect(text.position(of: z, encoding) == Position(line: 1, character: before))
    #expect(text.offset(of: Position(line: 1, character: before), encoding) == z)
  }

  @Test("A position behind the end of a line is the end of the line")
  func behindALine() {
    #expect(text.offset(of: Position(line: 0, character: 9), .utf16) == 1)
    #expect(text.offset(of: Position(line: 1, character: 99), .utf16) == 9)
    #expect(text.offset(of: Position(line: 9, character: 0), .utf16) == text.bytes.count)
  }

  @Test("A position within a character is the start of the character")
  func withinACharacter() {
    #expect(text.offset(of: Position(line: 1, character: 2), .utf16) == 4)
  }

  @Test("Changes of ranges are made one after the other")
  func changes() {
    var document = TextDocument(Array("let a = 1\n".utf8), version: 1)
    let isRead = document.apply(
      [
        [
          "range": [
            "start": ["line": 0, "character": 4], "end": ["line": 0, "character": 5],
          ],
          "text": "name",
        ],
        [
          "range": [
            "start": ["line": 0, "character": 8], "end": ["line": 0, "character": 8],
          ],
          "text": ": Int",
        ],
      ], version: 2, .utf16)
    #expect(isRead)
    #expect(String(decoding: document.bytes, as: UTF8.self) == "let name: Int = 1\n")
    #expect(document.version == 2)
  }

  @Test("A change without a range is the whole text")
  func wholeText() {
    var document = text
    let isRead = document.apply([["text": "new"]], version: 3, .utf16)
    #expect(isRead)
    #expect(document.bytes == Array("new".utf8))
    #expect(document.lineCount == 1)
  }

  @Test("A change that cannot be read changes nothing")
  func brokenChanges() {
    var document = text
    let isRead = document.apply([["range": 1, "text": "x"]], version: 3, .utf16)
    #expect(!isRead)
    #expect(document.bytes == text.bytes)
  }

  @Test(
    "The URI of a path is read back as the path",
    arguments: [
      "/a/b.swift", "/My App/é.swift", "/a%b/#c?.swift",
    ])
  func uris(path: String) {
    #expect(FileURI.path(of: FileURI.uri(of: path)) == path)
  }

  @Test("Only URIs of files of this machine have a path")
  func otherURIs() {
    #expect(FileURI.path(of: "file://localhost/a") == "/a")
    #expect(FileURI.path(of: "file:///a/b/") == "/a/b")
    #expect(FileURI.path(of: "untitled:Untitled-1") == nil)
    #expect(FileURI.path(of: "file://server/a") == nil)
    #expect(FileURI.path(of: "file:///a%zz") == nil)
  }
}
