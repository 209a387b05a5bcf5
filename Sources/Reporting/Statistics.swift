import LintRules
import Project
import Results

/// The counts of findings by rule, folder or owner, without the findings.
package struct Statistics: Sendable {
  /// The groups of findings.
  package enum Grouping: String, CaseIterable, Sendable {
    case rule, folder, owner
  }

  /// One group with its counts.
  package struct Row: Sendable, Hashable {
    package let name: String
    package fileprivate(set) var errors = 0
    package fileprivate(set) var warnings = 0
    package fileprivate(set) var infos = 0

    package var total: Int { errors + warnings + infos }
  }

  /// The groups, the largest first.
  package let rows: [Row]
  private let grouping: Grouping

  /// - Parameter owners: who owns which files, nil if nothing says so.
  package init(_ report: Report, by grouping: Grouping, owners: CodeOwners?) {
    self.grouping = grouping
    var rows: [String: Row] = [:]
    for diagnostic in report.diagnostics {
      for name in Self.names(of: diagnostic, grouping, owners) {
        rows[name, default: Row(name: name)].count(diagnostic.severity)
      }
    }
    self.rows = rows.values.sorted { ($1.total, $0.name) < ($0.total, $1.name) }
  }

  private static func names(
    of diagnostic: Diagnostic, _ grouping: Grouping, _ owners: CodeOwners?
  ) -> [String] {
    let path = diagnostic.location.path
    switch grouping {
    case .rule: return [diagnostic.rule]
    case .folder: return [path.parentPath.map(String.init) ?? "."]
    case .owner:
      let names = owners?.owners(of: path) ?? []
      return names.isEmpty ? ["nobody"] : names
    }
  }

  /// The counts as a table, one group a line.
  package var text: String {
    guard !rows.isEmpty else { return "no findings\n" }
    let width = rows.map { String($0.total).utf8.count }.max() ?? 1
    return rows.map { row in
      let counts = [(row.errors, "error"), (row.warnings, "warning"), (row.infos, "info")]
      let words = counts.filter { $0.0 > 0 }.map { counted($0, $1) }.joined(separator: ", ")
      return "\(String(row.total).indented(to: width))  \(row.name.visible)  (\(words))\n"
    }.joined()
  }

  package var json: [UInt8] {
    var json = JSONWriter()
    json.array(.lines) { json in
      for row in rows {
        json.object { json in
          json.member(grouping.rawValue, row.name)
          json.member("errors", row.errors)
          json.member("warnings", row.warnings)
          json.member("infos", row.infos)
        }
      }
    }
    json.finish()
    return json.bytes
  }

  package var csv: String {
    CSV.line([grouping.rawValue, "errors", "warnings", "infos"])
      + rows.map {
        CSV.line([$0.name, String($0.errors), String($0.warnings), String($0.infos)])
      }.joined()
  }
}

extension Statistics.Row {
  fileprivate mutating func count(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .info: infos += 1
    }
  }
}
