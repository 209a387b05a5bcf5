import Configuration
import LintRules
import Matching
import Project
import Results

/// Checks that what a configuration names is in the project: a glob that matches nothing protects
/// and excludes nothing, and nobody would notice.
struct ExpectationCheck {
  let configuration: Configuration
  let walker: Walker
  let root: String
  let changes: ChangeSet?

  /// The expectations that are not met and do not end the run.
  ///
  /// - Throws: those that end it.
  func notes() throws(ConfigurationFailure) -> [Report.Problem] {
    let remarks = configuration.notes.map(note)
    guard !configuration.expectations.isEmpty else { return remarks }
    let paths = walker.files.map(\.path)
    let homes = AppFolders.homes(of: paths.filter { $0.hasSuffix(".swift") })
    let apps = configuration.apps(of: paths, homes: homes)
    let places = paths.map { path in
      Place(
        path: path, pathInApp: apps.folder(of: path).map { FolderPath.relative(path, to: $0) })
    }
    var problems: [ConfigurationProblem] = []
    var notes = remarks
    for expectation in configuration.expectations {
      switch expectation.subject {
      case .files(let glob):
        if !paths.contains(where: { glob.matches($0) }) { problems.append(expectation.problem) }
      case .places(let glob):
        if !isMatched(glob, places) { problems.append(expectation.problem) }
      case .protected(let glob):
        if !isProtecting(glob, places) { notes.append(note(expectation.problem)) }
      case .selected(let glob):
        if !isMatched(glob, places), !isAnywhere(glob) { notes.append(note(expectation.problem)) }
      case .excluded(let glob):
        if !isExcluding(glob) { notes.append(note(expectation.problem)) }
      case .group(let glob):
        if !isGrouping(glob, places) { notes.append(note(expectation.problem)) }
      case .folder(let path):
        if FileSystem.kind(of: "\(root)/\(path)") != .folder {
          problems.append(expectation.problem)
        }
      case .layer(let name):
        if let problem = layerProblem(name, places, expectation.problem) {
          problems.append(problem)
        }
      }
    }
    problems.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    if !problems.isEmpty { throw ConfigurationFailure(problems) }
    return notes
  }

  private func note(_ problem: ConfigurationProblem) -> Report.Problem {
    Report.Problem(path: "", message: problem.note, isHarmless: true)
  }

  private func isMatched(_ glob: Glob, _ places: [Place]) -> Bool {
    places.contains { $0.isMatched(by: GlobSet([glob])) }
  }

  // MARK: - Globs

  /// Returns true if Swift files are below a folder that the glob matches.
  private func isGrouping(_ glob: Glob, _ places: [Place]) -> Bool {
    let grouping = Grouping.folders(glob)
    return places.contains {
      $0.path.hasSuffix(".swift") && grouping.group(of: $0, layers: configuration.layers) != nil
    }
  }

  /// A file may be of any kind, and may be what the change has deleted.
  private func isProtecting(_ glob: Glob, _ places: [Place]) -> Bool {
    let changed = (changes?.changes ?? []).flatMap { [$0.path, $0.oldPath].compactMap(\.self) }
    return isMatched(glob, places) || isMatched(glob, changed.map { Place(path: $0) })
      || isAnywhere(glob)
  }

  /// Returns true if the glob matches a file that archlint does not read, folders that it skips
  /// included.
  private func isAnywhere(_ glob: Glob) -> Bool {
    var search = Walker(
      root: root, include: GlobSet([]), exclude: GlobSet([]), others: GlobSet([glob]))
    search.walk(from: "")
    return search.files.contains { glob.matches($0.path) }
      || isMatched(glob, search.files.map { Place(path: $0.path) })
  }

  /// Folders that every run skips need no glob, but a glob for them does no harm.
  private func isExcluding(_ glob: Glob) -> Bool {
    walker.excluded.contains { glob.matches($0) }
      || glob.pattern.pathComponents.contains { Walker.isAlwaysSkipped(String($0)) }
      || isAnywhere(glob)
  }

  // MARK: - Layers

  /// - Parameter empty: the problem of a layer without files.
  private func layerProblem(
    _ name: String, _ places: [Place], _ empty: ConfigurationProblem
  ) -> ConfigurationProblem? {
    let layers = configuration.layers
    guard let index = layers.index(named: name) else { return empty }
    let layer = layers.layers[index]
    guard layer.modules.isEmpty else { return nil }
    let matched = places.filter { $0.isMatched(by: layer.paths) }
    guard let first = matched.first else { return empty }
    let owners = Set(matched.map { $0.assigned(to: layers).layer })
    guard !owners.contains(index) else { return nil }
    let owner = first.assigned(to: layers).layer.map { layers.layers[$0].name } ?? ""
    return ConfigurationProblem(
      file: empty.file, line: empty.line, column: empty.column,
      message: "layer '\(name)' has no files, because '\(owner)' takes all of them; the first "
        + "layer that matches a file has it, so put '\(name)' before '\(owner)'")
  }
}
