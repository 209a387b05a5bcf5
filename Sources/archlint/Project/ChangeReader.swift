import Configuration
import Engine
import LintRules
import Project

/// The part of a project that a run reports on.
struct RunScope {
  /// The change, nil when the run is not about a change.
  var changes: ChangeSet?
  /// The paths of files and folders relative to the root, empty for all.
  var paths: [String] = []
  /// True if the change is a range of commits that pre-commit names.
  var isRange = false
  /// The reason why there is nothing to check, nil if there is something.
  var emptiness: String?
  /// The repository that was asked about the change, nil if none was.
  var repository: GitRepository?

  /// The repository of a folder, which is looked at once.
  mutating func repository(at root: String) throws -> GitRepository {
    if let repository, repository.root == root { return repository }
    let opened = try GitRepository(root: root)
    repository = opened
    return opened
  }
}

/// Reads from the command line which part of a project a run reports on.
struct ChangeReader {
  let options: ChangeOptions
  let loader: ProjectLoader

  private var finder: ConfigurationFinder { loader.finder }

  /// The ways to name a change.
  private enum Source {
    case staged
    case preCommit
    case since(String)
    case list(String)
  }

  /// True if the change depends on the working tree, which fixes change.
  var dependsOnWorkingTree: Bool { options.since != nil }

  /// Reads the change, with what the rules of the configuration ask of it.
  func read(_ configuration: Configuration) throws -> RunScope {
    let source = try source()
    var scope = RunScope()
    if case .preCommit? = source {
      scope = try preCommitScope(configuration)
    } else if let list = loader.emptyList {
      scope = RunScope(changes: ChangeSet([]), emptiness: Self.emptiness(ofList: list))
    } else {
      scope.paths = try loader.relativePaths()
      if let source { scope.changes = try change(source, configuration, &scope) }
      scope.emptiness = emptiness(source, scope.changes)
    }
    if let file = options.commitMessage {
      scope.changes?.messages.append(try Input.text(of: file))
    }
    if scope.changes?.base != nil { try readHistory(of: &scope, configuration) }
    return scope
  }

  /// Reads what the rules ask about the commits of a change. A list of files has none, and may be about
  /// a folder that is in no repository.
  private func readHistory(of scope: inout RunScope, _ configuration: Configuration) throws {
    let asksForCommits = configuration.rules.contains { $0.needs.contains(.commits) }
    let comparesLines = configuration.rules.contains(where: \.readsLines)
    let asksForContents =
      comparesLines || configuration.rules.contains { $0.needs.contains(.previousContents) }
    guard asksForCommits || asksForContents else { return }
    let repository = try scope.repository(at: finder.root)
    if asksForCommits { try scope.changes?.readCommitOrder(from: repository) }
    if asksForContents {
      try scope.changes?.readPrevious(from: repository, readsAll: comparesLines)
    }
  }

  /// The project with its configuration as the index has it, nil if that is the one that was read.
  func staged(_ scope: RunScope, _ configuration: Configuration) throws -> ProjectLoader? {
    guard options.since == nil, let contents = scope.changes?.contents, !contents.isEmpty else {
      return nil
    }
    let known = Set(configuration.files)
    return try reading(contents) {
      known.contains("\(finder.root)/\($0)")
        || $0.lastPathComponent == ConfigurationFinder.fileName[...]
    }
  }

  /// The project with its configuration as the index has it, where that of the working tree cannot be read;
  /// nil if the index has no other one, or does not count.
  func stagedOnly() throws -> ProjectLoader? {
    let isRange = !Terminal.environment("PRE_COMMIT_FROM_REF").isEmpty
    guard options.isStaged || options.isPreCommit && !isRange,
      let repository = try? GitRepository(root: finder.root)
    else { return nil }
    return try reading(try repository.stagedContents()) {
      $0.hasSuffix(".yml") || $0.hasSuffix(".yaml")
    }
  }

  private func reading(
    _ contents: [String: [UInt8]], where isWanted: (String) -> Bool
  ) throws -> ProjectLoader? {
    var texts: [String: [UInt8]?] = [:]
    for (path, bytes) in contents where isWanted(path) { texts["\(finder.root)/\(path)"] = bytes }
    return texts.isEmpty ? nil : try loader.reading(FileVersions(texts))
  }

  private func source() throws(UsageError) -> Source? {
    let given: [(name: String, source: Source)] = [
      options.isStaged ? ("--staged", .staged) : nil,
      options.isPreCommit ? ("--pre-commit", .preCommit) : nil,
      options.since.map { ("--since", .since($0)) },
      options.changedFiles.map { ("--changed-files", .list($0)) },
    ].compactMap(\.self)
    if given.count > 1 {
      throw UsageError(message: "\(given[0].name) and \(given[1].name) cannot be combined")
    }
    if options.commitMessage != nil, !options.isStaged {
      throw UsageError(message: "--commit-msg needs --staged")
    }
    if options.weakening != nil, !options.isStaged, !options.isPreCommit, options.since == nil {
      throw UsageError(message: "--weakening needs --staged or --since")
    }
    if options.amends, !options.isStaged { throw UsageError(message: "--amend needs --staged") }
    if options.changedLinesOnly, !options.isStaged, options.since == nil {
      throw UsageError(message: "--changed-lines needs --staged or --since")
    }
    return given.first?.source
  }

  private func change(
    _ source: Source, _ configuration: Configuration, _ scope: inout RunScope
  ) throws -> ChangeSet {
    let asksForLines = configuration.rules.contains { $0.selector.asksForAddedLines }
    if case .list(let path) = source {
      return ChangeSet(try ChangeList(name: path, finder: finder).changes())
    }
    let repository = try scope.repository(at: finder.root)
    if case .since(let reference) = source {
      return try ChangeSet.since(
        reference, in: repository, linesOnly: options.changedLinesOnly, asksForLines: asksForLines)
    }
    return try ChangeSet.staged(
      in: repository, linesOnly: options.changedLinesOnly, asksForLines: asksForLines,
      amends: options.amends)
  }

  private func emptiness(_ source: Source?, _ changes: ChangeSet?) -> String? {
    guard let source, changes?.changes.isEmpty == true else { return nil }
    return switch source {
    case .staged where changes?.otherParents.isEmpty == false:
      "the merge changes nothing that one of its branches does not have, so nothing is checked"
    case .staged where !FileSystem.isThere("\(finder.root)/.git"):
      "nothing in '\(finder.root.lastPathComponent)' is staged, so nothing is checked"
    case .staged: "nothing is staged, so nothing is checked"
    case .list(let name): Self.emptiness(ofList: name)
    case .since(let reference):
      "nothing has changed since the merge base of HEAD and '\(reference)', so nothing is checked"
    case .preCommit: nil
    }
  }

  private static func emptiness(ofList name: String) -> String {
    "the list '\(name)' is empty, so nothing is checked"
  }

  // MARK: - pre-commit

  /// The scope of a hook: the range that pre-commit names, else the staged files of a commit, else
  /// the files that pre-commit passes, else the whole project.
  private func preCommitScope(_ configuration: Configuration) throws -> RunScope {
    let from = Terminal.environment("PRE_COMMIT_FROM_REF")
    let to = Terminal.environment("PRE_COMMIT_TO_REF")
    var scope = RunScope()
    if !from.isEmpty, !to.isEmpty {
      let repository = try scope.repository(at: finder.root)
      let changes = try ChangeSet.range(from: from, to: to, in: repository)
      let reason = "nothing has changed between '\(from)' and '\(to)', so nothing is checked"
      scope.changes = changes
      scope.isRange = true
      scope.emptiness = changes.changes.isEmpty ? reason : nil
      return scope
    }
    let staged = try change(.staged, configuration, &scope)
    let paths = loader.paths.compactMap { try? finder.relative($0) }
    // git names the index to the hooks of a commit, even of one that changes no file.
    let isCommit = !Terminal.environment("GIT_INDEX_FILE").isEmpty
    let known = Set(staged.changes.map(\.path))
    if isCommit || !known.isEmpty && paths.allSatisfy(known.contains) {
      scope.changes = staged
      scope.emptiness = emptiness(.staged, staged)
    } else if paths.isEmpty, !loader.paths.isEmpty {
      scope.changes = ChangeSet([])
      scope.emptiness = "no given file is in the project, so nothing is checked"
    } else {
      scope.paths = paths
    }
    return scope
  }
}
