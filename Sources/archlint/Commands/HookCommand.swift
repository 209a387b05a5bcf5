import Engine
import Reporting

/// `archlint hook`: installs git hooks that check each commit, and removes them.
struct HookCommand {
  private let action: Action
  /// The folder that the command line names, or the current one.
  private let folder: String
  /// The folder of the project: that of the nearest configuration, else the one that the command
  /// line names.
  private let project: String?

  static let command = Command(
    "hook", summary: "install or remove git hooks that check each commit",
    operands: [.action("action", Action.self), .folder]
  ) { (_: NoOptions, operands: Operands) in
    var operands = operands
    let action: Action = try operands.action()
    return try HookCommand(action, path: operands.first()).run()
  }

  /// The actions on hooks.
  enum Action: String, ActionName {
    case install, uninstall

    var summary: String {
      switch self {
      case .install: "write the hooks; existing hooks run first"
      case .uninstall: "remove the hooks, and restore the previous ones"
      }
    }
  }

  private init(_ action: Action, path given: String?) throws {
    self.action = action
    let path = given ?? "."
    guard FileSystem.kind(of: path) == .folder, let folder = FileSystem.realPath(path) else {
      throw UsageError(message: "there is no folder '\(path)'")
    }
    self.folder = folder
    let finder = try ConfigurationFinder(given: nil, paths: [path])
    project = finder.path != nil ? finder.root : given != nil ? folder : nil
  }

  private func run() throws -> Int32 {
    let hooks = try HooksFolder(around: folder)
    for kind in GitHook.Kind.allCases {
      let hook = GitHook(kind, folder: hooks.path)
      switch action {
      case .install:
        let project = project.map { hooks.relative($0) } ?? ""
        try Output.print(try hook.install(project: project).visible + "\n")
      case .uninstall: try Output.print(try hook.uninstall().visible + "\n")
      }
    }
    if action == .install, !hooks.isOwn {
      Output.warn(
        "archlint: '\(hooks.path)' is outside the repository (core.hooksPath); "
          + "other repositories may use these hooks, too")
    }
    return 0
  }
}
