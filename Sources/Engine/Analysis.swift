import Configuration
import LintRules
import Project
import SwiftSource

/// Checks the files of a project against a configuration, wherever the files come from.
package struct Analysis: Sendable {
  /// Where files are read.
  package enum Store: Sendable {
    /// Below a folder, but for the texts that stand in for some files.
    case folder(String, overlay: [String: [UInt8]] = [:])
    /// In memory, by path.
    case memory([String: [UInt8]])

    func read(_ path: String, into buffer: inout SourceBuffer) throws(FileSystem.Failure) {
      switch self {
      case .folder(let root, let overlay):
        if let bytes = overlay[path] {
          buffer = SourceBuffer(bytes)
        } else {
          try FileSystem.read("\(root)/\(path)", into: &buffer)
        }
      case .memory(let files): buffer = SourceBuffer(files[path] ?? [])
      }
    }
  }

  /// How a run goes about its work.
  package struct Options: Sendable {
    /// How many workers share the files.
    package var workers = 1
    /// What has been changed, nil when that is not known. Then only what the change touches is
    /// reported.
    package var changes: ChangeSet?
    /// The findings that the project has accepted, nil where there is no baseline.
    package var baseline: Baseline?
    /// The day on which what has an end is compared with it.
    package var today = CalendarDay.today
    /// Paths of files and folders whose findings are reported, all when empty.
    package var reported: [String] = []
    /// Texts that stand in for what the files hold, by path.
    package var overlay: [String: [UInt8]] = [:]
    /// Whether the digest of each file is wanted, by which it is known again.
    var keepsDigests = false
    /// Is told how many files are done, now and then, from any thread.
    package var progress: (@Sendable (Int, Int) -> Void)?

    package init() {}
  }

  let configuration: Configuration
  /// The rules, put together once for however many runs.
  let ruleSet: RuleSet
  var store: Store
  let options: Options

  package init(configuration: Configuration, store: Store, options: Options) {
    self.configuration = configuration
    ruleSet = RuleSet(configuration.rules, layers: configuration.layers)
    self.store = store
    self.options = options
  }

  /// What a run has found.
  struct Outcome {
    let survey: Survey
    /// The findings in the order of a report, those that the code suppresses among them.
    var diagnostics: [Diagnostic] = []
    var problems: [Report.Problem] = []
    var files = 0
    var lines = 0
    var bytes = 0
    /// The comments that switch rules off, in the order of their files.
    var suppressions: [(path: String, suppression: FileAnalysis.LocatedSuppression)] = []
    /// How many names scoping cannot decide.
    var ambiguous = 0
    /// The digests of the files that were checked, by path, where they are wanted.
    var digests: [String: UInt64] = [:]
    /// The ids of rules that could not be checked, because nothing says what has been changed.
    var unchecked: [String] = []
  }

  /// Checks the files at `paths`, given with their sizes.
  ///
  /// - Parameter rootName: the name of the project's folder.
  func run(
    paths: [(path: String, size: Int)], rootName: String, timer: inout PhaseTimer
  ) async -> Outcome {
    let sorted = paths.filter {
      !$0.path.hasSuffix(XcodeProject.fileName) || ruleSet.looks(at: $0.path)
    }.sorted { $0.path < $1.path }
    var problems: [Report.Problem] = []
    let projects = paths.map(\.path).filter { $0.hasSuffix(XcodeProject.fileName) }.sorted()
    let files = projectFiles(
      sorted.map(\.path), projects, rootName: rootName, problems: &problems,
      asksForSettings: ruleSet.asksForModuleSettings)
    timer.finish("prepare")
    // The largest files first, so that none of them is left to one worker at the end.
    let order = sorted.indices.sorted { (sorted[$0].size, $1) > (sorted[$1].size, $0) }
    let moduleLayers = files.moduleLayers()
    let done = ProgressCounter(total: order.count, report: options.progress)
    let (results, words) = await Workers.map(
      order.count, workers: options.workers, state: { WorkerState() },
      body: { [ruleSet, store, options] position, state in
        let index = order[position]
        let result = FileAnalysis(
          ruleSet: ruleSet, store: store, place: files.places[index], index: index,
          moduleLayers: moduleLayers, changes: options.changes
        ).run(&state)
        done.add()
        return result
      },
      rest: { $0.scratch.words })
    timer.finish("files")
    var positions = [Int](repeating: 0, count: sorted.count)
    for (position, index) in order.enumerated() { positions[index] = position }
    var ordered = positions.map { results[$0] }
    let (table, aboutPaths) = await Workers.both(
      workers: options.workers,
      { [ordered] in
        SymbolTable(
          ordered.indices.map { ordered[$0].symbols }, modules: files.moduleNames,
          words: words.reduce(into: WordIndex()) { $0.add($1) })
      }, { [self] in findingsAboutPaths(ruleSet, files) })
    timer.finish("symbols")
    let references = ruleSet.needsReferences ? await self.references(table) : []
    let context = RuleSet.Context(
      table: table, places: files.places,
      violations: ruleSet.violations(table, places: files.places, references: references))
    timer.finish("references")
    await checkAgain(&ordered, context, ruleSet, moduleLayers)
    var outcome = join(&ordered, aboutPaths, table, ruleSet, files)
    if options.changes == nil { outcome.unchecked = ruleSet.rulesAboutChanges.map(\.id) }
    outcome.ambiguous = references.reduce(0) { $0 + $1.ambiguous }
    outcome.problems = problems + outcome.problems
    Self.giveBack(ordered)
    timer.finish("project")
    return outcome
  }

  /// Has another thread give back what is left of the files, some dozen arrays of each, while this
  /// one goes on.
  private static func giveBack(_ results: [FileAnalysis.Result]) {
    /// Counted as one reference, so that it ends with the task.
    final class Remains: Sendable {
      let results: [FileAnalysis.Result]
      init(_ results: [FileAnalysis.Result]) { self.results = results }
    }
    let remains = Remains(results)
    Task.detached { withExtendedLifetime(remains) {} }
  }

  // MARK: - Before the files

  private func projectFiles(
    _ paths: [String], _ projectPaths: [String], rootName: String,
    problems: inout [Report.Problem], asksForSettings: Bool
  ) -> ProjectFiles {
    var settings: [String: [ModuleSetting]] = [:]
    var projects: [(folder: String, project: XcodeProject)] = []
    var manifests: [(folder: String, manifest: PackageManifest)] = []
    var file = SourceFile()
    for path in paths where path == "Package.swift" || path.hasSuffix("/Package.swift") {
      do {
        try store.read(path, into: &file.buffer)
        file.analyse(words: .keywords)
        let folder = path.dropLast("Package.swift".count)
        manifests.append((String(folder.dropLast(folder.isEmpty ? 0 : 1)), PackageManifest(file)))
        guard asksForSettings else { continue }
        for (target, values) in SettingsFile.settingsOfFolders(manifest: file) {
          settings[ModuleMap.join(String(folder), target)] = values
        }
      } catch {
        problems.append(Report.Problem(path: path, message: "cannot be read: \(error.reason)"))
      }
    }
    for path in projectPaths {
      do {
        try store.read(path, into: &file.buffer)
        let bytes = file.buffer.padded.prefix(file.buffer.count)
        // The project's file stands in the bundle `X.xcodeproj`, which stands in the folder.
        let components = path.pathComponents.dropLast(2)
        let folder = components.joined(separator: "/")
        projects.append((folder, XcodeProject(bytes)))
        guard asksForSettings else { continue }
        for (target, values) in SettingsFile.settingsOfFolders(
          project: file, read: { buffer(ModuleMap.join(folder, $0)) })
        {
          settings[ModuleMap.join(folder, target)] = values
        }
      } catch {
        problems.append(Report.Problem(path: path, message: "cannot be read: \(error.reason)"))
      }
    }
    return ProjectFiles(
      paths: paths, rootName: rootName,
      apps: configuration.apps(of: paths.filter(Walker.isAlwaysRead)),
      layers: configuration.layers, manifests: manifests, projects: projects, settings: settings)
  }

  /// What a file holds that may not be there.
  private func buffer(_ path: String) -> SourceBuffer? {
    if case .memory(let files) = store { return files[path].map { SourceBuffer($0) } }
    if case .folder(let root, _) = store, !Bounds(root: root).hold("\(root)/\(path)") { return nil }
    var buffer = SourceBuffer()
    return (try? store.read(path, into: &buffer)).map { buffer }
  }

  // MARK: - After the files

  /// What each file refers to.
  private func references(_ table: SymbolTable) async -> [FileReferences] {
    await Workers.map(
      table.files.count, workers: options.workers, state: {},
      body: { file, _ in table.references(of: file) })
  }

  /// Checks the few files again in which the types of other files make a difference.
  private func checkAgain(
    _ results: inout [FileAnalysis.Result], _ context: RuleSet.Context, _ ruleSet: RuleSet,
    _ moduleLayers: [String: [Int]]
  ) async {
    // Not the results themselves: a second reference to them would have them copied below.
    let pending = results.indices.map { results[$0].pending }
    let hasSettings = results.indices.map { results[$0].hasSettings }
    let digests = results.indices.map { results[$0].digest }
    let isAffected = await Workers.map(
      pending.count, workers: options.workers, state: {},
      body: { file, _ in
        context.violations[file] != nil || hasSettings[file]
          || pending[file].mayFindMore(in: context.table, file: file)
      })
    let affected = isAffected.indices.filter { isAffected[$0] }
    let again = await Workers.map(
      affected.count, workers: options.workers, state: { WorkerState() },
      body: { [store, options] position, state in
        let place = context.places[affected[position]]
        return FileAnalysis(
          ruleSet: ruleSet, store: store, place: place, index: affected[position],
          moduleLayers: moduleLayers, changes: options.changes
        ).runAgain(
          pending[affected[position]], digest: digests[affected[position]], context, &state)
      })
    for (file, found) in zip(affected, again) {
      if let problem = found.problem { results[file].problem = problem }
      guard !found.findings.isEmpty else { continue }
      results[file].findings = merged(results[file].findings, found.findings)
    }
  }

  /// The findings of two looks at one file, each in the order of a report, in that order.
  private func merged(
    _ first: [FileAnalysis.Located], _ second: [FileAnalysis.Located]
  ) -> [FileAnalysis.Located] {
    var all: [FileAnalysis.Located] = []
    all.reserveCapacity(first.count + second.count)
    var next = 0
    for index in first.indices {
      while next < second.count, second[next].diagnostic.precedes(first[index].diagnostic) {
        all.append(second[next])
        next += 1
      }
      all.append(first[index])
    }
    all += second[next...]
    return all
  }

  private func join(
    _ results: inout [FileAnalysis.Result], _ aboutPaths: [Finding], _ table: SymbolTable,
    _ ruleSet: RuleSet, _ files: ProjectFiles
  ) -> Outcome {
    var outcome = Outcome(
      survey: Survey(
        files: files, table: table, digests: results.indices.map { results[$0].digest }))
    for file in results.indices {
      outcome.lines += results[file].lines
      outcome.bytes += results[file].bytes
      if let problem = results[file].problem {
        outcome.problems.append(problem)
      } else {
        outcome.files += 1
        if options.keepsDigests { outcome.digests[files.paths[file]] = results[file].digest }
      }
    }
    // In the order of a report both of them, the last first, so that each is moved and not copied.
    var inFiles = takeFindings(of: &results, table)
    var others = diagnostics(
      of: aboutPaths + findings(of: ruleSet, table, files), &results, ruleSet, files)
    outcome.diagnostics.reserveCapacity(inFiles.count + others.count)
    while !inFiles.isEmpty || !others.isEmpty {
      let isOther =
        inFiles.isEmpty
        || !others.isEmpty && others[others.count - 1].precedes(inFiles[inFiles.count - 1])
      if let next = isOther ? others.popLast() : inFiles.popLast() {
        outcome.diagnostics.append(next)
      }
    }
    for file in results.indices {
      for suppression in results[file].suppressions {
        outcome.suppressions.append((files.paths[file], suppression))
      }
    }
    return outcome
  }

  /// Takes the findings out of the results that count in the project as a whole, the last first.
  private func takeFindings(
    of results: inout [FileAnalysis.Result], _ table: SymbolTable
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for file in results.indices.reversed() {
      while let finding = results[file].findings.popLast() {
        if let condition = finding.condition, !condition.holds(in: table, file: file) { continue }
        if let index = finding.suppressedBy {
          results[file].suppressions[index].used.insert(finding.diagnostic.rule)
        }
        if isReported(finding.diagnostic) { diagnostics.append(finding.diagnostic) }
      }
    }
    return diagnostics
  }

  /// What is reported of findings about the project as a whole and of comments that switch rules off,
  /// the last first.
  private func diagnostics(
    of findings: [Finding], _ results: inout [FileAnalysis.Result], _ ruleSet: RuleSet,
    _ files: ProjectFiles
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var others = OtherFiles(store: store)
    for finding in findings {
      var diagnostic = Diagnostic(
        rule: ruleSet.rules[finding.rule].id, severity: finding.severity,
        message: finding.message,
        location: Location(
          path: finding.path,
          region: finding.range.flatMap { others.region($0, path: finding.path) }),
        subject: finding.subject, scope: finding.scope, fix: finding.fix)
      // What a change does to a protected file is not excused by what the change writes into it.
      if let file = finding.file { diagnostic.suppression = excuse(diagnostic, &results[file]) }
      if isReported(diagnostic) { diagnostics.append(diagnostic) }
    }
    let review = SuppressionReview(ruleSet: ruleSet, knownRules: configuration.knownRules)
    for file in results.indices where !results[file].suppressions.isEmpty {
      guard options.changes?.touches(files.paths[file]) ?? true else { continue }
      diagnostics += review.diagnostics(results[file].suppressions, at: files.places[file])
        .filter(isReported)
    }
    diagnostics.sort { $0.precedes($1) }
    diagnostics.reverse()
    return diagnostics
  }

  /// Why the file of a finding about it as a whole says that it does not count.
  private func excuse(_ diagnostic: Diagnostic, _ result: inout FileAnalysis.Result) -> String? {
    let index = result.suppressions.firstIndex {
      $0.suppression.isAboutFile && !$0.suppression.reason.isEmpty
        && $0.suppression.rules.contains(diagnostic.rule)
    }
    guard let index else { return nil }
    result.suppressions[index].used.insert(diagnostic.rule)
    return result.suppressions[index].suppression.reason
  }

  /// Whether the finding lies in one of the wanted paths, and is touched by the change at one of
  /// its ends.
  private func isReported(_ diagnostic: Diagnostic) -> Bool {
    let path = diagnostic.location.path
    let isWanted =
      !Walker.isGenerated(path)
      && (options.reported.isEmpty || options.reported.contains { path.lies(in: $0) })
    guard isWanted, let changes = options.changes else { return isWanted }
    return ([diagnostic.location] + diagnostic.related.map(\.location)).contains { location in
      changes.touches(
        location.path,
        // What is about a file as a whole stands at its start and has no length.
        location.region.flatMap { region in
          region.bytes == 0..<0
            ? nil : region.start.line...max(region.start.line, region.end.line)
        })
    }
  }
}

extension Configuration {
  /// The folders of apps among those that hold `paths`.
  func apps(of paths: [String]) -> AppFolders {
    if !appFolders.isEmpty { return AppFolders(paths: appFolders.map { $0 == "." ? "" : $0 }) }
    let folders = AppFolders.folders(of: paths)
    return AppFolders(
      paths: appSignatures.flatMap { AppFolders(folders: folders, signature: $0).paths })
  }
}

/// What a worker keeps from file to file, so that a file costs no allocation of its own.
struct WorkerState {
  var file = SourceFile()
  var scratch = RuleSet.Scratch()
}
