import LintRules
import Results

extension ReportFormat {
  package static let csv = ReportFormat("csv", "a table for spreadsheets") { report, options in
    var text = "path,line,column,severity,rule,message\n"
    for diagnostic in report.diagnostics {
      let start = diagnostic.location.region?.start
      text += CSV.line([
        options.pathPrefix + diagnostic.location.path, start.map { String($0.line) } ?? "",
        start.map { String($0.column) } ?? "", diagnostic.severity.rawValue, diagnostic.rule,
        diagnostic.message,
      ])
    }
    return Array(text.utf8)
  }
}
