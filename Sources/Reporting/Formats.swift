/// The forms of output, one line each, in the order of the help. A form itself is in the file of its
/// renderer.

extension ReportFormat {
  package static let allCases: [ReportFormat] = [
    .text,
    .compact,
    .agent,
    .json,
    .sarif,
    .github,
    .gitlab,
    .checkstyle,
    .junit,
    .markdown,
    .csv,
  ]
}

extension AuditFormat {
  package static let allCases: [AuditFormat] = [
    .markdown,
    .json,
    .html,
  ]
}

extension GraphFormat {
  package static let allCases: [GraphFormat] = [
    .mermaid,
    .dot,
    .json,
    .svg,
    .html,
  ]
}

extension TraceFormat {
  package static let allCases: [TraceFormat] = [
    .text,
    .markdown,
    .json,
    .csv,
  ]
}

extension DiscoveryFormat {
  package static let allCases: [DiscoveryFormat] = [
    .text,
    .json,
    .html,
    .counts,
  ]
}
