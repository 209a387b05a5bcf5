import Configuration
import Engine
import LintRules
import Project
import Results
import Serving

extension AgentTool {
  static let may = AgentTool(
    name: "may", title: "May this use that",
    description:
      "Whether a file, folder, layer or type may use a type, module or layer; the rules that decide, and "
      + "allowed ways.",
    parameters: [
      .project,
      .text("source", "Who would use it: file, folder, layer or type", isRequired: true),
      .text("target", "What it would use: type, module or layer", isRequired: true),
    ],
    output: OutputMember.common + [
      OutputMember("verdict", .text), OutputMember("source", .text),
      .optional("sourceLayer", .text), OutputMember("target", .text),
      .optional("targetLayer", .text), OutputMember("allowed", .texts),
      OutputMember("refused", .texts),
      OutputMember(
        "reasons",
        .list([
          OutputMember("rule", .text), OutputMember("severity", .text),
          OutputMember("form", .text), OutputMember("message", .text),
          OutputMember("instead", .text),
        ])),
      OutputMember("ways", .texts), OutputMember("layersBetween", .texts),
      .optional("import", .text),
    ]
  ) { arguments, project in
    let outcome = try await project.check()
    let search = UseSearch(outcome.survey, project)
    let site = try MaySite(arguments.text("source") ?? "", search, project)
    let target = try MayTarget(arguments.text("target") ?? "", site, search, project)
    let trial = try await MayTrial.run(site, target, outcome.report.diagnostics, &project)
    var ways: [String] = []
    if !trial.reasons.isEmpty {
      ways = try await MayWays(site: site, target: target, search: search).find(&project)
    }
    return MayAnswer(
      site: site, target: target, trial: trial, ways: ways, project: project,
      rules: outcome.report.rules, files: outcome.report.summary.files
    ).answer()
  }
}

private struct MayAnswer {
  let site: MaySite
  let target: MayTarget
  let trial: MayTrial
  let ways: [String]
  let project: OpenProject
  let rules: [Rule]
  let files: Int

  /// How many reasons are listed.
  private static let mostReasons = 8

  func answer() -> Answer {
    var answer = Answer(project, files: files)
    let verdict = trial.refused.isEmpty ? "allowed" : trial.allowed.isEmpty ? "refused" : "partly"
    let between = layersBetween
    answer["verdict"] = .string(verdict)
    answer["source"] = .string("\(site.label) (\(site.path.quotable))")
    answer["target"] = .string(label)
    if let layer = site.layer { answer["sourceLayer"] = .string(layer.quotable) }
    if let layer = target.layer { answer["targetLayer"] = .string(layer.quotable) }
    answer["allowed"] = .texts(trial.allowed)
    answer["refused"] = .texts(trial.refused)
    answer["layersBetween"] = .texts(between)
    answer["ways"] = .texts(ways)
    answer.add(
      "\(verdict): \(site.label)\(words(site.layer)) → \(target.label)\(words(target.layer)); "
        + "\(counted(files, "file")) checked")
    if verdict == "partly" {
      answer.add("allowed: \(trial.allowed.joined(separator: ", "))")
      answer.add("refused: \(trial.refused.joined(separator: ", "))")
    }
    if let module = target.module, !target.types.isEmpty, !site.probe.imports.contains(module) {
      answer["import"] = .string(module.quotable)
      answer.add("needs: import \(module.quotable)")
    }
    addReasons(to: &answer)
    for way in ways { answer.add("allowed way: \(way)") }
    if !between.isEmpty { answer.add("layers between: \(between.joined(separator: " → "))") }
    return answer
  }

  private var label: String {
    guard let type = target.types.first, !target.isLayer else { return target.label }
    return "\(target.label) (\(type.path.quotable))"
  }

  private func words(_ layer: String?) -> String { layer.map { " [\($0.quotable)]" } ?? "" }

  private func addReasons(to answer: inout Answer) {
    var seen: [String: [String]] = [:]
    var order: [MayTrial.Reason] = []
    for reason in trial.reasons {
      let key = "\(reason.rule) \(reason.message)"
      if seen[key] == nil { order.append(reason) }
      seen[key, default: []].append(reason.form)
    }
    var values: [MessageValue] = []
    for reason in order.prefix(Self.mostReasons) {
      let rule = rules.first { $0.id == reason.rule }
      let instead = rule?.instead.quotable ?? ""
      let forms = (seen["\(reason.rule) \(reason.message)"] ?? []).joined(separator: ", ")
      values.append([
        "rule": .string(reason.rule.quotable), "severity": .string(reason.severity.rawValue),
        "form": .string(forms), "message": .string(reason.message.quotable),
        "instead": .string(instead),
      ])
      answer.add(
        "\(reason.severity.rawValue) [\(reason.rule.quotable)"
          + (rule?.isContract == true ? ", contract" : "")
          + "] \(reason.message.quotable) (\(forms))")
      if !instead.isEmpty { answer.add("  instead: \(instead)") }
    }
    answer["reasons"] = .array(values)
  }

  /// The layers on the shortest way from the layer of the source to that of the target.
  private var layersBetween: [String] {
    guard let from = site.layer, let to = target.layer, from != to,
      let layers = try? project.configuration.layers.layers
    else { return [] }
    let uses = Dictionary(
      layers.map { ($0.name, $0.uses ?? []) }, uniquingKeysWith: { first, _ in first })
    var previous: [String: String] = [from: from]
    var waiting = [from]
    while !waiting.isEmpty, previous[to] == nil {
      let next = waiting.removeFirst()
      for used in uses[next] ?? [] where previous[used] == nil {
        previous[used] = next
        waiting.append(used)
      }
    }
    guard previous[to] != nil else { return [] }
    var way: [String] = []
    var current = to
    while current != from, let before = previous[current] {
      current = before
      if current != from { way.append(current.quotable) }
    }
    return way.reversed()
  }
}
