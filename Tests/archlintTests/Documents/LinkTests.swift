import Foundation
import Testing

@testable import archlint

/// The links of the documents lead somewhere.
@Suite struct LinkTests {
  @Test(arguments: try Document.all) func linksLeadToFilesAndHeadings(
    _ document: Document
  ) throws {
    let folder = Document.root.appending(path: document.path).deletingLastPathComponent()
    for link in Self.prose(of: document).matches(of: /\]\(([^)]+)\)/).map(\.1)
    where !link.hasPrefix("http") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let file =
        parts[0].isEmpty
        ? Document.root.appending(path: document.path)
        : folder.appending(path: String(parts[0])).standardized
      guard FileManager.default.fileExists(atPath: file.path()) else {
        Issue.record("\(document): there is no '\(link)'")
        continue
      }
      guard parts.count > 1, let text = try? String(contentsOf: file, encoding: .utf8) else {
        continue
      }
      let anchors = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map(Self.anchor)
      #expect(anchors.contains(String(parts[1])), "\(document): '\(link)' leads to no heading")
    }
  }

  /// Options that a document names in its text are options of archlint, or of the tool that is named
  /// before them.
  @Test(arguments: try Document.all) func optionsAreKnown(_ document: Document) {
    let known = Set(CommandList.all.flatMap(\.options).map(\.name))
    for code in Self.prose(of: document).matches(of: /`([^`]+)`/).map(\.1)
    where code.hasPrefix("--") || code.hasPrefix("archlint ") {
      for option in code.matches(of: /(?:^|\s)--([a-z]+[a-z-]*)/).map({ String($0.1) }) {
        #expect(known.contains(option), "\(document): archlint has no option '--\(option)'")
      }
    }
  }

  /// The text outside of blocks.
  private static func prose(of document: Document) -> String {
    let hidden = Set(document.blocks.flatMap { Array($0.range) })
    return document.lines.indices.filter { !hidden.contains($0) }.map { document.lines[$0] }
      .joined(separator: "\n")
  }

  /// The name that a heading has in links.
  private static func anchor(_ heading: Substring) -> String {
    let text = heading.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
    return String(
      text.compactMap { character -> Character? in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || character == "-" || character == "_"
          ? character : nil
      })
  }
}
