import Audits
import LintRules
import Results

extension AuditFormat {
  package static let html = AuditFormat(
    "html", "one file for a browser, to filter and to print", showsGraph: true
  ) { audit, options in
    AuditPage.render(
      audit, by: options.grouping, version: options.version, links: options.links)
  } merged: { audit, version, write in
    try write(try MergedAuditPage.render(audit, version: version))
  }
}

/// An audit as one HTML file that needs nothing else: styles, scripts and the audit as JSON are in
/// it, and its policy forbids everything that is not. Where scripts do not run, it shows the same as
/// plain HTML.
package enum AuditPage {
  package static func render(
    _ audit: Audit, by grouping: Audit.Grouping, version: String, links: LinkTemplate? = nil
  ) -> [UInt8] {
    var page: [UInt8] = []
    var rest = template[...]
    while let open = rest.firstRange(of: "<!--@"),
      let close = rest[open.upperBound...].firstRange(of: "-->")
    {
      page += Array(rest[..<open.lowerBound].utf8)
      switch rest[open.upperBound..<close.lowerBound] {
      case "policy":
        page += Array(policy(hasScript: true).utf8)
      case "title": page += Array("Audit of \(audit.project.html)".utf8)
      case "style": page += Array("<style>\(style)</style>".utf8)
      case "script": page += Array("<script>\(script)</script>".utf8)
      case "about": page += Array(about(audit).html.utf8)
      case "history": page += Array(HistoryChart.render(audit.history).utf8)
      case "plain": page += Array(PlainAudit.render(audit, by: grouping, links: links).utf8)
      case "data":
        page += HTMLTemplate.inert(
          AuditJSON.render(audit, by: grouping, version: version, links: links))
      default: break
      }
      rest = rest[close.upperBound...]
    }
    return page + Array(rest.utf8)
  }

  private static func about(_ audit: Audit) -> String {
    let numbers = [counted(audit.summary.files, "file"), counted(audit.summary.lines, "line")]
    return (audit.presets + [audit.day] + numbers).joined(separator: " · ")
  }

  /// The policy of the page: it runs its own script, uses its own styles, and loads nothing.
  static func policy(hasScript: Bool) -> String {
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
      + "script-src '\(hasScript ? scriptHash : "none")'; style-src '\(styleHash)'; "
      + "img-src data:; base-uri 'none'; form-action 'none'\">"
  }
}
