import Configuration
import Discovery
import Engine
import LintRules
import Project
import Reporting

/// `archlint explain`: explains one rule.
struct ExplainCommand {
  static let command = Command(
    "explain", summary: "explain a rule: why it exists, what to do instead, where it applies",
    details:
      "RULE may also be a Swift file, or a line of one as FILE:LINE: then the command prints the "
      + "conventions that 'archlint discover' finds about it. And it may be the id of a convention.",
    operands: [Operand(noun: "rule", placeholder: "RULE", count: .one, completion: .rule)]
  ) { (options: ExplainOptions, operands: Operands) in
    var operands = operands
    let command = ExplainCommand(options: options, id: operands.first() ?? "")
    if let place = options.place { return try await command.probe(try FilePlace(place)) }
    if let place = command.place { return try await command.explain(place) }
    return try await command.run()
  }

  let options: ExplainOptions
  let id: String

  /// Prints the reason why a run reports a line, or why it does not.
  private func probe(_ place: FilePlace) async throws -> Int32 {
    let loader = try ProjectLoader(options.project, operands: [place.path])
    let configured = try loader.configuration(isPresetNeeded: false)
    var project = options.project
    project.only = [id]
    let isOn = configured.rules.contains { $0.id == id }
    let configuration =
      isOn
      ? configured
      : try ProjectLoader(project, operands: [place.path]).configuration(isPresetNeeded: false)
    let path = try loader.finder.relative(place.path)
    var analysis = Analysis.Options()
    analysis.workers = project.workers
    analysis.reported = [path]
    analysis.baseline = try BaselineLocation(BaselineOptions(), root: loader.finder.root)
      .read(isNeeded: false)
    let linter = Linter(
      root: loader.finder.root, configuration: configuration, options: analysis)
    let probe = RuleProbe(linter, path: path, line: place.line)
    try place.check(lineCount: probe.lineCount)
    // A folder may have settings or a rule of its own.
    var answers: [RuleProbe.Answer] = []
    for rule in configuration.rules where rule.id == id {
      answers.append(try await probe.answer(about: rule))
    }
    guard let answer = answers.first(where: { !$0.findings.isEmpty }) ?? answers.last else {
      return 0
    }
    var listing = ProbeListing(rule: id, place: place, answer: answer)
    if !isOn {
      listing.whyOff =
        loader.finder.path.map { "the rule is off in \($0.visible)" }
        ?? "a run without a configuration does not check the rule; a preset or '--only \(id)' does"
    }
    try Output.print(listing.text)
    return 0
  }

  /// The file that the operand names, with its line.
  private var place: (path: String, line: Int?)? {
    let place = try? FilePlace(id)
    let path = place?.path ?? id
    return path.hasSuffix(".swift") && FileSystem.kind(of: path) == .file
      ? (path, place?.line) : nil
  }

  /// Prints the conventions about a place.
  private func explain(_ place: (path: String, line: Int?)) async throws -> Int32 {
    let loader = try ProjectLoader(options.project, operands: [place.path])
    let discovery = try loader.discovery(knowing: loader.configuredRules())
    let path = try loader.finder.relative(place.path)
    let outcome = try await discovery.run()
    try Output.print(ConventionListing.text(outcome.conventions(about: path, line: place.line)))
    return 0
  }

  /// The convention with the id, of a project that has a configuration.
  private func convention() async throws -> Convention? {
    let loader = try ProjectLoader(options.project, operands: [])
    guard loader.finder.path != nil, Rule.isID(id) else { return nil }
    let outcome = try await loader.discovery(knowing: loader.configuredRules()).run()
    return outcome.conventions.first { $0.id == id }
  }

  private func run() async throws -> Int32 {
    let catalogue = try Catalogue.shipped()
    let finder = try ConfigurationFinder(
      given: options.project.config, root: options.project.root, paths: [])
    var request = ConfigurationRequest()
    request.includesExamples = true
    request.presets = options.project.presets
    let configured = try Configuration.build(
      finder.files, request: request, catalogue: catalogue)
    let here = configured.rules.first { $0.id == id }
    guard let rule = try here ?? catalogue.rule(id) else {
      if catalogue.presets.contains(where: { $0.name == id }) {
        throw UsageError(
          message: "'\(id)' is a preset; 'archlint rules --preset \(id)' lists its rules")
      }
      if let convention = try await convention() {
        try Output.print(ConventionListing.text(convention))
        return 0
      }
      let names = catalogue.ids + configured.rules.map(\.id)
      throw UsageError(
        message: "there is no rule '\(id)'" + NearestName.hint(ofRule: id, among: names))
    }
    let layers =
      here != nil || rule.sources.isEmpty
      ? configured.layers : try Self.layers(of: rule.sources[0].preset, catalogue)
    for output in options.reports.destinations {
      switch output.format {
      case .json:
        var json = JSONWriter()
        RuleListing.append(rule, to: &json)
        json.finish()
        try output.write(json.bytes)
      case .text:
        let text = text(
          of: rule, layers, isOn: here != nil, configuration: finder.path,
          levels: Self.levels(of: rule, catalogue))
        try output.write(Array(LogText.lines(text).utf8))
      }
    }
    return 0
  }

  /// The layers of a preset.
  private static func layers(of preset: String, _ catalogue: Catalogue) throws -> LayerSet {
    var request = ConfigurationRequest()
    request.presets = [preset]
    return try Configuration.build(file: nil, request: request, catalogue: catalogue).layers
  }

  /// The files of the layers that the rule names.
  private static func text(of layers: LayerSet, in rule: Rule) -> String {
    let names = rule.layerNames
    let lines = layers.layers.filter { names.contains($0.name) }.map { layer in
      let uses = layer.uses.map {
        $0.isEmpty ? "; uses no other layer" : "; may use \($0.joined(separator: ", "))"
      }
      return "  "
        + "\(layer.name): \(layer.descriptions.joined(separator: ", "))\(uses ?? "")".wrapped(
          indent: 4)
    }
    return lines.isEmpty ? "" : "layers\n\(lines.joined(separator: "\n"))\n\n"
  }

  /// The severities that presets give the rule where they differ from its own.
  private static func levels(of rule: Rule, _ catalogue: Catalogue) -> [String: String] {
    let levels = rule.sources.compactMap { source in
      catalogue.preset(source.preset)?.severity(of: rule.id).map { (source.preset, $0.rawValue) }
    }
    return Dictionary(levels, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter levels: the severities that presets give the rule.
  private func text(
    of rule: Rule, _ layers: LayerSet, isOn: Bool, configuration: String?, levels: [String: String]
  ) -> String {
    var text = "\(rule.id): \(rule.title)\n\n"
    text += "why\n  \(rule.why.wrapped(indent: 2))\n\n"
    text += "instead\n  \(rule.instead.wrapped(indent: 2))\n\n"
    let differs = !isOn && levels.values.contains { $0 != rule.severity.rawValue }
    text +=
      "severity\n  \(rule.severity.rawValue)"
      + (differs ? ", unless a preset or '.archlint.yml' sets another" : "") + "\n\n"
    text += "confidence\n  \(rule.confidence.rawValue): \(rule.confidence.words)\n\n"
    if !rule.sources.isEmpty {
      let sources = rule.sources.map {
        "  \($0.preset)" + ($0.section.isEmpty ? "" : ", section \($0.section)")
          + (levels[$0.preset].map { ": \($0)" } ?? "")
      }
      text += "presets\n\(sources.joined(separator: "\n"))\n\n"
    }
    let systems = rule.systemLines.prefix(3)
    if !systems.isEmpty {
      let lines = systems.map { "  " + "from \($0) on".wrapped(indent: 4) }
      text += "systems\n\(lines.joined(separator: "\n"))\n"
      if rule.waitsForSystems || !isOn {
        text +=
          "  "
          + "code that is built for older systems is counted, and not reported"
          .wrapped(indent: 2) + "\n"
      }
      text += "\n"
    }
    let places = rule.placeLines.map { "  " + $0.wrapped(indent: 4) }
    if !places.isEmpty { text += "where\n\(places.joined(separator: "\n"))\n\n" }
    text += Self.text(of: layers, in: rule)
    if !rule.options.isEmpty {
      let options = rule.options.map { option in
        let values = option.values.isEmpty ? "none" : option.values.joined(separator: ", ")
        return "  " + "\(option.name): \(values)".wrapped(indent: 4)
      }
      text += "options\n\(options.joined(separator: "\n"))\n\n"
    }
    if !rule.names.isEmpty {
      // What is long is on the page of the vocabulary.
      let names = rule.names.map { name in
        "  " + "${\(name.name)}: \(name.text.count > 120 ? name.doc : name.text)".wrapped(indent: 4)
      }
      text += "names\n\(names.joined(separator: "\n"))\n\n"
    }
    if rule.isExcusable { text += Self.authorizations }
    for (title, isFlagged) in [("flagged", true), ("not flagged", false)] {
      let examples = rule.examples.filter { $0.isFlagged == isFlagged }.prefix(3)
      guard !examples.isEmpty else { continue }
      text += "\(title)\n" + examples.map { Self.text(of: $0) }.joined(separator: "\n") + "\n"
    }
    if let configuration {
      text += isOn ? "on in \(configuration)\n" : "off in \(configuration)\n"
    }
    return text
  }

  /// The ways to authorize a change of a protected file.
  private static let authorizations = """
    authorize a change
      in the commit message, in its last paragraph:
        Archlint-Authorized: Sources/Core/** (agreed with its owners)
      or in .archlint.yml, with a day on which it ends:
        authorized:
          - {paths: ['Sources/Core/**'], reason: agreed with its owners, until: 2027-01-31}


    """

  private static func text(of example: Rule.Example) -> String {
    var text = ""
    if !example.changes.isEmpty {
      let changes = example.changes.map { $0.replacing("\t", with: "  ") }
      text += block("change", changes.joined(separator: "\n"))
    }
    if let message = example.commitMessage { text += block("message of its commit", message) }
    let before = example.before.filter { !$0.text.isEmpty }.map {
      block("\($0.path) before", $0.text)
    }
    let files = example.files.filter { example.changes.isEmpty || !$0.text.isEmpty }
    return text + (before + files.map { block($0.path, $0.text) }).joined()
  }

  private static func block(_ title: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "  \(title)\n" + lines.map { "    \($0)\n" }.joined()
  }
}
