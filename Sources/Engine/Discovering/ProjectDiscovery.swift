import Configuration
import Discovery
import LintRules
import Project
import Results
import SwiftSource

/// The conventions of a project in a folder.
package struct ProjectDiscovery: Sendable {
  /// The outcome of a search for conventions.
  package struct Outcome: Sendable {
    /// The conventions, the most valuable first.
    package internal(set) var conventions: [Convention] = []
    /// How many Swift files there were to learn from, tests left out.
    package internal(set) var files = 0
    /// The candidates that did not hold up, for comparisons with an earlier day.
    package internal(set) var others: [Convention] = []
    package internal(set) var problems: [Report.Problem] = []
    /// The numbers that a background of many projects is made of.
    package internal(set) var counts: [String] = []
    /// True if the project has fewer files than anything can be learned from.
    package var isTooSmall: Bool { files < Discovery.fewestFiles }

    /// The conventions about a file, or about what is declared on one of its lines.
    package func conventions(about path: String, line: Int?) -> PlaceConventions {
      PlaceConventions(conventions, about: path, line: line)
    }
  }

  let root: String
  /// The files of the project's configuration.
  let files: ConfigurationFiles
  let catalogue: Catalogue
  /// The ids of the rules that the configuration has.
  let knownRules: Set<String>
  let workers: Int
  /// The files to learn from, by path; nil for all.
  var isWanted: (@Sendable (String) -> Bool)?
  /// The rules of the configuration. What one of them checks is no news.
  package var configured: [Rule] = []

  /// - Parameters:
  ///   - knownRules: the ids of the rules that the configuration has.
  ///   - isWanted: the files to learn from, by path; nil for all.
  package init(
    root: String, files: ConfigurationFiles, catalogue: Catalogue, knownRules: Set<String>,
    workers: Int,
    isWanted: (@Sendable (String) -> Bool)? = nil
  ) {
    self.root = root
    self.files = files
    self.catalogue = catalogue
    self.knownRules = knownRules
    self.workers = workers
    self.isWanted = isWanted
  }

  /// Searches for conventions.
  ///
  /// - Parameter countsOnly: true if only the numbers are of interest.
  package func run(countsOnly: Bool = false) async throws -> Outcome {
    var outcome = Outcome()
    let observation = try await observe()
    let project = observation.project
    outcome.problems = observation.problems
    outcome.files = project.files.count { !$0.isTest }
    if countsOnly { outcome.counts = BackgroundCounts.lines(of: project) }
    guard !outcome.isTooSmall, !countsOnly else { return outcome }
    let discovery = Discovery()
    let candidates = await observation.locating(
      try withoutConfigured(discovery.candidates(of: project)), workers: workers)
    let found = try await exceptions(of: candidates, in: Set(project.files.map(\.path)))
    let checked = candidates.map { $0.settled(found[$0.id] ?? []) }
    outcome.conventions = discovery.settled(checked)
    let kept = Set(outcome.conventions.map(\.id))
    outcome.others = checked.filter { !kept.contains($0.id) }
    return outcome
  }

  /// The conventions with examples for their rules, where the code of the project has some.
  package func addingExamples(to conventions: [Convention]) async -> [Convention] {
    let examples = ConventionExamples(root: root, files: files, catalogue: catalogue)
    var result: [Convention] = []
    for convention in conventions { result.append(await examples.adding(to: convention)) }
    return result
  }

  // MARK: - Rules

  /// The configuration of the project with these rules only.
  private func configuration(_ rules: [Notation]) throws -> Configuration {
    var files = files
    let text = Notation.list(rules).lines(indent: 0).joined(separator: "\n") + "\n"
    files.added = ConfigurationText(path: "discover", identity: "discover", text: text)
    files.findNested = { _ in [] }
    var request = ConfigurationRequest()
    request.onlyAdded = true
    let configuration = try Configuration.build(files, request: request, catalogue: catalogue)
    let ids = Set(rules.compactMap { $0["id"] }.map(\.line))
    return configuration.replacingRules(
      with: configuration.rules.filter { ids.contains(Notation.text($0.id).line) })
  }

  /// The conventions without those that the configuration has as rules under other names.
  private func withoutConfigured(_ conventions: [Convention]) throws -> [Convention] {
    guard !configured.isEmpty, !conventions.isEmpty else { return conventions }
    let rules = try configuration(
      conventions.enumerated().map { $1.ownRule().named(Self.id($0)) }
    ).rules
    let known = configured.map { (id: $0.id, selector: $0.selector, checks: Self.checks(of: $0)) }
    let repeated = Set(
      rules.filter { rule in
        let checks = Self.checks(of: rule)
        return known.contains { other in
          other.selector == rule.selector && !checks.isEmpty && checks.isSubset(of: other.checks)
        }
      }.map(\.id))
    let ids = Set(configured.map(\.id))
    return conventions.enumerated().filter { number, convention in
      ids.contains(convention.id) || !repeated.contains(Self.id(number))
    }.map(\.element)
  }

  private static func checks(of rule: Rule) -> Set<AnyHashable> {
    Set(rule.checks.compactMap { $0 as? AnyHashable })
  }

  /// The places that the rules of conventions find, by their ids; not of layers, whose references are known.
  ///
  /// - Parameter files: the files to learn from. What is found in others, such as data of tests, does not count.
  private func exceptions(
    of conventions: [Convention], in files: Set<String>
  ) async throws -> [String: [Convention.Exception]] {
    let conventions = conventions.filter { $0.unit != .references }
    guard !conventions.isEmpty else { return [:] }
    var options = Analysis.Options()
    options.workers = workers
    options.keepsSymbols = false
    let report = try await Linter(
      root: root,
      configuration: try configuration(
        conventions.enumerated().map { $1.ownRule().named(Self.id($0)) }),
      options: options
    ).run()
    let ids = Dictionary(
      uniqueKeysWithValues: conventions.enumerated().map { (Self.id($0), $1.id) })
    var found: [String: [Convention.Exception]] = [:]
    for diagnostic in report.diagnostics where isWanted?(diagnostic.location.path) ?? true {
      let path = diagnostic.location.path
      guard files.contains(path) || !path.hasSuffix(".swift") else { continue }
      found[ids[diagnostic.rule] ?? "", default: []].append(
        Convention.Exception(
          path: path, line: diagnostic.location.region?.start.line,
          column: diagnostic.location.region?.start.column))
    }
    return found
  }

  /// The id of a rule in a run, which no rule of the project has.
  private static func id(_ number: Int) -> String { "archlint-discovers-\(number)" }

  // MARK: - Observations

  /// Reads the project, and searches it with all probes.
  func observe() async throws -> ProjectObservation {
    var options = Analysis.Options()
    options.workers = workers
    let linter = Linter(
      root: root,
      configuration: try configuration(Probe.all.enumerated().map { $1.rule.named(Self.id($0)) }),
      options: options)
    let (report, survey) = try await linter.runWithSurvey()
    let store = linter.store
    let read = await Workers.map(
      survey.places.count, workers: workers, state: { SourceFile() },
      body: { [isWanted] index, file -> ObservedFile? in
        let place = survey.places[index]
        guard place.path.hasSuffix(".swift"), !place.isInFixtures, !Self.isManifest(place.path),
          !GeneratedFiles.isGenerated(path: place.path), isWanted?(place.path) ?? true
        else { return nil }
        file.path = place.path
        guard (try? store.read(place.path, into: &file.buffer)) != nil else { return nil }
        file.analyse(words: .keywords)
        return GeneratedFiles.isGenerated(file) ? nil : ObservedFile(file, at: place)
      })
    var numbers = [Int32](repeating: -1, count: read.count)
    var byPath: [String: Int32] = [:]
    var kept: [ObservedFile] = []
    for (index, file) in read.enumerated() {
      guard let file else { continue }
      numbers[index] = Int32(kept.count)
      byPath[file.path] = Int32(kept.count)
      kept.append(file)
    }
    let table = survey.table
    let references = await Workers.map(
      read.count, workers: workers, state: {},
      body: { [numbers] index, _ -> [(file: Int32, count: Int32)] in
        guard numbers[index] >= 0 else { return [] }
        return Self.byFile(table.references(of: index), table, numbers)
      })
    let probes = Dictionary(
      uniqueKeysWithValues: Probe.all.enumerated().map { (Self.id($0), $1.id) })
    let sightings = report.diagnostics.compactMap { diagnostic in
      byPath[diagnostic.location.path].map {
        Sighting(
          probe: probes[diagnostic.rule] ?? "", file: $0,
          line: diagnostic.location.region?.start.line ?? 1)
      }
    }
    var project = ObservedProject(
      files: kept, references: read.indices.filter { numbers[$0] >= 0 }.map { references[$0] },
      sightings: sightings, knownRules: knownRules)
    project.recent = FileAges.recent(in: root)
    return ProjectObservation(
      project: project, problems: report.problems, survey: survey, store: store, numbers: numbers)
  }

  /// The references of a file by the files that they lead to.
  private static func byFile(
    _ references: FileReferences, _ table: SymbolTable, _ numbers: [Int32]
  ) -> [(file: Int32, count: Int32)] {
    var counts: [Int32: Int32] = [:]
    for target in references.targets {
      let file = numbers[table.file(of: target.symbol)]
      if file >= 0 { counts[file, default: 0] += Int32(target.count) }
    }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func isManifest(_ path: String) -> Bool {
    ["Package.swift", "Project.swift", "Workspace.swift"].contains(String(path.lastPathComponent))
  }
}
