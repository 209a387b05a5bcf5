import Engine
import LintRules
import Project
import Reporting
import Results

/// The comments of a project that suppress findings, by rule and file, with their age.
struct SuppressionList {
  private let comments: [Report.SuppressionComment]
  private let root: String
  private let pathPrefix: PathPrefix

  /// The comments that a run is about: those in its paths and its change. If the command line chooses
  /// rules, only the comments about them.
  init(
    _ report: Report, _ scope: RunScope, _ project: ProjectOptions, _ finder: ConfigurationFinder
  ) {
    let choosesRules = !project.only.isEmpty || !project.skip.isEmpty
    let chosen = Set(report.rules.map(\.id))
    comments = report.suppressions.compactMap { comment in
      guard scope.paths.isEmpty || scope.paths.contains(where: { comment.path.lies(in: $0) }),
        scope.changes?.touches(comment.path, comment.line...comment.line) ?? true
      else { return nil }
      guard choosesRules else { return comment }
      let rules = comment.rules.filter(chosen.contains)
      return rules.isEmpty ? nil : comment.about(rules)
    }
    root = finder.root
    pathPrefix = finder.pathPrefix
  }

  /// Refuses formats that the list does not have.
  static func check(_ reports: Reports<ReportFormat>) throws(UsageError) {
    for format in reports.destinations.map(\.format) where format != .text && format != .json {
      throw UsageError(
        message: "--list-suppressions has the formats text and json, not '\(format.rawValue)'")
    }
  }

  /// Writes the list to the destinations of the command line.
  func write(to reports: Reports<ReportFormat>) throws {
    for output in reports.destinations {
      try output.write(output.format == .json ? json : Array(LogText.lines(text).utf8))
    }
  }

  private var json: [UInt8] {
    let ages = ages()
    var json = JSONWriter()
    json.array(.lines) { json in
      for comment in comments {
        json.object { json in
          json.member("path", comment.path)
          json.member("line", comment.line)
          json.key("rules")
          json.strings(comment.rules)
          json.key("unused")
          json.strings(comment.unused)
          json.member("reason", comment.reason)
          if let age = ages[comment] { json.member("days", age) }
        }
      }
    }
    json.finish()
    return json.bytes
  }

  private var text: String {
    guard !comments.isEmpty else { return "no comment suppresses findings\n" }
    let ages = ages()
    var byRule: [String: [Report.SuppressionComment]] = [:]
    for comment in comments {
      for rule in comment.rules { byRule[rule, default: []].append(comment) }
    }
    var lines: [String] = []
    for (rule, comments) in byRule.sorted(by: { $0.key < $1.key }) {
      lines.append("\(rule.visible): \(counted(comments.count, "suppression"))")
      for comment in comments {
        let age = ages[comment].map { counted($0, "day") } ?? "not committed"
        let reason = comment.reason.isEmpty ? "no reason" : comment.reason
        let path = (pathPrefix + comment.path).visible
        let effect = comment.unused.contains(rule) ? " (hides nothing)" : ""
        lines.append("  \(path):\(comment.line)  \(age)  \(reason.onOneLine)\(effect)")
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  /// The number of days since each comment last changed, according to git.
  private func ages() -> [Report.SuppressionComment: Int] {
    guard let repository = try? GitRepository(root: root) else { return [:] }
    let today = CalendarDay.today.number
    var ages: [Report.SuppressionComment: Int] = [:]
    for (path, comments) in Dictionary(grouping: comments, by: \.path) {
      let times = (try? repository.ages(of: comments.map(\.line), path: path)) ?? [:]
      for comment in comments {
        if let time = times[comment.line] { ages[comment] = max(0, today - time / 86_400) }
      }
    }
    return ages
  }
}
