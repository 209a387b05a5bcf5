import Audits
import LintRules
import Project

/// The history of a project as HTML that needs no script: a chart of findings by severity, and the
/// numbers as a table.
enum HistoryChart {
  private static let width = 760.0
  private static let height = 250.0
  private static let left = 56.0
  private static let right = 72.0
  private static let top = 14.0
  private static let bottom = 30.0
  /// How many days the table has.
  private static let maximumRows = 30
  /// Up to how many days each one gets a dot.
  private static let maximumDots = 60

  /// The card of the page, empty where there is no history.
  static func render(_ days: [AuditDay]) -> String {
    guard let first = days.first else { return "" }
    var text = "<figure class=\"card history\" aria-labelledby=\"history-title\">\n"
    text += "<figcaption class=\"headline\"><b id=\"history-title\">History</b> "
    text += "<span class=\"muted\">\(days.summary.html)</span></figcaption>\n"
    if days.count > 1 { text += legend(days) + chart(days, from: first) }
    return text + table(days) + "</figure>\n"
  }

  // MARK: - The chart

  private static let severities: [(name: String, count: @Sendable (AuditDay) -> Int)] = [
    ("error", { $0.errors }), ("warning", { $0.warnings }), ("info", { $0.infos }),
  ]

  private static func legend(_ days: [AuditDay]) -> String {
    let parts = severities.filter { severity in days.contains { severity.count($0) > 0 } }
    guard !parts.isEmpty else { return "" }
    let items = parts.map { "<span><i class=\"swatch \($0.name)\"></i> \($0.name)s</span>" }
    return "<p class=\"legend\">\(items.joined(separator: " "))</p>\n"
  }

  private static func chart(_ days: [AuditDay], from first: AuditDay) -> String {
    let scale = Scale(days, from: first)
    var text = "<svg viewBox=\"0 0 \(number(width)) \(number(height))\" role=\"img\" "
    text += "aria-label=\"\(days.summary.html)\">\n"
    for value in scale.ticks {
      let y = number(scale.y(value))
      text += "<path class=\"grid\" d=\"M\(number(left)) \(y)H\(number(width - right))\"></path>"
      text += "<text class=\"end\" x=\"\(number(left - 8))\" y=\"\(number(scale.y(value) + 4))\">"
      text += "\(value)</text>\n"
    }
    // The areas lie on each other, errors at the bottom.
    var below = days.map { _ in 0 }
    for severity in severities {
      let above = zip(below, days).map { $0 + severity.count($1) }
      if above != below {
        let line = points(days, above, scale)
        let back = points(days, below, scale).reversed()
        text += "<path class=\"area \(severity.name)\" "
        text += "d=\"M\((line + back).joined(separator: "L"))Z\"></path>\n"
      }
      below = above
    }
    text += "<path class=\"total\" d=\"M\(points(days, below, scale).joined(separator: "L"))\">"
    text += "</path>\n"
    if days.count <= maximumDots {
      for day in days {
        text += "<circle class=\"dot\" cx=\"\(number(scale.x(day)))\" "
        text += "cy=\"\(number(scale.y(day.findings)))\" r=\"3\">"
        text += "<title>\(day.day): \(counted(day.findings, "finding"))</title></circle>"
      }
      text += "\n"
    }
    return text + labels(days, scale) + "</svg>\n"
  }

  private static func labels(_ days: [AuditDay], _ scale: Scale) -> String {
    var text = ""
    for (index, day) in scale.dates.enumerated() {
      let anchor = index == 0 ? "start" : index == scale.dates.count - 1 ? "end" : "middle"
      text += "<text class=\"\(anchor)\" x=\"\(number(scale.x(day)))\" "
      text += "y=\"\(number(height - 8))\">\(day)</text>"
    }
    if let last = days.last {
      text += "<text class=\"start last\" x=\"\(number(width - right + 8))\" "
      text += "y=\"\(number(scale.y(last.findings) + 4))\">\(last.findings)</text>\n"
    }
    return text
  }

  private static func points(_ days: [AuditDay], _ values: [Int], _ scale: Scale) -> [String] {
    zip(days, values).map { "\(number(scale.x($0))) \(number(scale.y($1)))" }
  }

  /// A number with one digit after the point, where it is not whole.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  // MARK: - The table

  private static func table(_ days: [AuditDay]) -> String {
    let rows = days.sample(maximumRows)
    var text = "<details><summary>The numbers"
    if rows.count < days.count { text += " of \(rows.count) of \(days.count) days" }
    text += "</summary>\n<table>\n<thead><tr><th scope=\"col\">Day</th>"
    for title in ["Errors", "Warnings", "Infos", "Findings", "Rules", "Items done"] {
      text += "<th scope=\"col\" class=\"number\">\(title)</th>"
    }
    text += "</tr></thead>\n<tbody>\n"
    for day in rows.reversed() {
      let items = day.items > 0 ? "\(day.done) of \(day.items)" : ""
      let numbers = [day.errors, day.warnings, day.infos, day.findings, day.rules].map(String.init)
      text += "<tr><th scope=\"row\">\(day.day)</th>"
      text += (numbers + [items]).map { "<td class=\"number\">\($0)</td>" }.joined()
      text += "</tr>\n"
    }
    return text + "</tbody>\n</table>\n</details>\n"
  }

  // MARK: - Scales

  /// Where days and numbers of findings lie in the chart.
  private struct Scale {
    private let first: CalendarDay
    private let span: Double
    /// The numbers at the left, from 0 on.
    let ticks: [Int]

    init(_ days: [AuditDay], from first: AuditDay) {
      self.first = first.day
      span = Double(max(1, (days.last?.day.number ?? 0) - first.day.number))
      let largest = max(1, days.map(\.findings).max() ?? 0)
      let step = Self.step(for: largest)
      ticks = Array(stride(from: 0, through: (largest + step - 1) / step * step, by: step))
    }

    /// A step of 1, 2 or 5 times a power of ten that reaches `largest` in at most five steps.
    private static func step(for largest: Int) -> Int {
      var power = 1
      while true {
        for factor in [1, 2, 5] where factor * power * 5 >= largest { return factor * power }
        power *= 10
      }
    }

    func x(_ day: AuditDay) -> Double { x(day.day) }

    func x(_ day: CalendarDay) -> Double {
      left + (width - left - right) * Double(day.number - first.number) / span
    }

    func y(_ value: Int) -> Double {
      top + (height - top - bottom) * (1 - Double(value) / Double(max(1, ticks.last ?? 1)))
    }

    /// Days for the lower edge: the first, the last, and some between where there is room.
    var dates: [CalendarDay] {
      let parts = min(4, Int(span))
      return (0...parts).map {
        CalendarDay(number: first.number + Int((span * Double($0) / Double(parts)).rounded()))
      }
    }
  }
}
