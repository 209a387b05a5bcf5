import LintRules
import Results

extension ReportFormat {
  package static let checkstyle = ReportFormat(
    "checkstyle", "XML of Checkstyle, for build servers"
  ) { report, options in
    CheckstyleReport.render(report, pathPrefix: options.pathPrefix)
  }
}

/// The report in the XML form of Checkstyle, which many build servers read.
///
/// Columns count UTF-16 code units, as in Java. A finding about a whole file or folder has line 1:
/// build servers refuse or drop line 0.
///
/// Source: Checkstyle's `XMLLogger`.
package enum CheckstyleReport {
  /// The report as XML.
  ///
  /// - Parameter pathPrefix: the prefix of every path.
  package static func render(_ report: Report, pathPrefix: PathPrefix) -> [UInt8] {
    var xml = XMLWriter()
    xml.element("checkstyle", ["version": "4.3"]) { xml in
      for file in files(of: report) {
        let name = Location(path: file.path).path(after: pathPrefix)
        xml.element("file", ["name": name]) { xml in
          for diagnostic in file.diagnostics { render(diagnostic, to: &xml) }
          for problem in file.problems { render(problem, to: &xml) }
        }
      }
    }
    return xml.bytes
  }

  private static func render(_ diagnostic: Diagnostic, to xml: inout XMLWriter) {
    let start = diagnostic.location.region?.start
    xml.element(
      "error",
      [
        "line": "\(start?.line ?? 1)", "column": start.map { "\($0.utf16Column)" },
        "severity": diagnostic.severity.rawValue, "message": diagnostic.headline,
        "source": "archlint.\(diagnostic.rule)",
      ])
  }

  private static func render(_ problem: Report.Problem, to xml: inout XMLWriter) {
    xml.element(
      "error",
      [
        "line": "1", "severity": problem.severity.rawValue, "message": problem.message,
        "source": "archlint",
      ])
  }

  // MARK: - Files

  /// The findings and problems of one file.
  private struct File {
    let path: String
    var diagnostics: ArraySlice<Diagnostic> = []
    var problems: [Report.Problem] = []
  }

  /// The files, each once: those with findings, then those that only have problems.
  private static func files(of report: Report) -> [File] {
    var files = report.diagnosticsByFile.map { diagnostics in
      File(path: diagnostics.first?.location.path ?? "", diagnostics: diagnostics)
    }
    var indices = Dictionary(
      files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    for problem in report.problems {
      let index = indices[problem.path] ?? files.count
      if index == files.count {
        files.append(File(path: problem.path))
        indices[problem.path] = index
      }
      files[index].problems.append(problem)
    }
    return files
  }
}
