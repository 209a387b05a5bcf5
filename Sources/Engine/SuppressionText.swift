import Configuration
import LintRules

/// The words of a comment after `archlint:`.
struct SuppressionText: Hashable {
  /// The code that a comment applies to.
  enum Extent: Hashable {
    case statement, nextLine, file
  }

  let extent: Extent
  let rules: [String]
  let reason: String
  let mistake: SuppressionMistake?

  private static let extents: [String: Extent] = [
    "disable": .statement, "disable-next-line": .nextLine, "disable-file": .file,
  ]

  /// Words of other linters. A sentence such as "disabled for now" is none of them.
  private static let foreignWords: Set = [
    "disable-line", "disable-this-line", "disable-previous-line", "disable-next", "disable-all",
    "enable", "enable-file", "enable-line", "enable-next-line", "ignore", "ignore-file",
    "ignore-line", "ignore-next-line", "suppress", "noqa",
  ]

  /// - Parameter text: what the comment says after `archlint:`; nil is returned where it is a
  ///   sentence that only starts so.
  init?(_ text: Substring) {
    let words = text.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard let command = words.first else { return nil }
    let extent = Self.extents[command]
    let isForeign = Self.foreignWords.contains(command)
    let isMisspelled =
      text.contains("--") && NearestName.of(command, among: Self.extents.keys.sorted()) != nil
    guard extent != nil || isForeign || isMisspelled else { return nil }
    self.extent = extent ?? .statement
    let rest = text.drop { $0 == " " || $0 == "\t" }.dropFirst(command.count)
    // Two hyphens introduce the reason; people also write one, or a dash.
    let separator =
      rest.firstRange(of: "--") ?? Self.dashes.compactMap { rest.firstRange(of: $0) }.first
    let named = rest[..<(separator?.lowerBound ?? rest.endIndex)]
    rules = named.split { ", \t".contains($0) }.map(String.init)
    reason = separator.map { rest[$0.upperBound...].trimmed } ?? ""
    let isWhole = separator.map { rest[$0] == "--" } == true && !reason.isEmpty && !rules.isEmpty
    let known = Self.extents.keys.sorted().joined(separator: ", ")
    if extent == nil {
      mistake = SuppressionMistake(
        problem: "archlint knows \(known), not '\(command)'", command: "disable", words: rules,
        reason: reason)
    } else if isWhole {
      mistake = nil
    } else {
      let problem =
        rules.isEmpty
        ? "the comment names no rule"
        : reason.isEmpty ? "the comment gives no reason" : "two hyphens must precede the reason"
      mistake = SuppressionMistake(
        problem: problem, command: command, words: rules, reason: reason)
    }
  }

  private static let dashes = [" - ", " \u{2013} ", " \u{2014} ", " // ", ": "]
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// A mistake in a comment that was meant to suppress findings.
struct SuppressionMistake: Sendable, Hashable {
  /// The mistake, as the start of a message.
  let problem: String
  /// The command to write.
  let command: String
  /// The words that may be rules.
  let words: [String]
  /// The reason, empty if the comment gives none.
  let reason: String

  /// The comment as it should be written.
  ///
  /// - Parameter known: the ids of all rules.
  func form(_ known: Set<String>) -> String {
    // Without hyphens the reason follows the last rule.
    let rules = words.prefix { known.contains($0) }
    let named = rules.isEmpty ? Array(words.prefix(1)) : Array(rules)
    let rest = words.dropFirst(named.count).joined(separator: " ")
    let reason = reason.isEmpty ? rest : reason
    return "archlint:\(command) \(named.isEmpty ? "RULE" : named.joined(separator: ", ")) -- "
      + (reason.isEmpty ? "REASON" : reason)
  }
}
