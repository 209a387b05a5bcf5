import LintRules
import Results

extension ReportFormat {
  package static let json = ReportFormat(
    "json", "all findings and numbers, for scripts", showsTimings: true
  ) { report, options in
    JSONReport.render(
      report, version: options.version, includesTimings: options.includesTimings)
  }
}

/// The report as JSON with the schema `archlint/1`, one finding per line.
///
/// Lines and columns count from 1, columns in UTF-8 bytes; offsets and lengths of edits are bytes.
/// A finding about a whole file or folder has no lines and columns.
package enum JSONReport {
  /// How many bytes a finding takes, as most do.
  private static let bytesOfFinding = 400

  /// The report as JSON.
  ///
  /// - Parameters:
  ///   - version: the version of archlint.
  ///   - includesTimings: whether to say how long each phase took.
  package static func render(
    _ report: Report, version: String, includesTimings: Bool = false
  ) -> [UInt8] {
    var json = JSONWriter(capacity: report.diagnostics.count * bytesOfFinding)
    json.object(.lines) { json in
      json.member("schema", "archlint/1")
      json.member("version", version)
      json.member("root", report.root)
      json.key("presets")
      json.strings(report.presets)
      json.key("summary")
      render(report.summary, to: &json)
      let contracts = report.contracts
      if !contracts.isEmpty {
        json.key("contracts")
        json.array(.lines) { json in
          for contract in contracts { render(contract, to: &json) }
        }
      }
      if !report.waiting.isEmpty {
        json.key("waiting")
        json.array(.lines) { json in
          for waiting in report.waiting {
            json.object { json in
              json.member("systems", waiting.systems)
              json.member("findings", waiting.findings)
            }
          }
        }
      }
      if let delta = report.delta {
        json.key("delta")
        render(delta, to: &json)
      }
      json.key("diagnostics")
      json.array(.lines) { json in
        for diagnostic in report.diagnostics { render(diagnostic, to: &json) }
      }
      json.key("problems")
      json.array(.lines) { json in
        for problem in report.problems { render(problem, to: &json) }
      }
      if includesTimings { renderTimings(of: report, to: &json) }
    }
    json.finish()
    return json.bytes
  }

  private static func render(_ contract: Report.Contract, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", contract.id)
      json.member("title", contract.title)
      json.member("kept", contract.isKept)
      json.member("findings", contract.findings)
    }
  }

  private static func render(_ delta: Baseline.Delta, to json: inout JSONWriter) {
    json.object { json in
      json.member("new", delta.new)
      json.member("unchanged", delta.unchanged)
      json.member("fixed", delta.fixed)
    }
  }

  private static func render(_ summary: Report.Summary, to json: inout JSONWriter) {
    json.object { json in
      json.member("files", summary.files)
      json.member("lines", summary.lines)
      json.member("bytes", summary.bytes)
      json.member("errors", summary.errors)
      json.member("warnings", summary.warnings)
      json.member("infos", summary.infos)
      json.member("suppressed", summary.suppressed)
      json.member("baselined", summary.baselined)
      json.member("ambiguous", summary.ambiguous)
      json.member("unlayered", summary.unlayered)
      json.member("fixable", summary.safelyFixable)
      json.member("unsafelyFixable", summary.unsafelyFixable)
      json.key("seconds")
      json.decimal(summary.seconds)
    }
  }

  /// The members that say what was found and where.
  static func renderHead(of diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.member("rule", diagnostic.rule)
    json.member("severity", diagnostic.severity.rawValue)
    json.member("message", diagnostic.message)
    json.member("path", diagnostic.location.path)
    guard let region = diagnostic.location.region else { return }
    json.member("line", region.start.line)
    json.member("column", region.start.column)
    json.member("endLine", region.end.line)
    json.member("endColumn", region.end.column)
  }

  private static func render(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.object { json in
      renderHead(of: diagnostic, to: &json)
      json.member("fingerprint", diagnostic.key)
      if let baseline = diagnostic.baseline { json.member("baseline", baseline.rawValue) }
      json.key("related")
      json.array { json in
        for related in diagnostic.related { render(related, to: &json) }
      }
      if let fix = diagnostic.fix { render(fix, to: &json) }
    }
  }

  static func render(_ related: RelatedLocation, to json: inout JSONWriter) {
    json.object { json in
      json.member("path", related.location.path)
      if let region = related.location.region {
        json.member("line", region.start.line)
        json.member("column", region.start.column)
      }
      json.member("message", related.message)
    }
  }

  private static func render(_ fix: Fix, to json: inout JSONWriter) {
    json.key("fix")
    json.object { json in
      json.member("safe", fix.isSafe)
      json.key("edits")
      json.array { json in
        for edit in fix.edits {
          json.object { json in
            json.member("offset", edit.range.lowerBound)
            json.member("length", edit.range.count)
            json.member("replacement", edit.replacement)
          }
        }
      }
    }
  }

  static func render(_ problem: Report.Problem, to json: inout JSONWriter) {
    json.object { json in
      json.member("path", problem.path)
      json.member("message", problem.message)
    }
  }

  private static func renderTimings(of report: Report, to json: inout JSONWriter) {
    json.key("timings")
    json.array(.lines) { json in
      for timing in report.timings {
        json.object { json in
          json.member("phase", timing.phase)
          json.key("seconds")
          json.decimal(timing.seconds)
        }
      }
    }
  }
}
