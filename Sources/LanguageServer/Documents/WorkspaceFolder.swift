import Configuration
import Engine
import LintRules

/// A project as the command loads it.
package struct LoadedProject: Sendable {
  /// The absolute path of the project's folder.
  package let root: String
  package let configuration: Configuration
  package let baseline: Baseline?

  package init(root: String, configuration: Configuration, baseline: Baseline?) {
    self.root = root
    self.configuration = configuration
    self.baseline = baseline
  }
}

/// Loads the project around a folder.
///
/// The second argument gives the text of an open file at an absolute path, nil for one that is not
/// open.
package typealias ProjectSource =
  @Sendable (String, @escaping @Sendable (String) -> String?) throws -> LoadedProject

/// A project that a client has files of open.
struct WorkspaceFolder {
  /// The absolute path of the project's folder.
  private(set) var root: String
  /// The findings by path from the root on.
  private(set) var findings: [String: [Diagnostic]] = [:]
  /// The rules that are on, by id.
  private(set) var rules: [String: Rule] = [:]
  /// The problems of the configuration, by absolute path.
  private(set) var problems: [String: [ConfigurationProblem]] = [:]
  /// True if the findings are older than the last change.
  var isStale = true

  init(root: String) { self.root = root }

  /// The path from the root on of an absolute path, nil for a path outside the project.
  func relative(_ path: String) -> String? {
    let prefix = root == "/" ? root : root + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// The absolute path of a path from the root on.
  func absolute(_ path: String) -> String { root == "/" ? "/" + path : "\(root)/\(path)" }

  /// Checks the project with the texts of open files, by absolute path.
  ///
  /// - Returns: a message for the user where the project cannot be checked.
  mutating func check(
    _ open: [String: [UInt8]], _ source: ProjectSource, workers: Int
  ) async -> String? {
    isStale = false
    problems = [:]
    do {
      let project = try source(root) { path in
        open[path].map { String(decoding: $0, as: UTF8.self) }
      }
      root = project.root
      rules = Dictionary(
        project.configuration.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      var options = Analysis.Options()
      options.workers = workers
      options.baseline = project.baseline
      for (path, bytes) in open { if let path = relative(path) { options.overlay[path] = bytes } }
      let report = try await Linter(
        root: root, configuration: project.configuration, options: options
      ).run()
      findings = Dictionary(grouping: report.diagnostics, by: \.location.path)
      return nil
    } catch let failure as ConfigurationFailure {
      findings = [:]
      problems = Dictionary(grouping: failure.problems) { problem in
        problem.file.hasPrefix("/") ? problem.file : absolute(problem.file)
      }
      return nil
    } catch {
      findings = [:]
      return "archlint cannot check '\(root)': \(error)"
    }
  }
}
