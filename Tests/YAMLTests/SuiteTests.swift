import Foundation
import Testing

@testable import YAML

/// The cases of the yaml-test-suite, which `Fixtures/yaml-test-suite` holds: each is read as the
/// suite says, or refused.
@Suite("YAML test suite")
struct SuiteTests {
  /// A text and what it is.
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let title: String
    let yaml: String
    /// True if it is not valid YAML.
    var fails: Bool?
    /// The events of a reader, in the notation of the suite.
    var events: [String]?

    var testDescription: String { "\(id), \(title)" }
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/yaml-test-suite")

  static let cases: [Case] = {
    let url = folder.appending(path: "cases.jsonl")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      try? JSONDecoder().decode(Case.self, from: Data(line.utf8))
    }
  }()

  @Test("All cases are there") func count() { #expect(Self.cases.count == 402) }

  @Test("Each case is read as it is meant, or refused", arguments: cases)
  func outcome(_ item: Case) {
    do throws(YAMLError) {
      let node = try YAMLNode.parse(item.yaml)
      guard let events = item.events else {
        Issue.record("what is no YAML is read as \(render(node))")
        return
      }
      #expect(Self.events(of: node) == Self.comparable(events))
    } catch {
      if item.fails == true { return }
      let isNamed = error.message.contains("not supported")
      #expect(isNamed || Self.refused.contains(item.id), "refused: \(error.message)")
    }
  }

  /// The README of the suite's folder states how many cases are read.
  @Test("As many cases are read as documented") func totals() throws {
    var read = 0
    var refused: [String: Int] = [:]
    for item in Self.cases where item.fails != true {
      do throws(YAMLError) {
        _ = try YAMLNode.parse(item.yaml)
        read += 1
      } catch {
        let what = String(error.message.prefix { $0 != ";" }).replacing(/'.*'/, with: "'…'")
        refused[what, default: 0] += 1
      }
    }
    let rows = refused.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let table = rows.map { "| \($0.key) | \($0.value) |\n" }.joined()
    let page = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    #expect(page.contains("| read as the suite says | \(read) |\n"))
    #expect(page.contains(table), "the table has to be\n\(table)")
  }

  /// Cases that are YAML and refused as if they were none: tabs before a flow collection or in a
  /// line that has nothing else.
  private static let refused: Set<String> = ["6CA3", "DK95/00", "Q5MG"]

  /// The events of a node without those around it: no anchors, tags or marks of documents, and
  /// nothing of the style of collections.
  private static func events(of node: YAMLNode) -> [String] {
    switch node.content {
    case .scalar(let scalar):
      let style =
        switch scalar.style {
        case .plain: ":"
        case .singleQuoted: "'"
        case .doubleQuoted: "\""
        case .literal: "|"
        case .folded: ">"
        }
      return ["=VAL " + style + escaped(scalar.text)]
    case .sequence(let items):
      return ["+SEQ"] + items.flatMap { events(of: $0) } + ["-SEQ"]
    case .mapping(let entries):
      return ["+MAP"] + entries.flatMap { events(of: $0.key) + events(of: $0.value) } + ["-MAP"]
    }
  }

  /// The suite's events without those that a node does not tell, if it is one document.
  private static func comparable(_ events: [String]) -> [String] {
    let kept = events.filter { event in
      !["+STR", "-STR", "-DOC"].contains { event.hasPrefix($0) }
        && !event.hasPrefix("+DOC")
    }
    // A text without a document is read as an empty one.
    if kept.isEmpty { return ["=VAL :"] }
    return kept.map { event in
      switch event {
      case "+SEQ []": "+SEQ"
      case "+MAP {}": "+MAP"
      default: event
      }
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{8}": result += "\\b"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
