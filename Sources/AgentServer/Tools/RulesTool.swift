import Configuration
import Engine
import LintRules
import Project
import Reporting
import Results
import Serving

extension AgentTool {
  static let rules = AgentTool(
    name: "rules", title: "Rules of a path",
    description:
      "The rules that hold for a path, most violated first, or one rule with examples ('explain').",
    parameters: [
      .project,
      .text("path", "File or folder; need not exist"),
      .text("explain", "Id of a rule"),
      .from,
    ],
    output: OutputMember.common
      + [
        .optional("path", .text), .optional("layer", .text), .optional("module", .text),
        OutputMember(
          "rules",
          .list([
            OutputMember("id", .text), OutputMember("severity", .text),
            OutputMember("title", .text), OutputMember("do", .text), OutputMember("why", .text),
            OutputMember("findings", .number), .optional("wrong", .text),
            .optional("right", .text), .optional("options", .texts),
          ])),
      ] + OutputMember.list
  ) { arguments, project in
    let outcome = try await project.check()
    var answer = Answer(project, files: outcome.report.summary.files)
    if let id = arguments.text("explain") {
      try RuleAnswers.explain(id, outcome.report, &project, &answer)
    } else {
      try RuleAnswers.list(arguments, outcome.report, outcome.survey.place, project, &answer)
    }
    return answer
  }
}

/// Answers about rules.
private enum RuleAnswers {
  /// How long a text of a rule is in an answer.
  private static let longest = 400

  static func list(
    _ arguments: ToolArguments, _ report: Report, _ place: (String) -> Place,
    _ project: OpenProject, _ answer: inout Answer
  ) throws {
    let path = try arguments.text("path").map { try project.relative($0) } ?? ""
    var rules = report.rules
    if !path.isEmpty {
      // Rules about a folder are those of a file in it.
      let file = path.hasSuffix(".swift") ? path : "\(path)/Name.swift"
      let isFile = path.lastPathComponent.contains(".")
      let here = place(isFile ? path : file)
      let layers = try project.configuration.layers
      rules = rules.filter { rule in
        rule.severity(at: here) != nil && rule.selector.selects(here, layers: layers)
          && rule.mayBeAbout(here)
      }
      answer["path"] = .string(path.quotable)
      if let layer = project.layer(of: here) { answer["layer"] = .string(layer.quotable) }
      if let module = here.module { answer["module"] = .string(module.quotable) }
    }
    var counts: [String: Int] = [:]
    for finding in report.diagnostics { counts[finding.rule, default: 0] += 1 }
    rules.sort { first, second in
      let counted = (counts[first.id] ?? 0, counts[second.id] ?? 0)
      if counted.0 != counted.1 { return counted.0 > counted.1 }
      return (second.severity, first.id) < (first.severity, second.id)
    }
    let layer = answer["layer"]?.string.map { ", layer \($0)" } ?? ""
    answer.add(
      "\(counted(rules.count, "rule")) for \(path.isEmpty ? "the project" : path.quotable)\(layer); "
        + "\(counted(report.summary.files, "file")) checked")
    answer.addList("rules", "rules", of: rules, from: try arguments.start) { rule in
      item(rule, findings: counts[rule.id] ?? 0)
    }
  }

  private static func item(_ rule: Rule, findings: Int) -> Answer.Item {
    let instead = rule.instead.quotable(longest)
    let count = findings > 0 ? ", \(counted(findings, "finding"))" : ""
    return Answer.Item(
      lines: [
        "\(rule.id.quotable) (\(rule.severity.rawValue)\(count)): \(rule.title.quotable)",
        "  do: \(instead)",
      ],
      value: [
        "id": .string(rule.id.quotable), "severity": .string(rule.severity.rawValue),
        "title": .string(rule.title.quotable), "do": .string(instead),
        "why": .string(rule.why.quotable(200)), "findings": .integer(findings),
      ])
  }

  static func explain(
    _ id: String, _ report: Report, _ project: inout OpenProject, _ answer: inout Answer
  ) throws {
    let configured = try project.details().rules
    guard let rule = try configured.first(where: { $0.id == id }) ?? Catalogue.shipped().rule(id)
    else {
      throw CallFailure(
        "there is no rule '\(id.quotable)'"
          + NearestName.hint(
            id, among: configured.map(\.id) + (try Catalogue.shipped().ids),
            or: "'rules' lists those of a path"))
    }
    let isOn = configured.contains { $0.id == id }
    let findings = report.diagnostics.count { $0.rule == id }
    let examples = GuideExamples(of: rule)
    var value: [String: MessageValue] = [
      "id": .string(rule.id.quotable), "severity": .string(rule.severity.rawValue),
      "title": .string(rule.title.quotable), "do": .string(rule.instead.quotable(longest)),
      "why": .string(rule.why.quotable(longest)), "findings": .integer(findings),
    ]
    var lines = [
      "\(rule.id.quotable) (\(rule.severity.rawValue), \(isOn ? "on" : "off"), "
        + "\(counted(findings, "finding"))): \(rule.title.quotable)",
      "  why: \(rule.why.quotable(longest))", "  do: \(rule.instead.quotable(longest))",
      "  confidence: \(rule.confidence.rawValue)",
    ]
    for (name, code) in [("wrong", examples.wrong), ("right", examples.right)] {
      guard let code else { continue }
      value[name] = .string(code)
      lines += ["  \(name):"] + code.split(separator: "\n").map { "    \(String($0).quotable)" }
    }
    let options = rule.options.map { option in
      "\(option.name): \(option.values.joined(separator: ", "))".quotable
    }
    if !options.isEmpty {
      value["options"] = .texts(options)
      lines += options.map { "  option \($0)" }
    }
    answer.addList("rules", "rules", of: [rule], from: 0) { _ in
      Answer.Item(lines: lines, value: .object(value))
    }
  }
}

extension Rule {
  /// False if all that the rule checks is in other files, by what its checks say of their subjects.
  fileprivate func mayBeAbout(_ place: Place) -> Bool {
    guard !checks.isEmpty else { return true }
    return checks.contains { check in
      let facts = check.subject
      guard !facts.isEmpty else { return true }
      return facts.contains { fact in
        guard let paths = fact.paths, fact.declarations.isEmpty, fact.patterns.isEmpty else {
          return true
        }
        return place.isMatched(by: paths)
      }
    }
  }
}
