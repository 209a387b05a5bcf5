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
    rules = try loader.configuredRules()
  }

  private func run() async throws -> Int32 {
    let discovery = try loader.discovery(
      of: loader.relativePaths(), knowing: rules)
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
    var chosen = shown(outcome)
    if !ids.isEmpty {
      chosen = try ids.filter { !known.contains($0) }.map { id in
        if let found = outcome.conventions.first(where: { $0.id == id }) { return found }
        throw UsageError(
          message: "there is no convention '\(id)'"
            + NearestName.hint(id, among: outcome.conventions.map(\.id)))
      }
    }
    let complete = await discovery.addingExamples(to: chosen)
    return try await ConventionWriter(loader: loader).write(complete)
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
      if now.placeBound < then.bound - 0.01 {
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
    try Output.print(
      ConventionListing.text(outcome.conventions(about: path, line: place?.line)))
    return 0
  }
}
