import Configuration
import LintRules

/// The words of a comment from `archlint:` on.
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
    "disable-line", "disable-this", "disable-this-line", "disable-previous",
    "disable-previous-line", "disable-next", "disable-all", "enable", "enable-all", "enable-file",
    "enable-line", "enable-next", "enable-next-line", "ignore", "ignore-all", "ignore-file",
    "ignore-line", "ignore-next", "ignore-next-line", "suppress", "noqa",
  ]

  /// The words of archlint and of other linters, as `squeezed` has them.
  private static let meantWords = Set(foreignWords.union(extents.keys).map { squeezed($0) })

  /// A command without what linters write between its words: `disable:next` and `disableNext` alike.
  private static func squeezed(_ command: some StringProtocol) -> String {
    command.lowercased().filter { !"-_:.".contains($0) }
  }

  /// The start of a comment.
  private static let name = "archlint"

  /// Returns true if a comment may say something to archlint at `start`.
  static func mayStart(_ bytes: ContiguousArray<UInt8>, at start: Int) -> Bool {
    // The bytes are padded, so that the name is never looked for behind their end.
    zip(name.utf8, bytes[start...]).allSatisfy { $0 == $1 | 0x20 }
  }

  /// - Parameter text: the comment from `archlint` on; nil is returned where it is a sentence that
  ///   only starts so.
  init?(_ text: Substring) {
    let isMarked = text.dropFirst(Self.name.utf8.count).first == ":"
    let isLower = text.hasPrefix(Self.name)
    var text = text.dropFirst(Self.name.utf8.count)
    if isMarked {
      text = text.dropFirst()
    } else {
      // Other linters have a hyphen there, and people forget the colon.
      let behind = text.drop { $0 == " " || $0 == "\t" }.drop { "-_:.".contains($0) }
      guard behind.count < text.count else { return nil }
      text = behind
    }
    let words = text.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard let command = words.first else { return nil }
    let extent = Self.extents[command]
    let isMeant = Self.meantWords.contains(Self.squeezed(command))
    let isMisspelled =
      isMarked && text.contains("--")
      && NearestName.of(command, among: Self.extents.keys.sorted()) != nil
    guard extent != nil || isMeant || isMisspelled else { return nil }
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
    if extent == nil || !isMarked || !isLower {
      let isCapital = extent != nil || Self.extents[command.lowercased()] != nil
      let problem =
        !isMarked
        ? "a colon must follow 'archlint'"
        : isCapital
          ? "'archlint' and its command are written in lower case"
          : "archlint knows \(known), not '\(command)'"
      mistake = SuppressionMistake(
        problem: problem, command: Self.command(meantBy: command), words: rules,
        endsNames: separator != nil, reason: reason,
        isCertain: isMarked && isLower || separator.map { rest[$0] == "--" } == true)
    } else if isWhole {
      mistake = nil
    } else {
      let problem =
        rules.isEmpty
        ? "the comment names no rule"
        : reason.isEmpty ? "the comment gives no reason" : "two hyphens must precede the reason"
      mistake = SuppressionMistake(
        problem: problem, command: command, words: rules, endsNames: separator != nil,
        reason: reason)
    }
  }

  /// The command of archlint that comes nearest to one of another linter.
  private static func command(meantBy command: String) -> String {
    let words = squeezed(command)
    if words.contains("next") { return "disable-next-line" }
    return words.contains("file") || words.contains("all") ? "disable-file" : "disable"
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
  /// True if hyphens follow them, so that none of them is a word of the reason.
  let endsNames: Bool
  /// The reason, empty if the comment gives none.
  let reason: String
  /// False if the comment may be a sentence, unless it names a rule.
  var isCertain = true

  /// Returns true if the comment was meant to suppress findings.
  ///
  /// - Parameter known: the ids of all rules.
  func isMeant(_ known: Set<String>) -> Bool {
    isCertain || words.isEmpty || words.contains { known.contains($0) }
  }

  /// The comment as it should be written.
  ///
  /// - Parameter known: the ids of all rules.
  func form(_ known: Set<String>) -> String {
    // Without hyphens the reason follows the last rule.
    let rules = words.prefix { endsNames || known.contains($0) }
    let named = rules.isEmpty ? Array(words.prefix(1)) : Array(rules)
    let rest = words.dropFirst(named.count).joined(separator: " ")
    let reason = reason.isEmpty ? rest : reason
    return "archlint:\(command) \(named.isEmpty ? "RULE" : named.joined(separator: ", ")) -- "
      + (reason.isEmpty ? "REASON" : reason)
  }
}
