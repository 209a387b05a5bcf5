import Configuration
import Engine
import LintRules
import Project
import Results
import Serving

/// A project that a client has files of open.
struct WorkspaceFolder {
  /// The folder as the client names it, which may lead through links.
  private let given: String
  /// The folder without links.
  private let real: String
  /// The findings by path from the root on.
  private(set) var findings: [String: ArraySlice<Diagnostic>] = [:]
  /// The rules that are on, by id.
  private(set) var rules: [String: Rule] = [:]
  /// The conventions of its code, nil until it has been loaded.
  var conventions: ConventionSource? { project.loaded?.conventions }
  /// The problems of the configuration, by absolute path.
  private(set) var problems: [String: [ConfigurationProblem]] = [:]
  /// The message about a project that cannot be checked, nil if it can be or a document shows why.
  private var message: String?
  /// The changes since the findings were made, nil if there are none.
  private var change: ServedProject.Change? = .files
  private var project: ServedProject

  /// - Parameters:
  ///   - given: the absolute path of the folder as the client names it.
  ///   - workers: how many threads a check uses.
  init(_ given: String, workers: Int, source: @escaping ProjectSource) {
    self.given = given
    real = FileSystem.realPath(given) ?? given
    var options = Analysis.Options()
    options.workers = workers
    project = ServedProject(root: real, options: options, source: source)
  }

  /// The absolute path of the project's folder, without links once it has been loaded.
  var root: String { project.root }

  /// The path from the root on of an absolute path, nil for a path outside the project.
  func relative(_ path: String) -> String? { project.relative(path) }

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
  var isNew: Bool { project.isNew }

  /// Notes that the findings are out of date.
  mutating func note(_ change: ServedProject.Change) {
    self.change = max(self.change ?? change, change)
  }

  private func path(of problem: ConfigurationProblem) -> String {
    problem.file.hasPrefix("/") ? problem.file : absolute(problem.file)
  }

  // MARK: - Checking

  /// Checks the project with the texts of open files, by absolute path.
  ///
  /// - Returns: a message for the user where the project cannot be checked, once for each reason.
  mutating func check(_ open: [String: [UInt8]]) async -> String? {
    let before = message
    message = await failure(open)
    return message == before ? nil : message
  }

  /// Checks the project.
  ///
  /// - Returns: the reason why the project cannot be checked, unless an open document shows it.
  private mutating func failure(_ open: [String: [UInt8]]) async -> String? {
    let change = change ?? .texts
    self.change = nil
    problems = [:]
    do {
      var outcome: ServedProject.Outcome?
      try await project.check(open, after: change, into: &outcome)
      if let outcome { take(outcome.report) }
      return nil
    } catch let failure as ConfigurationFailure {
      findings = [:]
      problems = Dictionary(grouping: failure.problems) { path(of: $0) }
      let hidden = failure.problems.filter { open[path(of: $0)] == nil }
      guard let first = hidden.first else { return nil }
      let more = hidden.count > 1 ? " (and \(counted(hidden.count - 1, "more problem")))" : ""
      return "archlint checks nothing: \(first)\(more)"
    } catch {
      findings = [:]
      return "archlint cannot check '\(root)': \(error)"
    }
  }

  /// Takes the findings, which are in the order of their paths.
  private mutating func take(_ report: Report) {
    findings = [:]
    rules = Dictionary(report.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
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
