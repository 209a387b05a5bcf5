import Configuration
import Discovery
import Engine
import LintRules
import Project
import Reporting

/// `archlint discover`: prints the conventions that a project follows.
struct DiscoverCommand {
  static let command = Command(
    "discover", summary: "print the conventions that the code follows, as rules to take over",
    details:
      "Reads the project and prints what its code does again and again: layers inside modules, names, "
      + "places, shapes, what parts never use, which of two ways wins. Each convention comes with its "
      + "evidence, its exceptions and the rule that finds them. With --write, the operands are ids of "
      + "conventions.",
    operands: [.paths]
  ) { (options: DiscoverOptions, operands: Operands) in
    try await DiscoverCommand(options: options, operands: operands.rest).run()
  }

  private let options: DiscoverOptions
  private let loader: ProjectLoader
  /// The ids of the conventions to write, all that are shown when empty.
  private let ids: [String]
  /// The rules of the configuration.
  private let rules: [Rule]

  private init(options: DiscoverOptions, operands: [String]) throws {
    self.options = options
    let modes = [options.writes, options.isCheck, options.place != nil].count(where: \.self)
    guard modes < 2 else {
      throw UsageError(message: "--write, --check and --explain go one at a time")
    }
    ids = options.writes ? operands.filter { Rule.isID($0) && FileSystem.kind(of: $0) == nil } : []
    let written = Set(ids)
    loader = try ProjectLoader(
      options.project, operands: operands.filter { !written.contains($0) })
    rules =
      loader.finder.path == nil ? [] : try loader.configuration(isPresetNeeded: false).distinctRules
  }

  private func run() async throws -> Int32 {
    let discovery = try self.discovery()
    let outcome = try await discovery.run(
      countsOnly: options.reports.destinations.allSatisfy { $0.format == .counts })
    Output.warn(about: outcome.problems)
    if outcome.isTooSmall {
      Output.warn(
        "archlint: \(counted(outcome.files, "Swift file")) beside tests: too few to learn from; "
          + "\(Discovery.fewestFiles) are enough to start with")
    }
    if options.writes { return try await write(outcome, discovery) }
    if options.isCheck { return try check(outcome) }
    if let place = options.place { return try explain(place, outcome) }
    try print(outcome)
    let ending = Ending(outcome.problems)
    ending.warn()
    return ending.status
  }

  private func discovery() throws -> ProjectDiscovery {
    let wanted = try loader.relativePaths().filter { !$0.isEmpty }
    let isWanted: @Sendable (String) -> Bool = { path in
      wanted.isEmpty || wanted.contains { path.lies(in: $0) }
    }
    return ProjectDiscovery(
      root: loader.finder.root, files: loader.finder.files, catalogue: try Catalogue.shipped(),
      knownRules: Set(rules.map(\.id)), workers: options.project.workers,
      isWanted: isWanted)
  }

  /// The conventions that are shown: the best, without those that are rules already.
  private func shown(_ outcome: ProjectDiscovery.Outcome) -> [Convention] {
    let known = Set(rules.map(\.id))
    let best = options.showsAll ? Int.max : Discovery.mostShown
    return outcome.conventions.prefix(best).filter { !known.contains($0.id) }
  }

  private func print(_ outcome: ProjectDiscovery.Outcome) throws {
    let shown = shown(outcome)
    let page = DiscoveryPage(
      conventions: shown,
      hidden: options.showsAll ? 0 : max(0, outcome.conventions.count - Discovery.mostShown),
      files: outcome.files, project: Linter.name(ofRoot: loader.finder.root),
      pathPrefix: loader.finder.pathPrefix, counts: outcome.counts)
    for output in options.reports.destinations { try output.write(output.format.render(page)) }
  }

  // MARK: - Write

  private func write(
    _ outcome: ProjectDiscovery.Outcome, _ discovery: ProjectDiscovery
  ) async throws -> Int32 {
    let known = Set(rules.map(\.id))
    let path = loader.finder.path ?? "\(loader.finder.root)/\(ConfigurationFinder.fileName)"
    let shownPath = ConfigurationFinder.shown(path).visible
    var chosen = shown(outcome)
    if !ids.isEmpty {
      chosen = try ids.filter { !known.contains($0) }.map { id in
        if let found = outcome.conventions.first(where: { $0.id == id }) { return found }
        throw UsageError(
          message: "there is no convention '\(id)'"
            + NearestName.hint(id, among: outcome.conventions.map(\.id)))
      }
    }
    guard !chosen.isEmpty else {
      try Output.print("nothing to write into \(shownPath)\n")
      return 0
    }
    let complete = await discovery.addingExamples(to: chosen)
    let text = try configuration(with: complete, path: path)
    let old = loader.finder.text
    try FileSystem.write(Array(text.utf8), to: path)
    try Output.print("wrote \(counted(complete.count, "rule")) into \(shownPath)\n")
    guard complete.contains(where: { !$0.exceptions.isEmpty }) else { return 0 }
    var baseline = BaselineCommandOptions()
    baseline.project = options.project
    baseline.project.only = complete.map(\.id)
    do {
      return try await BaselineCommand(
        action: .write, options: baseline, paths: [loader.finder.root]
      ).run()
    } catch {
      // Rules without a baseline would report what the project does today.
      if let old { try FileSystem.write(Array(old.utf8), to: path) }
      throw error
    }
  }

  /// The text of the configuration with the conventions, which archlint accepts.
  private func configuration(with conventions: [Convention], path: String) throws -> String {
    let shownPath = ConfigurationFinder.shown(path)
    let day = CalendarDay.today.description
    var text = loader.finder.text ?? ""
    let layers = Self.layers(of: conventions)
    if !layers.isEmpty {
      text = try OwnRuleInsertion(path: shownPath, text: text).adding(layers, as: "layers")
    }
    text = try OwnRuleInsertion(path: shownPath, text: text).adding { indent in
      conventions.map { Notation.list([$0.ownRule(on: day)]).lines(indent: indent) }
    }
    var files = loader.finder.files
    files.project = ConfigurationText(path: shownPath, identity: path, text: text)
    _ = try Configuration.build(
      files, request: ConfigurationRequest(), catalogue: try Catalogue.shipped())
    return text
  }

  /// The lines of the layers of conventions, without names that two of them have.
  private static func layers(of conventions: [Convention]) -> [String] {
    let all = conventions.flatMap(\.layers)
    return all.filter { layer in all.count { $0.name == layer.name } == 1 }.flatMap { layer in
      Notation.mapping([.init(layer.name, ["paths": .texts(layer.paths)])]).lines(indent: 2)
    }
  }

  // MARK: - Check

  private func check(_ outcome: ProjectDiscovery.Outcome) throws -> Int32 {
    let written = rules.filter { $0.tags.contains(Convention.tag) }
    guard !written.isEmpty else {
      try Output.print("no rule comes from 'archlint discover --write'\n")
      return 0
    }
    var weakened = 0
    for rule in written {
      guard let then = Evidence(rule.why) else { continue }
      let now = (outcome.conventions + outcome.others).first { $0.id == rule.id }
      guard let now else {
        weakened += 1
        try Output.print("no longer followed: \(rule.id), \(then.text) then\n")
        continue
      }
      if now.bound < then.bound - 0.01 {
        weakened += 1
        try Output.print("weakened: \(rule.id), \(then.text) then, \(now.evidence) now\n")
      } else if now.departures == 0, then.support < then.total {
        try Output.print(
          "without exceptions now: \(rule.id), \(then.text) then, \(now.evidence) now\n")
      }
    }
    try Output.print("\(counted(written.count, "convention")) compared, \(weakened) weakened\n")
    guard weakened > 0 else { return 0 }
    let ending = Ending.failure(
      "the code follows \(counted(weakened, "convention")) less than before")
    ending.warn()
    return ending.status
  }

  /// The evidence in the reason of a rule: `214 of 218 (98 %) follow on …`.
  private struct Evidence {
    let support: Int
    let total: Int

    init?(_ why: String) {
      let words = why.split(separator: " ").prefix(3).map { $0.filter { $0 != "," } }
      guard words.count == 3, words[1] == "of", let support = Int(words[0]),
        let total = Int(words[2])
      else { return nil }
      self.support = support
      self.total = total
    }

    var bound: Double { Statistics.lowerBound(support, of: total) }
    var text: String { "\(Convention.grouped(support)) of \(Convention.grouped(total))" }
  }

  // MARK: - Explain

  private func explain(_ text: String, _ outcome: ProjectDiscovery.Outcome) throws -> Int32 {
    let place = try? FilePlace(text)
    let path = try loader.finder.relative(place?.path ?? text)
    let found = outcome.conventions.filter { $0.isAbout(path, line: place?.line) }
    guard !found.isEmpty else {
      try Output.print("no convention is about \(path.visible)\n")
      return 0
    }
    for convention in found {
      let departs = convention.exceptions.contains {
        $0.path == path && (place == nil || $0.line == nil || $0.line == place?.line)
      }
      try Output.print(
        "\(departs ? "departs" : "follows")  \(convention.says.filter { $0 != "`" })\n"
          + "         \(convention.evidence) \(convention.unit.rawValue)  [\(convention.id)]\n")
    }
    return 0
  }
}

extension Convention {
  /// Returns true if it says something of a file, or of what is declared on one of its lines.
  fileprivate func isAbout(_ path: String, line: Int?) -> Bool {
    (subjectPlaces + exceptions).contains {
      $0.path == path && (line == nil || $0.line == nil || $0.line == line)
    }
  }
}
