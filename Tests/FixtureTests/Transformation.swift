import LintRules

/// A change of a fixture's Swift files after which the rules have to find the same, or nothing.
enum Transformation: String, CaseIterable {
  case carriageReturns, byteOrderMark, emojiPrefix, shebang, inComment, inString, suppressed

  /// True if findings go away: the code is no code any more, or a comment suppresses them.
  var silences: Bool {
    switch self {
    case .inComment, .inString, .suppressed: true
    default: false
    }
  }

  /// The lines by which what follows moves down.
  var lineShift: Int {
    switch self {
    case .emojiPrefix, .shebang: 1
    default: 0
    }
  }

  /// The text of a file after the change.
  ///
  /// - Parameter rule: the rule whose fixture it is.
  func apply(to text: String, rule: String) -> String {
    switch self {
    case .carriageReturns: text.replacing("\n", with: "\r\n")
    case .byteOrderMark: "\u{FEFF}" + text
    case .emojiPrefix: "// 👩‍👩‍👧‍👦 é 𝒳\n" + text
    case .shebang: "#!/usr/bin/env swift\n" + text
    case .inComment:
      "/* /* nested */\n\(text.replacing("*/", with: "").replacing("/*", with: ""))\n*/"
    case .inString: "let text = ###\"\"\"\n\(text)\n\"\"\"###\n"
    case .suppressed: "// archlint:disable-file \(rule) -- a fixture that is silenced\n" + text
    }
  }
}

extension Transformation {
  /// Returns true if the change shows something about the rule: words count in comments and strings
  /// too, and text does not affect rules about files and folders.
  func applies(to rule: Rule) -> Bool {
    for check in rule.checks {
      let countsInText = check is TermCheck || check is RequirementCheck || check is SecretCheck
      if countsInText, self == .inComment || self == .inString { return false }
      // Tests that are no code any more are missing.
      if check is TestedCheck, silences { return false }
      let isAboutProject =
        check is LayoutCheck || check is ProtectedCheck || check is AbsenceCheck
        || check is InterfaceCheck || check is CounterpartCheck || check is DocumentCheck
        || check is ChangeCheck || check is TrackedCheck
      if isAboutProject { return false }
    }
    return true
  }

  /// Returns the findings to expect after the change.
  ///
  /// - Parameter markers: those before the change.
  func expected(from markers: Set<Fixture.Place>) -> Set<Fixture.Place> {
    Set(
      markers.compactMap { place in
        guard place.path.hasSuffix(".swift") else { return place }
        if silences { return nil }
        return Fixture.Place(
          rule: place.rule, path: place.path, line: place.line == 0 ? 0 : place.line + lineShift)
      })
  }
}
