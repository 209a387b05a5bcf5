import LintRules

/// What there is to know of a rule: why, what to do instead, examples and where it comes from.
struct RuleHelp {
  private let rule: Rule
  /// How many examples of each sort are shown at most.
  private let maximum: Int

  init(_ rule: Rule, examples maximum: Int = .max) {
    self.rule = rule
    self.maximum = maximum
  }

  /// The help as plain text, code indented.
  var text: String {
    var blocks: [String] = []
    if !rule.why.isEmpty { blocks.append("Why: \(rule.why)") }
    if !rule.instead.isEmpty { blocks.append("Instead: \(rule.instead)") }
    for section in sections {
      blocks.append("\(section.title):")
      for code in section.codes {
        let lines = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        blocks.append(lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n"))
      }
    }
    if !rule.sources.isEmpty {
      blocks.append("Sources: \(rule.sources.map(\.words).joined(separator: "; "))")
    }
    return blocks.joined(separator: "\n\n")
  }

  /// The help as Markdown, code in fences.
  var markdown: String {
    var blocks: [String] = []
    if !rule.why.isEmpty { blocks.append("**Why:** \(Self.withoutTags(rule.why))") }
    if !rule.instead.isEmpty { blocks.append("**Instead:** \(Self.withoutTags(rule.instead))") }
    for section in sections {
      blocks.append("**\(section.title):**")
      for code in section.codes {
        let fence = Self.fence(for: code)
        blocks.append("\(fence)\(section.language)\n\(code)\n\(fence)")
      }
    }
    if !rule.sources.isEmpty {
      let lines = rule.sources.map { "- \(Self.withoutTags($0.words))" }
      blocks.append("**Sources:**")
      blocks.append(lines.joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n")
  }

  // MARK: - Examples

  private struct Section {
    let title: String
    let language: String
    let codes: [String]
  }

  private var sections: [Section] {
    var sections: [Section] = []
    let flagged = rule.examples.filter(\.isFlagged).prefix(maximum)
    for example in flagged + rule.examples.filter({ !$0.isFlagged }).prefix(maximum) {
      if !example.changes.isEmpty {
        let changes = example.changes.joined(separator: "\n")
        sections.append(Section(title: "Changes", language: "", codes: [changes]))
      }
      let hasManyFiles = example.files.count > 1
      let codes = example.files.map { file in
        (hasManyFiles ? "// \(file.path)\n" : "") + Self.unmarked(file.text)
      }
      let title = example.isFlagged ? "Flagged" : "Clean"
      sections.append(Section(title: title, language: "swift", codes: codes))
      if let fixed = example.fixed {
        let code = Self.unmarked(fixed)
        sections.append(Section(title: "After the fix", language: "swift", codes: [code]))
      }
    }
    return sections
  }

  /// The text of an example without its marks and without white space at its end.
  private static func unmarked(_ text: String) -> String {
    var text = text
    text.unicodeScalars.removeAll { $0 == "↓" }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  // MARK: - Markdown

  /// Back quotes that do not occur in `code`.
  private static func fence(for code: String) -> String {
    var longest = 2
    var run = 0
    for byte in code.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: longest + 1)
  }

  /// The text with `<` escaped outside of code, so that `Result<User, Error>` is no tag.
  static func withoutTags(_ text: String) -> String {
    var result = ""
    var isCode = false
    for character in text {
      if character == "`" { isCode.toggle() }
      if character == "<" && !isCode { result += "\\" }
      result.append(character)
    }
    return result
  }
}

extension Rule.Source {
  /// The preset with the section of its document.
  fileprivate var words: String { section.isEmpty ? preset : "\(preset), \(section)" }
}
