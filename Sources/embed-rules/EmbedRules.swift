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
    var documents: [String: [String]] = ["catalogue": [], "presets": []]
    for input in arguments.dropFirst() {
      let url = URL(filePath: input)
      let folder = url.deletingLastPathComponent().lastPathComponent
      let text = try String(contentsOf: url, encoding: .utf8)
      let path = "\(folder)/\(url.lastPathComponent)"
      let parts =
        folder == "catalogue"
        ? rules(in: text) : [(name: url.deletingPathExtension().lastPathComponent, line: 1, text: text)]
      documents[folder, default: []] += parts.map { part in
        "    Document(\"\(part.name)\", \"\(path)\", \(part.line), \(literal(part.text))),"
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

  /// The items of a sequence of rules, each with its id and the line on which it starts.
  private static func rules(in text: String) -> [(name: String, line: Int, text: String)] {
    let opening = "- id: "
    var rules: [(name: String, line: Int, lines: [Substring])] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix(opening) {
        rules.append((String(line.dropFirst(opening.count)), index + 1, []))
      }
      if !rules.isEmpty { rules[rules.count - 1].lines.append(line) }
    }
    return rules.map { ($0.name, $0.line, $0.lines.joined(separator: "\n")) }
  }

  /// `text` as a raw literal over several lines, with more `#` than any run in it.
  private static func literal(_ text: String) -> String {
    let longest = text.split { $0 != "#" }.map(\.count).max() ?? 0
    let marks = String(repeating: "#", count: longest + 1)
    return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
  }
}
