import Configuration
import Engine
import LintRules
import Matching
import Project
import Results
import Serving

extension AgentTool {
  static let place = AgentTool(
    name: "place", title: "Where a type belongs",
    description:
      "Where a new type belongs ('a view model for the screen Orders', or a name): folder, file, layer, "
      + "shape, the parts that must come with it, and a sibling as model. The code in the answer keeps "
      + "the rules.",
    parameters: [
      .project,
      .text("what", "Description or name of the type", isRequired: true),
      .texts("inherits", "Supertypes"),
      .text("near", "Folder to prefer"),
    ],
    output: OutputMember.common + [
      OutputMember("name", .text), OutputMember("folder", .text), OutputMember("file", .text),
      .optional("layer", .text), .optional("module", .text), .optional("sibling", .text),
      OutputMember("basis", .text),
      OutputMember("parts", .list([OutputMember("path", .text), OutputMember("code", .text)])),
      OutputMember(
        "demands",
        .list([
          OutputMember("rule", .text), OutputMember("title", .text), OutputMember("do", .text),
        ])),
      OutputMember(
        "open",
        .list([
          OutputMember("rule", .text), OutputMember("path", .text),
          OutputMember("message", .text), OutputMember("instead", .text),
        ])),
    ]
  ) { arguments, project in
    let outcome = try await project.check()
    let near = try arguments.text("near").map { try project.relative($0) }
    let wanted = try WantedType(arguments.text("what") ?? "", inherits: arguments.texts("inherits"))
    let search = UseSearch(outcome.survey, project)
    let siblings = PlaceSiblings(wanted, near: near, search)
    let candidates = PlaceCandidates(
      wanted: wanted, siblings: siblings, near: near, rules: outcome.report.rules, search: search
    ).all
    guard !candidates.isEmpty else {
      throw CallFailure(
        "nothing in the project is named like '\(wanted.name.quotable)', and no rule says where it "
          + "belongs; 'near' names a folder")
    }
    let trial = PlaceTrial(
      wanted: wanted, search: search, before: outcome.report.diagnostics,
      rules: outcome.report.rules)
    var best: PlaceTrial.Outcome?
    for candidate in candidates.prefix(PlaceTrial.mostCandidates) {
      let found = try await trial.outcome(of: candidate, &project)
      // By rules: a place with parts that must come with it has a finding of the same rule in each.
      if best.map({ found.openRules.count < $0.openRules.count }) ?? true { best = found }
      if found.open.isEmpty { break }
    }
    guard let best else { throw CallFailure("no folder could be tried") }
    return PlaceAnswer(
      wanted: wanted, outcome: best, project: project, rules: outcome.report.rules,
      place: outcome.survey.place(of: best.candidate.path), files: outcome.report.summary.files
    ).answer()
  }
}

private struct PlaceAnswer {
  let wanted: WantedType
  let outcome: PlaceTrial.Outcome
  let project: OpenProject
  let rules: [Rule]
  let place: Place
  let files: Int

  private static let mostDemands = 8
  private static let mostOpen = 5
  /// The longest code of a part that an answer has.
  private static let longest = 1200

  func answer() -> Answer {
    var answer = Answer(project, files: files)
    let candidate = outcome.candidate
    let folder = String(candidate.path.parentPath ?? "")
    answer["name"] = .string(wanted.name.quotable)
    answer["folder"] = .string(folder.quotable)
    answer["file"] = .string(String(candidate.path.lastPathComponent).quotable)
    answer["basis"] = .string(candidate.basis.quotable)
    if let layer = project.layer(of: place) { answer["layer"] = .string(layer.quotable) }
    if let module = place.module { answer["module"] = .string(module.quotable) }
    if let sibling = candidate.sibling { answer["sibling"] = .string(sibling.path.quotable) }
    let facts = [
      project.layer(of: place).map { "layer \($0.quotable)" },
      place.module.map { "module \($0.quotable)" },
    ].compactMap(\.self)
    answer.add(
      "\(candidate.path.quotable)"
        + (facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))")
        + "; \(counted(files, "file")) checked")
    answer.add("because: \(candidate.basis.quotable)")
    if let sibling = candidate.sibling { answer.add("sibling: \(sibling.path.quotable)") }
    addParts(to: &answer)
    addDemands(to: &answer)
    addOpen(to: &answer)
    return answer
  }

  private func addParts(to answer: inout Answer) {
    var parts: [MessageValue] = []
    for (path, code) in outcome.parts {
      let code = code.utf8.count > Self.longest ? String(code.prefix(Self.longest)) : code
      parts.append(["path": .string(path.quotable), "code": .string(code)])
      answer.add("\(path.quotable):")
      for line in code.split(separator: "\n") { answer.add("    \(String(line).quotable)") }
    }
    answer["parts"] = .array(parts)
  }

  /// The rules about names, places and shapes that are about such a type at its place.
  private func addDemands(to answer: inout Answer) {
    let layers = (try? project.configuration.layers) ?? LayerSet()
    let demands = rules.filter { rule in
      rule.severity(at: place) != nil && rule.selector.selects(place, layers: layers)
        && rule.demandsSomething(ofTypeNamed: wanted.name, at: place)
    }
    var values: [MessageValue] = []
    for rule in demands.prefix(Self.mostDemands) {
      let instead = rule.instead.quotable(200)
      values.append([
        "rule": .string(rule.id.quotable), "title": .string(rule.title.quotable),
        "do": .string(instead),
      ])
      answer.add("rule \(rule.id.quotable): \(instead)")
    }
    if demands.count > values.count { answer.add("and \(demands.count - values.count) more rules") }
    answer["demands"] = .array(values)
  }

  private func addOpen(to answer: inout Answer) {
    var values: [MessageValue] = []
    for finding in outcome.open.prefix(Self.mostOpen) {
      let instead = rules.first { $0.id == finding.rule }?.instead.quotable(200) ?? ""
      values.append([
        "rule": .string(finding.rule.quotable), "path": .string(finding.location.path.quotable),
        "message": .string(finding.message.quotable), "instead": .string(instead),
      ])
      answer.add(
        "still open: \(spot(finding.location.path, finding.location.region?.start.line)) "
          + "\(finding.message.quotable) [\(finding.rule.quotable)]")
    }
    answer["open"] = .array(values)
  }
}

extension Rule {
  /// Returns true if a check of the rule is about types with this name, or about their file.
  fileprivate func demandsSomething(ofTypeNamed name: String, at place: Place) -> Bool {
    checks(of: DeclarationCheck.self).contains { check in
      let queries = [check.select] + check.select.any
      return queries.contains { $0.names?.matches(name) ?? false }
    }
      || checks(of: LayoutCheck.self).contains { check in
        check.files.map { place.isMatched(by: $0) } ?? false
          || check.folders.map { folders in
            place.path.parentPath.map { folders.matches(String($0)) } ?? false
              || place.pathInApp.parentPath.map { folders.matches(String($0)) } ?? false
          } ?? false
      }
  }
}
