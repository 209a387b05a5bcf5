import Buffers
import Configuration
import Engine
import LintRules
import Reporting
import Results

/// `archlint watch`: checks a project whenever its files change.
struct WatchCommand {
  static let command = Command(
    "watch", summary: "check a project whenever its files change",
    details: "Prints the findings that are new and those that are fixed since the last check, and "
      + "the totals. Ctrl-C ends it.",
    operands: [.folder]
  ) { (options: WatchOptions, operands: Operands) in
    try await WatchCommand(options: options, paths: operands.rest).run()
  }

  let options: WatchOptions
  let paths: [String]

  /// A project that is watched, and the state of the files that configure the run.
  private struct Watched {
    @Boxed var session: LintSession
    let pathPrefix: PathPrefix
    /// The configuration and the baseline.
    var settings: WatchedFiles
    /// The folders with a configuration of their own that the session knows of.
    var folders: [String]
    /// The reason why the last check failed, empty if it succeeded.
    var failure: [String] = []

    /// The folders with a configuration of their own, nil if they are those that the session knows of.
    var newFolders: [String]? { session.configurationFolders.flatMap { $0 == folders ? nil : $0 } }

    /// Records that the project cannot be checked as it is now, and prints it once.
    mutating func fail(_ error: any Error) {
      let lines = (error as? any CommandFailure ?? UnknownFailure(error)).lines
      if lines != failure { for line in lines { Output.warn(line) } }
      failure = lines
      settings.accept()
    }
  }

  /// The shortest time between two checks of the files.
  private static let pause = Duration.milliseconds(200)
  /// The pause is this many times as long as such a check, so that a large project costs little.
  private static let share = 10

  private func run() async throws -> Int32 {
    var watched = try load()
    var report = try await watched.session.check()
    try announce(report)
    while true {
      let next = try await nextReport(&watched)
      let change = ChangeReport(next, since: report.diagnostics)
      try Output.write(change.render(pathPrefix: watched.pathPrefix))
      if next.problems != report.problems { Output.warn(about: next.problems) }
      report = next
      try runCommand(report, new: change.new.count, fixed: change.fixed.count)
    }
  }

  private func load() throws -> Watched {
    let loader = try ProjectLoader(options.project, operands: paths)
    let root = loader.finder.root
    let baseline = BaselineLocation(BaselineOptions(), root: root)
    var settings = WatchedFiles([
      options.project.config ?? "\(root)/\(ConfigurationFinder.fileName)", baseline.path,
    ])
    let configuration = try loader.configuration(isPresetNeeded: true)
    settings.add(configuration.files)
    var analysis = Analysis.Options()
    analysis.workers = options.project.workers
    analysis.baseline = try baseline.read(isNeeded: false)
    let linter = Linter(root: root, configuration: configuration, options: analysis)
    return Watched(
      session: LintSession(linter), pathPrefix: loader.finder.pathPrefix, settings: settings,
      folders: configuration.folders)
  }

  private func announce(_ report: Report) throws {
    Output.warn(about: report.problems)
    try Output.print("\(ChangeReport.totals(of: report)); watching for changes\n")
    try runCommand(report, new: report.diagnostics.count, fixed: 0)
  }

  // MARK: - Waiting

  /// Waits for changes and checks the project.
  private func nextReport(_ watched: inout Watched) async throws -> Report {
    let clock = ContinuousClock()
    var pause = Self.pause
    var hasChanged = false
    while true {
      try await Task.sleep(for: pause)
      let start = clock.now
      do {
        if watched.settings.haveChanged {
          watched = try load()
          hasChanged = true
        }
        let isChanging = try await watched.session.findChanges()
        if let folders = watched.newFolders {
          watched = try load()
          // Remember all folders found, so that one that cannot be read is not tried again and
          // again.
          watched.folders = folders
          hasChanged = true
          continue
        }
        // A program such as git may write many files; wait until it is done.
        if hasChanged, !isChanging { return try await watched.session.check() }
        hasChanged = hasChanged || isChanging
        pause = isChanging ? Self.pause : max(Self.pause, (clock.now - start) * Self.share)
      } catch {
        watched.fail(error)
      }
    }
  }

  // MARK: - The command

  private func runCommand(_ report: Report, new: Int, fixed: Int) throws {
    guard let command = options.command else { return }
    let summary = report.summary
    let numbers = [
      "NEW": new, "FIXED": fixed, "ERRORS": summary.errors, "WARNINGS": summary.warnings,
      "INFOS": summary.infos,
    ]
    let variables = Dictionary(
      numbers.map { ("ARCHLINT_\($0.key)", String($0.value)) }, uniquingKeysWith: { $1 })
    let result = try ShellCommand.run(command, environment: variables)
    try Output.write(result.output)
    Output.pass(result.errors)
    if result.status != 0 {
      Output.warn("archlint: the command has exited with status \(result.status)")
    }
  }
}
