import LintRules
import Results

extension ReportFormat {
  package static let sarif = ReportFormat(
    "sarif", "SARIF 2.1.0, for code scanning services"
  ) { report, options in
    SARIFReport.render(report, version: options.version)
  }
}

/// The report as SARIF 2.1.0, the form that code scanning services read; one result a line.
///
/// Paths are relative to `SRCROOT`, the root of the project, whose own path is left out: a log must
/// say the same wherever it was made. Findings that do not count, because the code or the baseline
/// says so, are results with a suppression.
///
/// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
package enum SARIFReport {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// How many bytes a finding takes, as most do.
  private static let bytesOfFinding = 900

  /// The report as SARIF.
  ///
  /// - Parameter version: the version of archlint.
  package static func render(_ report: Report, version: String) -> [UInt8] {
    var json = JSONWriter(capacity: report.diagnostics.count * bytesOfFinding)
    json.object(.lines) { json in
      json.member("$schema", schema)
      json.member("version", "2.1.0")
      json.key("runs")
      json.array(.lines) { json in
        json.object(.lines) { json in renderRun(of: report, version: version, to: &json) }
      }
    }
    json.finish()
    return json.bytes
  }

  private static func renderRun(of report: Report, version: String, to json: inout JSONWriter) {
    json.key("tool")
    json.object(.lines) { json in renderTool(report.rules, version: version, to: &json) }
    json.key("invocations")
    json.array(.lines) { json in renderInvocation(report.problems, to: &json) }
    json.key("originalUriBaseIds")
    json.object { json in
      json.key(sourceRoot)
      json.object { $0.message("description", "The root of the project.") }
    }
    json.member("columnKind", "utf16CodeUnits")
    json.key("results")
    json.array(.lines) { json in renderResults(of: report, to: &json) }
  }

  private static func renderTool(_ rules: [Rule], version: String, to json: inout JSONWriter) {
    json.key("driver")
    json.object(.lines) { json in
      json.member("name", "archlint")
      json.member("version", version)
      json.key("rules")
      json.array(.lines) { json in
        for rule in rules { render(rule, to: &json) }
      }
    }
  }

  // MARK: - Problems

  private static func renderInvocation(_ problems: [Report.Problem], to json: inout JSONWriter) {
    json.object(.lines) { json in
      json.member("executionSuccessful", true)
      json.key("toolExecutionNotifications")
      json.array(.lines) { json in
        for problem in problems { render(problem, to: &json) }
      }
    }
  }

  private static func render(_ problem: Report.Problem, to json: inout JSONWriter) {
    json.object { json in
      json.member("level", "warning")
      json.message("message", problem.message)
      guard !problem.path.isEmpty else { return }
      renderLocation(Location(path: problem.path), to: &json)
    }
  }

  /// Writes `locations` with one location.
  ///
  /// - Parameter scope: the names of the declarations around it, empty for none.
  private static func renderLocation(
    _ location: Location, in scope: String = "", to json: inout JSONWriter
  ) {
    json.key("locations")
    json.array { json in
      json.object { json in
        json.key("physicalLocation")
        render(location, to: &json)
        renderLogicalLocation(scope, to: &json)
      }
    }
  }

  // MARK: - Results

  /// Why a result does not count.
  private struct Suppression {
    /// Where the reason is: `inSource`, or `external` for the baseline.
    let kind: String
    let reason: String
  }

  private static func renderResults(of report: Report, to json: inout JSONWriter) {
    let indices = Dictionary(
      report.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for diagnostic in report.diagnostics {
      render(diagnostic, nil, ruleIndex: indices[diagnostic.rule], to: &json)
    }
    for diagnostic in report.suppressed {
      let suppression = Suppression(kind: "inSource", reason: diagnostic.suppression ?? "")
      render(diagnostic, suppression, ruleIndex: indices[diagnostic.rule], to: &json)
    }
    for diagnostic in report.baselined {
      let reason = diagnostic.suppression ?? "accepted by the baseline"
      let suppression = Suppression(kind: "external", reason: reason)
      render(diagnostic, suppression, ruleIndex: indices[diagnostic.rule], to: &json)
    }
  }

  private static func render(
    _ diagnostic: Diagnostic, _ suppression: Suppression?, ruleIndex: Int?,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("ruleId", diagnostic.rule)
      if let ruleIndex { json.member("ruleIndex", ruleIndex) }
      json.member("level", level(diagnostic.severity))
      json.message("message", diagnostic.headline)
      renderLocation(diagnostic.location, in: diagnostic.scope, to: &json)
      render(diagnostic.related, to: &json)
      if let fingerprint = diagnostic.fingerprint { render(fingerprint, to: &json) }
      if let fix = diagnostic.fix, !fix.edits.isEmpty {
        render(fix, path: diagnostic.location.path, to: &json)
      }
      // Where one result of a run has suppressions, all must have them (3.27.23).
      json.key("suppressions")
      json.array { json in
        guard let suppression else { return }
        json.object { json in
          json.member("kind", suppression.kind)
          json.member("justification", suppression.reason)
        }
      }
      if let baseline = diagnostic.baseline { json.member("baselineState", baseline.rawValue) }
      if !diagnostic.subject.isEmpty {
        json.key("properties")
        json.object { $0.member("subject", diagnostic.subject) }
      }
    }
  }

  /// The level that SARIF knows a severity by.
  static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  private static func renderLogicalLocation(_ scope: String, to json: inout JSONWriter) {
    guard !scope.isEmpty else { return }
    json.key("logicalLocations")
    json.array { json in
      json.object { json in
        if let name = scope.split(separator: ".").last { json.member("name", String(name)) }
        json.member("fullyQualifiedName", scope)
      }
    }
  }

  private static func render(_ related: [RelatedLocation], to json: inout JSONWriter) {
    guard !related.isEmpty else { return }
    json.key("relatedLocations")
    json.array { json in
      for (index, related) in related.enumerated() {
        json.object { json in
          json.member("id", index + 1)
          json.key("physicalLocation")
          render(related.location, to: &json)
          json.message("message", related.message)
        }
      }
    }
  }

  /// Writes the digits of the fingerprint with its version as key.
  private static func render(_ fingerprint: Fingerprint, to json: inout JSONWriter) {
    json.key("partialFingerprints")
    json.object { json in json.member(Fingerprint.version, fingerprint.digits) }
  }

  private static func render(_ fix: Fix, path: String, to json: inout JSONWriter) {
    let caveat = fix.caveat ?? ""
    let unsafeFix = "Unsafe fix\(caveat.isEmpty ? "" : ": \(caveat)")"
    json.key("fixes")
    json.array { json in
      json.object { json in
        json.message("description", fix.isSafe ? "Safe fix" : unsafeFix)
        json.key("artifactChanges")
        json.array { json in renderChange(fix.edits, path: path, to: &json) }
        json.key("properties")
        json.object { $0.member("safe", fix.isSafe) }
      }
    }
  }

  private static func renderChange(_ edits: [Edit], path: String, to json: inout JSONWriter) {
    json.object { json in
      json.key("artifactLocation")
      renderArtifact(path, to: &json)
      json.key("replacements")
      json.array { json in
        for edit in edits { render(edit, to: &json) }
      }
    }
  }

  private static func render(_ edit: Edit, to json: inout JSONWriter) {
    json.object { json in
      json.key("deletedRegion")
      json.object { json in
        json.member("byteOffset", edit.range.lowerBound)
        json.member("byteLength", edit.range.count)
      }
      json.key("insertedContent")
      json.object { $0.member("text", edit.replacement) }
    }
  }
}
