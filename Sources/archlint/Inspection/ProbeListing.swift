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

  var text: String {
    let here = "\(place.path.visible):\(place.line)"
    if let finding = answer.finding {
      return "\(rule) reports \(here): \(finding.headlineText)\n" + hidden(finding)
    }
    return (["\(rule) does not report \(here)"] + reasons).joined(separator: "\n") + "\n"
  }

  /// The reason why a report does not show the finding.
  private func hidden(_ finding: Diagnostic) -> String {
    if let reason = finding.suppression {
      return "  a comment suppresses it: \(reason.onOneLine.visible)\n"
    }
    return finding.baseline == .unchanged ? "  the baseline accepts it\n" : ""
  }

  private var reasons: [String] {
    var lines = answer.obstacles.map { "  " + $0.reason }
    lines += answer.neededSystems.map { "  nothing is reported until \($0) is the oldest target" }
    lines += answer.traces.prefix(Self.shownPatterns).flatMap(Self.lines)
    let more = answer.traces.count - Self.shownPatterns
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
  fileprivate var reason: String {
    switch sort {
    case .selector: "'\(name)' excludes the line"
    case .project: "the condition '\(name)' on the project does not hold"
    case .condition: "'\(name)' does not hold"
    case .severity: "'\(name)' switches the rule off there"
    }
  }
}

extension Diagnostic {
  /// The message in one line.
  fileprivate var headlineText: String { message.onOneLine.visible }
}
