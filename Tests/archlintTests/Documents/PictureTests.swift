import Foundation
import Testing

/// The pictures in `docs/pictures` show what archlint prints today. `docs/pictures/make` makes them again.
@Suite struct PictureTests {
  private static let folder = Document.root.appending(path: "docs/pictures")
  private static let remedy: Comment = "run 'docs/pictures/make' with a release build of archlint"

  private func data(_ name: String) throws -> Data {
    try Data(contentsOf: Self.folder.appending(path: name))
  }

  /// The lines that a picture was made from, with times that are always the same.
  private func source(_ name: String) throws -> [String] {
    let text = String(decoding: try data(name), as: UTF8.self)
    return Array(text.components(separatedBy: "\n").map(DocumentSession.withoutTimes).trimmed)
  }

  private func output(_ command: String) throws -> [String] {
    try DocumentSession(project: "Examples/Orchard").run("\(command) 2> /dev/null").output
  }

  @Test(
    "what the pictures were made from is what archlint prints now",
    arguments: [
      ("terminal.txt", "archlint --only domain-references-outer"),
      ("layers.txt", "archlint graph --format dot"),
      ("audit.txt", "archlint audit --format markdown --fail-on never"),
    ])
  func sources(_ name: String, _ command: String) throws {
    var source = try source(name)
    if name == "terminal.txt" { #expect(source.removeFirst() == "$ \(command)") }
    #expect(source == (try output(command)), Self.remedy)
  }

  @Test("the picture of an editor shows a file and its findings")
  func editor() throws {
    let path = "Orchard/Domain/Entities/Trees/TreeModel.swift"
    let found = try output("cat \(path); echo; archlint --format compact \(path)")
    #expect(try source("editor.txt") == found, Self.remedy)
  }

  @Test("a drawing holds the text of its source", arguments: ["light", "dark"])
  func drawings(_ theme: String) throws {
    let terminal = try texts("terminal-\(theme).svg", kind: "l").map(DocumentSession.withoutTimes)
    #expect(terminal == (try source("terminal.txt").filter { !$0.isEmpty }), Self.remedy)

    let conventions = try texts("conventions-\(theme).svg", kind: "l")
    #expect(conventions == (try source("conventions.txt").filter { !$0.isEmpty }), Self.remedy)

    let editor = try source("editor.txt")
    let end = try #require(editor.lastIndex(of: ""))
    #expect(
      try texts("editor-\(theme).svg", kind: "code") == editor[..<end].filter { !$0.isEmpty },
      Self.remedy)
    let messages = try texts("editor-\(theme).svg", kind: "m")
    #expect(messages.count == editor.count - end - 1)
    for (message, line) in zip(messages, editor[(end + 1)...]) {
      #expect(line.contains(": \(message) ["), Self.remedy)
    }

    let layers = try source("layers.txt")
    let labels = layers.compactMap { line in
      line.firstMatch(of: /label="([^"]*)"/).map { (String($0.1), line.contains("->")) }
    }
    for (kind, isEdge) in [("n", false), ("e", true)] {
      let wanted = labels.filter { $0.1 == isEdge }.map(\.0).sorted()
      #expect(try texts("layers-\(theme).svg", kind: kind).sorted() == wanted, Self.remedy)
    }
  }

  @Test("a screenshot was made from its source", arguments: ["light", "dark"])
  func screenshots(_ theme: String) throws {
    let picture = try data("audit-\(theme).png")
    let note = "archlint\0" + Self.digest(try data("audit.txt"))
    #expect(picture.range(of: Data(note.utf8)) != nil, Self.remedy)
  }

  @Test("the pictures are small")
  func size() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    let pictures = names.filter { $0.hasSuffix(".svg") || $0.hasSuffix(".png") }
    #expect(pictures.count == 10)
    #expect(try pictures.reduce(0) { $0 + (try data($1).count) } < 1_500_000)
  }

  /// The texts of a drawing that are lines of this kind.
  private func texts(_ name: String, kind: String) throws -> [String] {
    let drawing = String(decoding: try data(name), as: UTF8.self)
    return drawing.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("<text class=\"\(kind)\""), let start = line.firstIndex(of: ">") else {
        return nil
      }
      let text = String(line[line.index(after: start)...]).replacing(/<[^>]*>/, with: "")
      return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .replacing("&#x27;", with: "'").replacing("&quot;", with: "\"")
        .replacing("&amp;", with: "&")
    }
  }

  /// FNV-1a, 64 bits. Source: http://www.isthe.com/chongo/tech/comp/fnv/
  private static func digest(_ data: Data) -> String {
    let value = data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
