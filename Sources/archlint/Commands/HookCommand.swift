import Engine
import Reporting

/// `archlint hook`: has git check each commit, or no longer.
struct HookCommand {
  private let action: Action
  /// The folder that the command line names, or the current one.
  private let folder: String
  /// The folder of the project: that of the nearest configuration, else the one that is named.
  private let project: String?

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
    let finder = try ConfigurationFinder(given: nil, paths: [path])
    project = finder.path != nil ? finder.root : arguments.operands.count > 1 ? folder : nil
  }

  func run() throws -> Int32 {
    let hooks = try HooksFolder(around: folder)
    for kind in GitHook.Kind.allCases {
      let hook = GitHook(kind, folder: hooks.path)
      switch action {
      case .install:
        let project = project.map { hooks.relative($0) } ?? ""
        try Output.tell(try hook.install(project: project).visible + "\n")
      case .uninstall: try Output.tell(try hook.uninstall().visible + "\n")
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
