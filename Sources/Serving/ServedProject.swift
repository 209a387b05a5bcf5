import Buffers
import Configuration
import Engine
import Results

/// A project that stays loaded while its files change: it is loaded again when a file that configures it
/// changes, and checked again with what is known of all others.
package struct ServedProject: Sendable {
  /// The parts of a project that may have changed since the last check.
  package enum Change: Comparable, Sendable {
    /// The given texts only.
    case texts
    /// Files, but nobody knows if there are any.
    case perhapsFiles
    /// Any file of the folder.
    case files
  }

  /// The outcome of a check.
  package struct Outcome: Sendable {
    @Boxed package private(set) var report: Report
    @Boxed package private(set) var survey: Survey
  }

  /// The absolute path of the project's folder, without links once it has been loaded.
  package private(set) var root: String
  /// The project as it was loaded, nil until it can be.
  @BoxedOptional package private(set) var loaded: LoadedProject?
  /// How often it has been loaded.
  package private(set) var loads = 0
  private let source: ProjectSource
  @Boxed private var options: Analysis.Options
  /// The project with what is known of its files, nil until it can be loaded.
  @BoxedOptional private var session: LintSession?
  /// The files that say what is checked, as they were when the project was loaded.
  private var settings: [String: SettingsState?] = [:]
  /// The folders with a configuration of their own that the session knows of.
  private var configurationFolders: [String] = []
  /// The texts of the last check, by path from the root.
  private var texts: [String: [UInt8]] = [:]

  /// - Parameter options: those of each check; the baseline is that of the project.
  package init(root: String, options: Analysis.Options, source: @escaping ProjectSource) {
    self.root = root
    _options = Boxed(wrappedValue: options)
    self.source = source
  }

  /// True until the project has been checked for the first time.
  package var isNew: Bool { session == nil }

  /// The path from the root on of an absolute path, nil for a path outside the project.
  package func relative(_ path: String) -> String? {
    let prefix = root == "/" ? root : root + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// Checks the project with texts in place of files, by absolute path.
  ///
  /// - Parameter outcome: that of the last check, which stays if nothing has changed since. It is given up
  ///   before another check, because whoever keeps a survey has it copied.
  /// - Returns: false if nothing has changed since the last check.
  @discardableResult
  package mutating func check(
    _ open: [String: [UInt8]], after change: Change, into outcome: inout Outcome?
  ) async throws -> Bool {
    do {
      var isFresh = false
      if !areSettingsCurrent(open) {
        try load(open)
        isFresh = true
      }
      guard try await run(open, isFresh ? .files : change, &outcome) else { return false }
      if let folders = session?.configurationFolders, folders != configurationFolders {
        try load(open)
        _ = try await run(open, .files, &outcome)
        // Those that were found, so that one that cannot be read is not tried for ever.
        configurationFolders = folders
      }
      return true
    } catch {
      session = nil
      outcome = nil
      throw error
    }
  }

  /// - Returns: false if nothing has changed since the last check.
  private mutating func run(
    _ open: [String: [UInt8]], _ change: Change, _ outcome: inout Outcome?
  ) async throws -> Bool {
    guard var session = session.take() else { return false }
    var texts: [String: [UInt8]] = [:]
    for (path, bytes) in open { if let path = relative(path) { texts[path] = bytes } }
    let hasSameTexts = texts == self.texts
    session.setTexts(texts)
    self.texts = texts
    switch change {
    case .texts: break
    case .files: session.noteChanges()
    case .perhapsFiles:
      let hasChanged = try await session.findChanges()
      if !hasChanged, hasSameTexts, outcome != nil {
        self.session = session
        return false
      }
    }
    outcome = nil
    let (report, survey) = try await session.checkWithSurvey()
    self.session = session
    outcome = Outcome(report: report, survey: survey)
    return true
  }

  private mutating func load(_ open: [String: [UInt8]]) throws {
    let project = try source(root) { path in open[path].map { String(decoding: $0, as: UTF8.self) }
    }
    root = project.root
    loaded = project
    loads += 1
    var options = options
    options.baseline = project.baseline
    session = LintSession(
      Linter(root: root, configuration: project.configuration, options: options))
    texts = [:]
    configurationFolders = project.configuration.folders
    settings = Dictionary(
      project.settings.map { ($0, SettingsState($0, open)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns true if the project was loaded from what its files say now.
  private func areSettingsCurrent(_ open: [String: [UInt8]]) -> Bool {
    guard session != nil else { return false }
    return settings.allSatisfy { path, state in
      state != nil && SettingsState(path, open) == state
    }
  }
}
