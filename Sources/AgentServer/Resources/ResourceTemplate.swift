import Configuration
import Engine
import LintRules
import Project
import Reporting
import Results
import Serving

/// Documents about a project. Their URIs hold its path: `archlint://guide/absolute/path`.
enum ResourceTemplate: String, CaseIterable, Sendable {
  case configuration, guide, layers, baseline

  static let scheme = "archlint://"
  static let all = allCases

  private var title: String {
    switch self {
    case .configuration: "Configuration"
    case .guide: "Guide"
    case .layers: "Graph of layers"
    case .baseline: "Baseline"
    }
  }

  private var description: String {
    switch self {
    case .configuration: "The settings that hold, each with its origin"
    case .guide: "All rules of the project, with reasons and examples"
    case .layers: "The layers with their dependencies, as Mermaid"
    case .baseline: "How many findings of each rule are accepted"
    }
  }

  var type: String {
    switch self {
    case .configuration: "application/yaml"
    case .guide: "text/markdown"
    case .layers: "text/vnd.mermaid"
    case .baseline: "text/plain"
    }
  }

  var json: MessageValue {
    [
      "uriTemplate": .string("\(Self.scheme)\(rawValue){+project}"), "name": .string(rawValue),
      "title": .string(title), "description": .string(description), "mimeType": .string(type),
    ]
  }

  /// The document and the project of a URI.
  static func parse(_ uri: String) throws -> (ResourceTemplate, path: String) {
    guard uri.hasPrefix(scheme) else { throw CallFailure("there is no '\(uri.quotable)'") }
    let rest = uri.dropFirst(scheme.count)
    guard let slash = rest.firstIndex(of: "/"),
      let template = ResourceTemplate(rawValue: String(rest[..<slash]))
    else {
      throw CallFailure(
        "there is no '\(uri.quotable)'; a URI is like \(scheme)guide/absolute/path/of/project")
    }
    guard let path = decoded(String(rest[slash...])) else {
      throw CallFailure("'\(uri.quotable)' is encoded wrongly")
    }
    return (template, path)
  }

  private static func decoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension AgentDesk {
  /// The contents of a resource.
  mutating func contents(of uri: String) async throws -> [String: MessageValue] {
    let (template, path) = try ResourceTemplate.parse(uri)
    let text = try await withProject(around: [path]) { project in
      try await Self.text(of: template, &project)
    }
    return [
      "contents": [
        [
          "uri": .string(uri), "mimeType": .string(template.type),
          "text": .string(LogText.lines(text)),
        ]
      ]
    ]
  }

  private static func text(
    of template: ResourceTemplate, _ project: inout OpenProject
  ) async throws -> String {
    switch template {
    case .configuration:
      return try project.details().outcome.map { ConfigurationListing.text($0) } ?? ""
    case .guide:
      let configuration = try project.details()
      return GuidePage.text(configuration.distinctRules, layers: configuration.layers)
    case .layers:
      let outcome = try await project.check()
      let layers = try project.configuration.layers
      guard !layers.layers.isEmpty else { throw CallFailure("the project has no layers") }
      let graph = await ProjectGraph(
        outcome.survey, report: outcome.report, layers: layers, grouping: .layers([]),
        workers: project.host.workers)
      return String(decoding: GraphFormat.mermaid.render(graph), as: UTF8.self)
    case .baseline:
      let report = try await project.check().report
      return baseline(project, report)
    }
  }

  private static func baseline(_ project: OpenProject, _ report: Report) -> String {
    guard project.baseline != nil else { return "the project has no baseline\n" }
    var counts: [String: Int] = [:]
    for finding in report.baselined { counts[finding.rule, default: 0] += 1 }
    let lines = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      "\($0.key.quotable): \($0.value)"
    }
    let total = counted(report.summary.baselined, "accepted finding")
    let new = counted(report.diagnostics.count, "new finding")
    return (["\(total), \(new)"] + lines).joined(separator: "\n") + "\n"
  }
}
