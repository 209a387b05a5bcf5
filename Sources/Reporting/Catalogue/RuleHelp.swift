import LintRules

/// The help of a rule: why it exists, what to do instead, examples, and the presets that use it.
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
    if !rule.why.isEmpty { blocks.append("**Why:** \(Self.prose(rule.why))") }
    if !rule.instead.isEmpty { blocks.append("**Instead:** \(Self.prose(rule.instead))") }
    for section in sections {
      blocks.append("**\(section.title):**")
      for code in section.codes {
        let fence = Self.fence(for: code)
        blocks.append("\(fence)\(section.language)\n\(code)\n\(fence)")
      }
    }
    if !rule.sources.isEmpty {
      let lines = rule.sources.map { "- \(Self.prose($0.words))" }
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
      let title = example.isFlagged ? "Flagged" : "Clean"
      sections +=
        example.changes.isEmpty
        ? [Section(title: title, language: "swift", codes: Self.codes(of: example.files))]
        : Self.change(example, title: "\(title) change")
      if let fixed = example.fixed {
        let code = Self.unmarked(fixed)
        sections.append(Section(title: "After the fix", language: "swift", codes: [code]))
      }
    }
    return sections
  }

  /// The change that an example is about, with the files before and after it. Of a file that only moves,
  /// an example shows no text.
  private static func change(_ example: Rule.Example, title: String) -> [Section] {
    let changes = example.changes.joined(separator: "\n")
    var sections = [Section(title: title, language: "", codes: [changes])]
    if let message = example.commitMessage {
      sections.append(
        Section(title: "Message of its commit", language: "", codes: [unmarked(message)]))
    }
    for (title, files) in [("Before", example.before), ("After", example.files)] {
      let shown = files.filter { !unmarked($0.text).isEmpty }
      if shown.isEmpty { continue }
      sections.append(Section(title: title, language: "swift", codes: codes(of: shown)))
    }
    return sections
  }

  /// The texts of files, with their paths if there are several.
  private static func codes(of files: [Rule.Example.File]) -> [String] {
    files.map { (files.count > 1 ? "// \($0.path)\n" : "") + unmarked($0.text) }
  }

  /// The text of an example without its marks and without white space at its end.
  static func unmarked(_ text: String) -> String {
    var text = text
    text.unicodeScalars.removeAll { $0 == "↓" }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  // MARK: - Markdown

  /// Back quotes that do not occur in `code`.
  static func fence(for code: String) -> String {
    var longest = 2
    var run = 0
    for byte in code.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: longest + 1)
  }

  /// The text in one line, its code in back-quotes kept, and outside of code nothing that is a tag
  /// or a link: `Result<User, Error>` is none, and `[Int](repeating: 0, count: 1)` is none either.
  ///
  /// Goes by scalars, as Markdown does: an accent after a sign does not take its meaning away.
  static func prose(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = Substring(text.onOneLine.visible).unicodeScalars
    while let next = rest.first {
      if next == "`" {
        let (count, code) = Self.code(at: rest)
        if let code {
          result += Self.code(String(Substring(code))).unicodeScalars
          rest = rest[code.endIndex...].dropFirst(count)
        } else {
          result += String(repeating: "\\`", count: count).unicodeScalars
          rest = rest.dropFirst(count)
        }
        continue
      }
      rest.removeFirst()
      let isLink = next == "]" && (rest.first == "(" || rest.first == "[")
      // With two of these signs commands in the log of a job start.
      let isCommand =
        next == "#" && result.last == "#" || next == ":" && result.isEmpty && rest.first == ":"
      if next == "<" || isLink || isCommand { result.append("\\") }
      result.append(next)
      // An escaped character opens no code and no tag.
      if next == "\\", let escaped = rest.popFirst() { result.append(escaped) }
    }
    return String(result)
  }

  /// Code as Markdown, in back-quotes where nothing in it can be taken for anything else.
  static func code(_ code: String) -> String {
    var previous: Unicode.Scalar = "`"
    for scalar in code.unicodeScalars {
      if scalar == "`" || scalar == "#" && previous == "#" { return code.markdownCode }
      previous = scalar
    }
    return code.isEmpty ? code.markdownCode : "`\(code)`"
  }

  /// How many back-quotes `text` starts with, and what is between them and as many others.
  private static func code(
    at text: Substring.UnicodeScalarView
  ) -> (count: Int, code: Substring.UnicodeScalarView?) {
    let opening = text.prefix { $0 == "`" }
    var end = opening.endIndex
    while let start = text[end...].firstIndex(of: "`") {
      let closing = text[start...].prefix { $0 == "`" }
      if closing.count == opening.count {
        return (opening.count, text[opening.endIndex..<start])
      }
      end = closing.endIndex
    }
    return (opening.count, nil)
  }
}

extension Rule.Source {
  /// The preset with the section of its document.
  fileprivate var words: String { section.isEmpty ? preset : "\(preset), \(section)" }
}
