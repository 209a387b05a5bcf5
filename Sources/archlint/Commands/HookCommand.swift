import Engine

/// `archlint hook`: has git check each commit, or no longer.
struct HookCommand {
  private let action: Action
  /// The folder that the command line names.
  private let folder: String

  private enum Action: String, CaseIterable {
    case install, uninstall
  }

  init(_ arguments: Arguments) throws {
    guard let word = arguments.operands.first, let action = Action(rawValue: word),
      arguments.operands.count < 3
    else { throw UsageError(message: "say what to do: archlint hook install|uninstall [PATH]") }
    self.action = action
    let path = arguments.operands.count > 1 ? arguments.operands[1] : "."
    guard FileSystem.kind(of: path) == .folder, let folder = FileSystem.realPath(path) else {
      throw UsageError(message: "there is no folder '\(path)'")
    }
    self.folder = folder
  }

  func run() throws -> Int32 {
    let hooks = try GitHooks(around: folder)
    for kind in GitHook.Kind.allCases {
      let hook = GitHook(kind, folder: hooks.path)
      switch action {
      case .install: try Output.write(try hook.install(project: hooks.project) + "\n")
      case .uninstall: try Output.write(try hook.uninstall() + "\n")
      }
    }
    if action == .install, !hooks.isOwn {
      Output.complain(
        "archlint: '\(hooks.path)' lies outside the repository (core.hooksPath); "
          + "other repositories may use these hooks, too")
    }
    return 0
  }
}

/// Where git looks for the hooks of a repository.
private struct GitHooks {
  /// The absolute path of the folder, which need not be there.
  let path: String
  /// The folder of the project from the repository's on, empty when it is the repository's.
  let project: String
  /// Whether the folder belongs to this repository alone.
  let isOwn: Bool

  /// - Parameter folder: the absolute path of a folder in the repository's working tree.
  init(around folder: String) throws(FileSystem.Failure) {
    guard let top = Git.revParse("--show-toplevel", in: folder), let top = FileSystem.realPath(top)
    else {
      throw FileSystem.Failure(
        reason: "'\(folder)' is not in the working tree of a git repository, or there is no git")
    }
    // A relative core.hooksPath starts where hooks run, which is the top of the working tree.
    guard let hooks = Git.revParse("--git-path hooks", in: top),
      let common = Git.revParse("--git-common-dir", in: top)
    else { throw FileSystem.Failure(reason: "git does not say where the hooks of '\(top)' are") }
    path = Self.join(top, hooks)
    project = folder == top ? "" : String(folder.dropFirst(top == "/" ? 1 : top.count + 1))
    let real = FileSystem.realPath(path) ?? path
    let repository = FileSystem.realPath(Self.join(top, common)) ?? Self.join(top, common)
    isOwn = [top, repository].contains { real.hasPrefix($0 + "/") }
  }

  private static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
