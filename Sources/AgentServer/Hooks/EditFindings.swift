import LintRules
import Serving

/// The findings of an edit, in the words of an answer.
package struct EditFindings: Sendable {
  /// One finding.
  package struct Finding: Sendable {
    let rule: String
    let severity: Severity
    let line: Int?
    let message: String
    let instead: String
    /// True if it is about a protected file, of which nobody knows yet what may authorize its change.
    let isProtection: Bool

    package init(
      rule: String, severity: Severity, line: Int?, message: String, instead: String,
      isProtection: Bool = false
    ) {
      self.rule = rule
      self.severity = severity
      self.line = line
      self.message = message
      self.instead = instead
      self.isProtection = isProtection
    }
  }

  /// The path from the root of the project on.
  package let path: String
  package private(set) var findings: [Finding]
  /// Why the file could not be checked as a whole.
  private var problems: [String] = []

  /// How many findings an answer has.
  private static let mostFindings = 10

  package init(path: String, findings: [Finding], problems: [String] = []) {
    self.path = path
    self.findings = findings
    self.problems = problems
  }

  /// The findings of the structured answer of `check`.
  package init(path: String, answer: MessageValue) {
    var instead: [String: String] = [:]
    for rule in answer["rules"]?.array ?? [] {
      if let id = rule["id"]?.string { instead[id] = rule["instead"]?.string }
    }
    self.path = path
    findings = (answer["findings"]?.array ?? []).compactMap { value in
      guard let rule = value["rule"]?.string, let message = value["message"]?.string,
        let severity = value["severity"]?.string.flatMap(Severity.init)
      else { return nil }
      return Finding(
        rule: rule, severity: severity, line: value["line"]?.integer, message: message,
        instead: instead[rule] ?? "", isProtection: value["protected"]?.bool ?? false)
    }
    let start = "\(spot(path, nil)): "
    problems = (answer["problems"]?.array ?? []).compactMap(\.string)
      .filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
  }

  /// Adds the findings of another part of an answer.
  package mutating func add(_ more: EditFindings) { findings += more.findings }

  /// Keeps those that an edit touches.
  ///
  /// - Parameters:
  ///   - lines: the 1-based lines, nil for all.
  ///   - includesFile: whether findings about the file as a whole count.
  package mutating func keep(_ lines: [Range<Int>]?, includesFile: Bool) {
    findings.removeAll { finding in
      guard let line = finding.line else { return !includesFile && !finding.isProtection }
      return lines.map { !$0.contains { $0.contains(line) } } ?? false
    }
  }

  /// What is to become of the edit if findings of some severities count.
  package func verdict(_ severities: Set<Severity>) -> EditEvent.Verdict {
    let deciding = findings.filter { severities.contains($0.severity) }
    if deciding.isEmpty { return .stands }
    return deciding.allSatisfy(\.isProtection) ? .asks : .isRefused
  }

  /// The words for them, nil if there is nothing to say.
  package var words: String? {
    var lines = problems.map {
      "archlint: \(path.quotable) cannot be checked as a whole: \($0.quotable)"
    }
    if !findings.isEmpty {
      lines.append("archlint: \(counted(findings.count, "finding")) in \(path.quotable)")
    }
    lines += findingLines
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private var findingLines: [String] {
    var lines: [String] = []
    let sorted = findings.enumerated().sorted { first, second in
      (second.element.severity, first.offset) < (first.element.severity, second.offset)
    }.map(\.element)
    var explained: Set<String> = []
    for finding in sorted.prefix(Self.mostFindings) {
      lines.append(
        "\(spot(path, finding.line)) \(finding.severity.rawValue) \(finding.message.quotable) "
          + "[\(finding.rule.quotable)]")
      if explained.insert(finding.rule).inserted, !finding.instead.isEmpty {
        lines.append("  instead: \(finding.instead.quotable)")
      }
    }
    if findings.count > Self.mostFindings {
      lines.append("and \(findings.count - Self.mostFindings) more")
    }
    return lines
  }
}
