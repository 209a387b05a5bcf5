import Foundation

/// Writes YAML files as raw string literals into a Swift file: `embed-rules OUTPUT INPUT...`.
///
/// Literals compile in a fraction of the time that an array of bytes takes, and unlike a resource
/// bundle they cannot be lost when the binary is copied.
@main
enum EmbedRules {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else {
      FileHandle.standardError.write(Data("usage: embed-rules OUTPUT INPUT...\n".utf8))
      exit(2)
    }
    var documents: [String: [String]] = [
      "apis": [], "catalogue": [], "presets": [], "vocabulary": [],
    ]
    for input in arguments.dropFirst() {
      let url = URL(filePath: input)
      let folder = url.deletingLastPathComponent().lastPathComponent
      let text = try String(contentsOf: url, encoding: .utf8)
      let path = "\(folder)/\(url.lastPathComponent)"
      if folder == "catalogue" {
        documents[folder, default: []] += rules(in: text).map { rule in
          """
              Document("\(rule.id)", "\(path)", \(rule.line), \(literal(rule.text)),
                examples: \(literal(rule.examples)), at: \(rule.examplesLine),
                usesNames: \(rule.text.contains("${"))),
          """
        }
      } else {
        let name = url.deletingPathExtension().lastPathComponent
        documents[folder, default: []].append(
          "    Document(\"\(name)\", \"\(path)\", 1, \(literal(text))),")
      }
    }
    let properties = documents.sorted { $0.key < $1.key }.map { name, entries in
      """
        package static let \(name): [Document] = [
      \(entries.joined(separator: "\n"))
        ]
      """
    }
    let source = """
      // Written by embed-rules from the files under Rules.
      extension RulePack {
      \(properties.joined(separator: "\n\n"))
      }

      """
    try source.write(to: URL(filePath: output), atomically: true, encoding: .utf8)
  }

  /// One rule of a file of the catalogue.
  private struct Rule {
    let id: String
    let line: Int
    var lines: [Substring] = []
    var exampleLines: [Substring] = []

    var text: String { lines.joined(separator: "\n") }
    var examples: String { exampleLines.joined(separator: "\n") }
    var examplesLine: Int { line + lines.count }
  }

  /// The items of a sequence of rules; the examples are the last key of a rule.
  private static func rules(in text: String) -> [Rule] {
    let opening = "- id: "
    var rules: [Rule] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix(opening) {
        rules.append(Rule(id: String(line.dropFirst(opening.count)), line: index + 1))
      }
      guard let last = rules.indices.last else { continue }
      if line.hasPrefix("  examples:") || !rules[last].exampleLines.isEmpty {
        rules[last].exampleLines.append(line)
      } else {
        rules[last].lines.append(line)
      }
    }
    return rules
  }

  /// `text` as a raw literal over several lines, with more `#` than any run in it.
  private static func literal(_ text: String) -> String {
    let longest = text.split { $0 != "#" }.map(\.count).max() ?? 0
    let marks = String(repeating: "#", count: longest + 1)
    return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
  }
}
