import Audits
import LintRules
import Project

/// The burn-down: one line for a day, with a bar that is as long as its findings.
extension AuditMarkdown {
  /// How many days are shown.
  private static let maximumDays = 20
  private static let barLength = 20

  mutating func renderHistory() {
    guard !audit.history.isEmpty else { return }
    text += "\n## History\n\n\(audit.history.summary)\n\n"
    text += "| day | errors | warnings | infos | findings | rules | items done | |\n"
    text += "|---|---:|---:|---:|---:|---:|---:|---|\n"
    let largest = max(1, audit.history.map(\.findings).max() ?? 0)
    let days = audit.history.sample(Self.maximumDays)
    for day in days {
      let length = (day.findings * Self.barLength + largest - 1) / largest
      let items = day.items > 0 ? "\(day.done) of \(day.items)" : ""
      text += "| \(day.day) | \(day.errors) | \(day.warnings) | \(day.infos) | \(day.findings) "
      text += "| \(day.rules) | \(items) | \(String(repeating: "█", count: length)) |\n"
    }
    let more = audit.history.count - days.count
    if more > 0 { text += "\n\(counted(more, "day")) between them not shown\n" }
  }
}
