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
      let problem = expectation.problem
      func hinted(_ glob: Glob) -> ConfigurationProblem {
        problem.adding(hint([glob], places))
      }
      switch expectation.subject {
      case .files(let glob):
        if !paths.contains(where: { glob.matches($0) }) {
          let others = places + walker.unincluded.map { Place(path: $0) }
          problems.append(problem.adding(hint([glob], others)))
        }
      case .places(let glob):
        if !isMatched(glob, places) { problems.append(hinted(glob)) }
      case .protected(let glob):
        if !isProtecting(glob, places) { notes.append(note(hinted(glob))) }
      case .selected(let glob):
        if !isMatched(glob, places), !isAnywhere(glob) {
          notes.append(note(hinted(glob)))
        }
      case .excluded(let glob):
        if !isExcluding(glob) { notes.append(note(hinted(glob))) }
      case .group(let glob):
        if !isGrouping(glob, places) { notes.append(note(hinted(glob))) }
      case .folder(let path):
        if let problem = folderProblem(path, problem) { problems.append(problem) }
      case .layer(let name):
        if let problem = layerProblem(name, places, problem) { problems.append(problem) }
      }
    }
    problems.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    if !problems.isEmpty { throw ConfigurationFailure(problems) }
    return notes
  }

  /// - Parameter missing: the problem of a folder that is not there.
  private func folderProblem(
    _ path: String, _ missing: ConfigurationProblem
  ) -> ConfigurationProblem? {
    guard FileSystem.kind(of: "\(root)/\(path)") == .folder else { return missing }
    guard !FileNames.system.isSpelled(path, in: root) else { return nil }
    return missing.adding(Self.hint(atCaseOf: FileNames.system.spelled(path, in: root)))
  }

  private static func hint(atCaseOf path: String) -> String {
    "; upper and lower case differ from '\(path)'"
  }

  private func note(_ problem: ConfigurationProblem) -> Report.Problem {
    Report.Problem(path: "", message: problem.note, isHarmless: true)
  }

  private func isMatched(_ glob: Glob, _ places: [Place]) -> Bool {
    places.contains { $0.isMatched(by: GlobSet([glob])) }
  }

  // MARK: - Globs

  /// A guess at the meaning of globs that match nothing, as the end of a message.
  private func hint(_ globs: [Glob], _ places: [Place]) -> String {
    for pattern in globs.map(\.pattern) where !pattern.hasPrefix("!") {
      // A folder without what is in it, one that is deeper, and both.
      let isAnchored = pattern.hasPrefix("/")
      let meant =
        ["\(pattern)/**"] + (isAnchored ? [] : ["**/\(pattern)", "**/\(pattern)/**"])
      for meant in isAnchored ? [] : meant {
        if let glob = try? Glob(meant), isMatched(glob, places) {
          return "; did you mean '\(meant)'?"
        }
      }
      for pattern in [pattern] + meant {
        guard let folded = try? Glob(pattern.lowercased()) else { continue }
        let place = places.first { folded.matches($0.path.lowercased()) }
        if let place { return Self.hint(atCaseOf: place.path) }
      }
    }
    return ""
  }

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
    // Modules are known later: see ``Analysis/unknownNames(_:_:)``.
    guard layer.modules.isEmpty else { return nil }
    let matched = places.filter { $0.isMatched(by: layer.paths) }
    guard let first = matched.first else {
      return empty.adding(hint(layer.paths.globs, places))
    }
    let owners = Set(matched.map { $0.assigned(to: layers).layer })
    guard !owners.contains(index) else { return nil }
    let owner = first.assigned(to: layers).layer.map { layers.layers[$0].name } ?? ""
    return ConfigurationProblem(
      file: empty.file, line: empty.line, column: empty.column,
      message: "layer '\(name)' has no files, because '\(owner)' takes all of them; the first "
        + "layer that matches a file has it, so put '\(name)' before '\(owner)'")
  }
}
