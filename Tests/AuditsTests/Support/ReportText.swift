import LintRules
import Results

extension Rule {
  /// A rule that only says its name.
  static func named(_ id: String, _ severity: Severity = .error) -> Rule {
    Rule(
      id: id, title: id, severity: severity, why: "W", instead: "I", confidence: .certain,
      selector: Selector(), message: nil, checks: [], options: [], sources: [], examples: [],
      origin: "")
  }
}

extension Report {
  /// A run over texts in which each line that starts with `f(` is a finding of `no-f`, and each with
  /// `g(` one of `no-g`; a comment before it makes it a finding in a comment.
  static func of(_ files: [String: String], rules: [Rule] = [.named("no-f"), .named("no-g")])
    -> Report
  {
    var diagnostics: [Diagnostic] = []
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      var start = 0
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        defer { start += line.utf8.count + 1 }
        let code = line.drop { $0 == "/" || $0 == " " }
        guard code.hasPrefix("f(") || code.hasPrefix("g(") else { continue }
        let end = start + line.utf8.count
        let region = Location.Region(
          bytes: start..<end,
          start: Location.Point(line: number + 1, column: 1, utf16Column: 1),
          end: Location.Point(
            line: number + 1, column: line.utf8.count + 1, utf16Column: line.utf16.count + 1),
          line: PooledText(String(line)))
        var diagnostic = Diagnostic(
          rule: "no-\(code.prefix(1))", severity: .error, message: "m",
          location: Location(path: path, region: region), subject: String(code))
        diagnostic.isInComment = line.hasPrefix("/")
        diagnostics.append(diagnostic)
      }
    }
    Fingerprints.assign(to: &diagnostics)
    var summary = Summary()
    for diagnostic in diagnostics { summary.count(diagnostic) }
    return Report(
      root: ".", presets: [], rules: rules, diagnostics: diagnostics, suppressed: [],
      problems: [], summary: summary, timings: [])
  }
}
