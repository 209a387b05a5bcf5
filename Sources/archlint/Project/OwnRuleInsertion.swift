import Configuration
import LintRules
import YAML

/// Adds rules to the text of a configuration. Everything else stays as it is, comments included.
struct OwnRuleInsertion {
  /// The path of the configuration, for messages.
  let path: String
  /// The text of the configuration, empty where there is none.
  let text: String

  /// Returns true if the configuration has a rule of its own with this id.
  func has(_ id: String) throws -> Bool {
    (try parsed().member("own-rules")?.sequence ?? []).contains {
      $0.member("id")?.scalar?.text == id
    }
  }

  /// The text with rules at the end of `own-rules`.
  ///
  /// - Parameter rules: the lines of each rule as an item of a list, for an indentation.
  func adding(_ rules: (_ indent: Int) -> [[String]]) throws -> String {
    let node = try parsed()
    guard let list = node.member("own-rules"), let last = list.sequence?.last else {
      guard node.member("own-rules") == nil else {
        throw UsageError(
          message:
            "'own-rules' in \(path) is not a list of rules; remove the key, and run the command "
            + "again")
      }
      return text + gap + "own-rules:\n" + Self.joined(rules(2))
    }
    let bytes = Array(text.utf8)
    guard bytes[list.start.offset] == UInt8(ascii: "-") else {
      throw UsageError(
        message:
          "'own-rules' in \(path) is a list in square brackets; write each rule on lines of its "
          + "own that start with '- '")
    }
    // After the line on which the last rule ends.
    var end = last.end.offset
    while end < bytes.count, end == 0 || bytes[end - 1] != UInt8(ascii: "\n") { end += 1 }
    let head = String(decoding: bytes[..<end], as: UTF8.self)
    return head + (head.hasSuffix("\n") ? "\n" : "\n\n")
      + Self.joined(rules(list.start.column - 1))
      + String(decoding: bytes[end...], as: UTF8.self)
  }

  /// The text with `lines` at its end, unless it has the key already.
  func adding(_ lines: [String], as key: String) throws -> String {
    guard try parsed().member(key) == nil else { return text }
    return text + gap + "\(key):\n" + lines.map { "\($0)\n" }.joined()
  }

  /// The blank line before what is added.
  private var gap: String { text.isEmpty ? "" : text.hasSuffix("\n") ? "\n" : "\n\n" }

  private func parsed() throws -> YAMLNode {
    do {
      return try YAMLNode.parse(text)
    } catch {
      throw ConfigurationFailure([
        ConfigurationProblem(file: path, mark: error.mark, message: error.message)
      ])
    }
  }

  private static func joined(_ rules: [[String]]) -> String {
    rules.map { $0.map { "\($0)\n" }.joined() }.joined(separator: "\n")
  }
}
