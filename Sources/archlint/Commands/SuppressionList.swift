import Engine
import Project
import Reporting

/// The comments of a project that switch rules off, by rule and file, with their age.
struct SuppressionList {
  let report: Report
  let root: String
  let pathPrefix: String

  var text: String {
    guard !report.suppressions.isEmpty else { return "no rule is switched off by a comment\n" }
    let ages = ages()
    var byRule: [String: [Report.SuppressionComment]] = [:]
    for comment in report.suppressions {
      for rule in comment.rules { byRule[rule, default: []].append(comment) }
    }
    var lines: [String] = []
    for (rule, comments) in byRule.sorted(by: { $0.key < $1.key }) {
      lines.append("\(rule): \(Archlint.count(comments.count, "suppression"))")
      for comment in comments {
        let age = ages[comment].map { Archlint.count($0, "day") } ?? "not committed"
        let reason = comment.reason.isEmpty ? "no reason" : comment.reason
        lines.append(
          "  \((pathPrefix + comment.path).visible):\(comment.line)  \(age)  \(reason.visible)")
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  /// How many days ago each comment was last changed, as git knows it.
  private func ages() -> [Report.SuppressionComment: Int] {
    guard let repository = try? GitRepository(root: root) else { return [:] }
    let today = CalendarDay.today.number
    var ages: [Report.SuppressionComment: Int] = [:]
    for (path, comments) in Dictionary(grouping: report.suppressions, by: \.path) {
      let times = (try? repository.ages(of: comments.map(\.line), path: path)) ?? [:]
      for comment in comments {
        if let time = times[comment.line] { ages[comment] = max(0, today - time / 86_400) }
      }
    }
    return ages
  }
}
