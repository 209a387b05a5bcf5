import LintRules
import Results

extension ReportFormat {
  package static let agent = ReportFormat(
    "agent", "findings by rule in few words, for a coding agent"
  ) { report, options in
    AgentReport.render(report, pathPrefix: options.pathPrefix)
  }
}

/// The report in the fewest words that suffice to fix the findings: for each rule what to do, then one
/// line for each place, and the commands that show more.
enum AgentReport {
  /// How many places of a rule are listed.
  private static let shownPlaces = 30

  static func render(_ report: Report, pathPrefix: PathPrefix) -> [UInt8] {
    var groups: [String: [Diagnostic]] = [:]
    for diagnostic in report.diagnostics { groups[diagnostic.rule, default: []].append(diagnostic) }
    let rules = report.rulesByID
    var lines: [String] = []
    for tally in report.tallies {
      guard let diagnostics = groups[tally.rule] else { continue }
      let instead = rules[tally.rule]?.instead.onOneLine.visible ?? ""
      lines.append("\(tally.rule.visible) (\(tally.severity.rawValue)): \(instead)")
      let places = places(of: diagnostics, pathPrefix)
      lines += places.prefix(shownPlaces).map { "- \($0)" }
      if places.count > shownPlaces {
        lines.append(
          "- \(places.count - shownPlaces) more: archlint --only \(tally.rule.visible) --format compact"
        )
      }
      lines.append("")
    }
    for problem in report.problems where !problem.isHarmless {
      let place = problem.path.isEmpty ? "archlint" : (pathPrefix + problem.path).visible
      lines.append("problem: \(place): \(problem.message.onOneLine.visible)")
    }
    if report.diagnostics.isEmpty {
      lines.append("no findings")
    } else {
      if report.summary.safelyFixable > 0 {
        lines.append("[fix]: archlint --fix makes these changes")
      }
      lines.append("why, with examples: archlint explain RULE")
    }
    return LogText.withoutCommands(Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// A line for each message in each file, with all the lines that it is about.
  private static func places(of diagnostics: [Diagnostic], _ prefix: PathPrefix) -> [String] {
    var order: [String] = []
    var lines: [String: [Int]] = [:]
    var tails: [String: (path: String, text: String)] = [:]
    for diagnostic in diagnostics {
      let path = (prefix + diagnostic.location.path).visible
      let fix = diagnostic.fix?.isSafe == true ? " [fix]" : ""
      let text = diagnostic.headline.onOneLine.visible + fix
      let key = "\(path)\u{0}\(text)"
      if tails[key] == nil { order.append(key) }
      tails[key] = (path, text)
      if let line = diagnostic.location.region?.start.line { lines[key, default: []].append(line) }
    }
    return order.compactMap { key in
      guard let tail = tails[key] else { return nil }
      let numbers = (lines[key] ?? []).map(String.init).joined(separator: ",")
      let path = tail.path.isEmpty ? "the project" : tail.path
      return (numbers.isEmpty ? path : "\(path):\(numbers)") + " \(tail.text)"
    }
  }
}
