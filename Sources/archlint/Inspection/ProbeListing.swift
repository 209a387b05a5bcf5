import Engine
import LintRules
import Reporting

/// The reason why a rule reports a line, or why it does not, as text.
struct ProbeListing {
  let rule: String
  let place: FilePlace
  let answer: RuleProbe.Answer

  /// The number of patterns that are shown.
  private static let shownPatterns = 5

  /// The reason why a run does not check the rule at all, nil if it does.
  var whyOff: String?

  var text: String {
    let here = "\(place.path.visible):\(place.line)"
    let off = whyOff.map { ["  \($0)"] } ?? []
    if answer.findings.isEmpty {
      return listing(["\(rule) does not report \(here)"] + off + reasons)
    }
    let isAlone = answer.findings.count == 1
    return listing(
      answer.findings.flatMap { finding in
        // Several findings of one line differ by their columns.
        let start = isAlone ? nil : finding.location.region?.start
        let here = start.map { "\(place.path.visible):\($0.line):\($0.column)" } ?? here
        let message = finding.headlineText
        let why = off + hidden(finding)
        return why.isEmpty
          ? ["\(rule) reports \(here): \(message)"]
          : ["\(rule) does not report \(here)"] + why + ["  without that, it says: \(message)"]
      })
  }

  private func listing(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

  /// The reason why a report does not show the finding.
  private func hidden(_ finding: Diagnostic) -> [String] {
    if let reason = finding.suppression {
      return ["  a comment suppresses it: \(reason.onOneLine.visible)"]
    }
    return finding.baseline == .unchanged ? ["  the baseline accepts it"] : []
  }

  private var reasons: [String] {
    if let obstacle = answer.obstacleOfFile { return ["  \(obstacle)"] }
    var lines = answer.obstacles.map { "  " + $0.reason(answer.neededSystems) }
    lines += answer.notes.map { "  \($0.visible)" }
    lines += answer.unknownNames.map { "  no file of the project names '\($0.visible)'" }
    let begun = answer.traces.filter { $0.matched > 0 || $0.obstacle?.reason.isEmpty != true }
    if begun.isEmpty, !answer.traces.isEmpty {
      let count = answer.traces.count
      return lines + [
        count == 1
          ? "  the pattern begins nowhere on the line"
          : "  none of the \(count) patterns begins on the line"
      ]
    }
    lines += begun.prefix(Self.shownPatterns).flatMap(Self.lines)
    let more = begun.count - Self.shownPatterns
    if more > 0 {
      lines.append("  \(counted(more, "more pattern")) \(more == 1 ? "matches" : "match") less")
    }
    if answer.isAboutOtherThings {
      lines.append("  no check of the rule matches there, even without 'in' and 'not-in'")
    }
    return lines
  }

  private static func lines(of trace: PatternTrace) -> [String] {
    var lines = ["  pattern \(trace.pattern.onOneLine.visible)"]
    if let obstacle = trace.obstacle {
      if trace.matched > 0 {
        lines.append(
          "    matches \(trace.matched) of \(trace.total) parts: \(trace.code.onOneLine.visible)")
      }
      lines.append(
        "    expected \(obstacle.expected.visible), found \(obstacle.found.onOneLine.visible)")
      if !obstacle.reason.isEmpty { lines.append("    \(obstacle.reason.visible)") }
    } else {
      lines.append("    matches: \(trace.code.onOneLine.visible)")
    }
    for capture in trace.captures {
      lines.append("    $\(capture.name) is \(capture.text.onOneLine.visible)")
    }
    return lines
  }
}

extension RulePart {
  /// The reason why nothing is reported, in one line.
  ///
  /// - Parameter systems: those that findings of the file wait for.
  fileprivate func reason(_ systems: [String]) -> String {
    switch sort {
    case .selector where !words.isEmpty:
      "'\(name)' excludes the line: the rule looks "
        + (name.hasPrefix("not-in") ? "in no" : "only in")
        + " declarations \(words.joined(separator: ", "))"
    case .selector: "'\(name)' excludes the line"
    case .project: "the condition '\(name)' on the project does not hold"
    case .condition: "'\(name)' does not hold"
    case .severity: "'\(name)' switches the rule off there"
    case .systems where systems.isEmpty:
      "the code is for systems that do not have the API that the rule asks for"
    case .systems:
      "the code is built for older systems: nothing is reported until "
        + systems.joined(separator: " or ") + " is the oldest target"
    }
  }
}

extension Diagnostic {
  /// The message in one line.
  fileprivate var headlineText: String { message.onOneLine.visible }
}
