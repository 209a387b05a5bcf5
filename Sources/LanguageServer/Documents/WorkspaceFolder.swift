import Configuration
import Engine
import LintRules
import Project
import Results

/// A project that a client has files of open.
struct WorkspaceFolder {
  /// The parts of a project that a change may touch.
  enum Change: Comparable {
    /// The texts of open documents only.
    case texts
    /// Any file of the folder.
    case files
  }

  /// The absolute path of the project's folder, without links once it has been loaded.
  private(set) var root: String
  /// The folder as the client names it, which may lead through links.
  private let given: String
  /// The folder without links.
  private let real: String
  /// The findings by path from the root on.
  private(set) var findings: [String: ArraySlice<Diagnostic>] = [:]
  /// The rules that are on, by id.
  private(set) var rules: [String: Rule] = [:]
  /// The conventions of its code, nil until it has been loaded.
  private(set) var conventions: ConventionSource?
  /// The problems of the configuration, by absolute path.
  private(set) var problems: [String: [ConfigurationProblem]] = [:]
  /// The message about a project that cannot be checked, nil if it can be or a document shows why.
  private var message: String?
  /// The changes since the findings were made, nil if there are none.
  private var change: Change? = .files
  /// The project with what is known of its files, nil until it can be loaded.
  private var session: LintSession?
  /// The files that say what is checked, as they were when the project was loaded.
  private var settings: [String: SettingsState?] = [:]
  /// The folders with a configuration of their own that the session knows of.
  private var configurationFolders: [String] = []

  /// - Parameter given: the absolute path of the folder as the client names it.
  init(_ given: String) {
    self.given = given
    real = FileSystem.realPath(given) ?? given
    root = real
  }

  /// The path from the root on of an absolute path, nil for a path outside the project.
  func relative(_ path: String) -> String? {
    let prefix = root == "/" ? root : root + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// The absolute path of a path from the root on.
  func absolute(_ path: String) -> String { root == "/" ? "/" + path : "\(root)/\(path)" }

  /// An absolute path as the client names it.
  func shown(_ path: String) -> String {
    guard path.lies(in: real) else { return path }
    return given + String(decoding: path.utf8.dropFirst(real.utf8.count), as: UTF8.self)
  }

  /// Returns true if the client names the folder so.
  func isNamed(_ path: String) -> Bool { path == given || path == root }

  /// True if the findings are older than the last change.
  var isStale: Bool { change != nil }

  /// True until the project has been checked for the first time.
  var isNew: Bool { session == nil }

  /// Notes that the findings are out of date.
  mutating func note(_ change: Change) { self.change = max(self.change ?? change, change) }

  private func path(of problem: ConfigurationProblem) -> String {
    problem.file.hasPrefix("/") ? problem.file : absolute(problem.file)
  }

  // MARK: - Checking

  /// Checks the project with the texts of open files, by absolute path.
  ///
  /// - Returns: a message for the user where the project cannot be checked, once for each reason.
  mutating func check(
    _ open: [String: [UInt8]], _ source: ProjectSource, workers: Int
  ) async -> String? {
    let before = message
    message = await failure(open, source, workers: workers)
    return message == before ? nil : message
  }

  /// Checks the project.
  ///
  /// - Returns: the reason why the project cannot be checked, unless an open document shows it.
  private mutating func failure(
    _ open: [String: [UInt8]], _ source: ProjectSource, workers: Int
  ) async -> String? {
    let change = change
    self.change = nil
    problems = [:]
    do {
      if !areSettingsCurrent(open) { try load(open, source, workers: workers) }
      try await check(open, change)
      if let folders = session?.configurationFolders, folders != configurationFolders {
        try load(open, source, workers: workers)
        try await check(open, change)
        // Those that were found, so that one that cannot be read is not tried for ever.
        configurationFolders = folders
      }
      return nil
    } catch let failure as ConfigurationFailure {
      forget()
      problems = Dictionary(grouping: failure.problems) { path(of: $0) }
      let hidden = failure.problems.filter { open[path(of: $0)] == nil }
      guard let first = hidden.first else { return nil }
      let more = hidden.count > 1 ? " (and \(counted(hidden.count - 1, "more problem")))" : ""
      return "archlint checks nothing: \(first)\(more)"
    } catch {
      forget()
      return "archlint cannot check '\(root)': \(error)"
    }
  }

  private mutating func check(_ open: [String: [UInt8]], _ change: Change?) async throws {
    guard var session = session.take() else { return }
    var texts: [String: [UInt8]] = [:]
    for (path, bytes) in open { if let path = relative(path) { texts[path] = bytes } }
    session.setTexts(texts)
    if change == .files { session.noteChanges() }
    take(try await session.check())
    self.session = session
  }

  private mutating func load(
    _ open: [String: [UInt8]], _ source: ProjectSource, workers: Int
  ) throws {
    let project = try source(root) { path in open[path].map { String(decoding: $0, as: UTF8.self) }
    }
    root = project.root
    conventions = project.conventions
    rules = Dictionary(
      project.configuration.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var options = Analysis.Options()
    options.workers = workers
    options.baseline = project.baseline
    session = LintSession(
      Linter(root: root, configuration: project.configuration, options: options))
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

  private mutating func forget() {
    session = nil
    findings = [:]
  }

  /// Takes the findings, which are in the order of their paths.
  private mutating func take(_ report: Report) {
    findings = [:]
    let all = report.diagnostics
    var start = all.startIndex
    while start < all.endIndex {
      let path = all[start].location.path
      let end = all[start...].firstIndex { $0.location.path != path } ?? all.endIndex
      findings[path] = all[start..<end]
      start = end
    }
  }
}

/// The state of a file that says what is checked.
private enum SettingsState: Hashable {
  case text([UInt8])
  case file(FileStamp)
  case missing

  /// Fails where the file was changed so recently that another change might not show.
  init?(_ path: String, _ open: [String: [UInt8]]) {
    if let text = open[path] {
      self = .text(text)
    } else if let stamp = FileStamp(of: path) {
      guard stamp.isOlder(than: FileStamp.now) else { return nil }
      self = .file(stamp)
    } else {
      self = .missing
    }
  }
}
