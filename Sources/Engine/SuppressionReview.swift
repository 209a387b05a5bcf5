import Configuration
import LintRules
import Project

/// Finds the comments that switch rules off and should not be there.
struct SuppressionReview {
  private let ruleSet: RuleSet
  private let knownRules: [String]
  private let known: Set<String>
  /// How many unknown ids of a file are compared with all others.
  private static let mostHints = 64
  /// The rules that look at suppressions, by what they look for.
  private let checks: [(rule: Int, check: SuppressionCheck)]

  init(ruleSet: RuleSet, knownRules: [String]) {
    self.ruleSet = ruleSet
    self.knownRules = knownRules
    known = Set(knownRules)
    checks = ruleSet.rules.enumerated().flatMap { index, rule in
      rule.checks(of: SuppressionCheck.self).map { (index, $0) }
    }
  }

  /// Returns the problems with the suppressions of one file.
  func diagnostics(
    _ suppressions: [LocatedSuppression], at place: Place
  ) -> [Diagnostic] {
    let active = ruleSet.activeRules(at: place, isChange: false)
    // What a change was excused for is excused when the change is over.
    let ran = Set(
      zip(ruleSet.rules, active).filter { rule, isActive in
        isActive && !rule.isAboutChanges && !rule.isAboutLines
      }.map(\.0.id))
    // A comment may excuse others, those that hide nothing for example, and is of use then.
    let own = Set(checks.map { ruleSet.rules[$0.rule].id })
    let excusing = suppressions.indices.filter { index in
      let suppression = suppressions[index].suppression
      return !suppression.reason.isEmpty && suppression.rules.contains { own.contains($0) }
    }
    var suppressions = suppressions
    var hints: [String: String] = [:]
    var found: [(suppression: Int, rule: String, diagnostic: Diagnostic)] = []
    for isSecond in [false, true] {
      for (rule, check) in checks where active[rule] {
        for index in suppressions.indices {
          for values in problems(suppressions[index], check, ran, &hints) {
            let isOwn = check == .unused && own.contains(values["rule"] ?? "")
            guard isOwn == isSecond,
              var diagnostic = diagnostic(
                ruleSet.rules[rule], suppressions[index], values, at: place)
            else { continue }
            diagnostic.suppression = excuse(diagnostic, of: index, by: excusing, &suppressions)
            found.append((index, values["rule"] ?? "", diagnostic))
          }
        }
      }
    }
    // A suppression that has since hidden another finding is used after all.
    return found.filter { !suppressions[$0.suppression].used.contains($0.rule) }.map(\.diagnostic)
  }

  /// The reason of another comment that excuses the finding, which is noted there.
  private func excuse(
    _ diagnostic: Diagnostic, of own: Int, by excusing: [Int],
    _ suppressions: inout [LocatedSuppression]
  ) -> String? {
    let offset = diagnostic.location.region?.bytes.lowerBound ?? 0
    let index = excusing.first { index in
      index != own && suppressions[index].suppression.covers(diagnostic.rule, at: offset)
    }
    guard let index else { return nil }
    suppressions[index].used.insert(diagnostic.rule)
    return suppressions[index].suppression.reason
  }

  /// Returns the values of the message's placeholders, one entry for each problem.
  ///
  /// - Parameter hints: the hints to unknown ids of the file that have been looked for.
  private func problems(
    _ located: LocatedSuppression, _ check: SuppressionCheck, _ ran: Set<String>,
    _ hints: inout [String: String]
  ) -> [[String: String]] {
    let suppression = located.suppression
    switch check {
    case .withoutReason:
      guard let mistake = suppression.mistake, mistake.isMeant(known) else { return [] }
      return [
        [
          "problem": mistake.problem, "form": mistake.form(known),
          "rule": mistake.words.joined(separator: ", "),
        ]
      ]
    case .unknown:
      return suppression.rules.filter { !known.contains($0) }.map { id in
        if hints[id] == nil, hints.count < Self.mostHints {
          hints[id] = NearestName.hint(id, among: knownRules)
        }
        return ["rule": id, "hint": hints[id] ?? ""]
      }
    case .unused:
      guard !suppression.reason.isEmpty else { return [] }
      return suppression.rules.filter { ran.contains($0) && !located.used.contains($0) }
        .map { ["rule": $0] }
    }
  }

  private func diagnostic(
    _ rule: Rule, _ located: LocatedSuppression, _ values: [String: String],
    at place: Place
  ) -> Diagnostic? {
    guard let severity = rule.severity(at: place) else { return nil }
    return Diagnostic(
      rule: rule.id, severity: severity,
      message: rule.usualMessage.filled(values),
      location: Location(path: place.path, region: located.region),
      subject: "\(located.suppression.isAboutFile ? "file " : "")\(values["rule"] ?? "")")
  }
}
