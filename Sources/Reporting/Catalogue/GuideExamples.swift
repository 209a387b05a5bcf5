import LintRules

/// The examples of a rule that show the mistake and the remedy.
///
/// Most clean examples are near misses, which are no advice. The remedy is the code after the fix, or
/// a clean example with code that the text of the remedy names. People write the remedy as the clean
/// example of their own rules.
package struct GuideExamples {
  /// Code that the rule flags.
  package private(set) var wrong: String?
  /// Code that follows the remedy.
  package private(set) var right: String?

  /// How many lines an example may have.
  private static let mostLines = 8

  package init(of rule: Rule) {
    let examples = rule.examples.filter {
      $0.files.count == 1 && $0.changes.isEmpty && $0.files[0].path.hasSuffix(".swift")
    }
    let flagged = examples.filter(\.isFlagged)
    let fixed = flagged.compactMap { example in
      example.fixed.map {
        (wrong: RuleHelp.unmarked(example.files[0].text), right: RuleHelp.unmarked($0))
      }
    }.filter { Self.isShort($0.wrong) && Self.isShort($0.right) }
    if let pair = fixed.min(by: { $0.wrong.utf8.count < $1.wrong.utf8.count }) {
      wrong = pair.wrong
      right = pair.right
      return
    }
    wrong = Self.shortest(flagged.map { RuleHelp.unmarked($0.files[0].text) })
    let clean = examples.filter { !$0.isFlagged }.map { RuleHelp.unmarked($0.files[0].text) }
    let names = Self.codeNames(in: rule.instead).filter { wrong?.contains($0) != true }
    let isShipped = rule.origin.hasPrefix("Rules/")
    right =
      Self.shortest(clean.filter { code in names.contains { code.contains($0) } })
      ?? (isShipped ? nil : Self.shortest(clean))
  }

  private static func isShort(_ code: String) -> Bool {
    !code.isEmpty && code.split(separator: "\n").count <= mostLines
  }

  private static func shortest(_ codes: [String]) -> String? {
    codes.filter(isShort).min { $0.utf8.count < $1.utf8.count }
  }

  /// The names of code in a text for people: words with a hump, a dot, an `@`, a `#` or a bracket
  /// behind them, and capitalized words within a sentence.
  static func codeNames(in text: String) -> [String] {
    var names: [String] = []
    var startsSentence = true
    for word in text.split(whereSeparator: \.isWhitespace) {
      let start = word.drop { !$0.isLetter && !"@#._".contains($0) }
      let name = start.prefix { $0.isLetter || $0.isNumber || "@#._".contains($0) }
      let bare = name.last == "." ? name.dropLast() : name
      let isCall = start.dropFirst(name.count).first == "("
      let hasHump = bare.dropFirst().contains { $0.isUppercase }
      let isMarked = bare.contains { "@#._".contains($0) }
      let isNamed = bare.first?.isUppercase == true && !startsSentence
      if bare.count > 2, isCall || hasHump || isMarked || isNamed { names.append(String(bare)) }
      startsSentence = word.last.map { ".:;".contains($0) } ?? false
    }
    return names
  }
}
