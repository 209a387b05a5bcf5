import Configuration
import Engine
import LintRules
import Reporting

/// `archlint hook`: installs git hooks that check each commit, and removes them.
struct HookCommand {
  private let action: Action
  private let options: HookOptions
  /// The folder that the command line names, or the current one.
  private let folder: String
  /// True if the command line names the folder.
  private let isNamed: Bool
  /// The folder of the project: that of the nearest configuration, else the one that the command
  /// line names.
  private let project: String?

  static let command = Command(
    "hook", summary: "install or remove git hooks that check each commit",
    operands: [.action("action", Action.self), .folder]
  ) { (options: HookOptions, operands: Operands) in
    var operands = operands
    let action: Action = try operands.action()
    if action == .uninstall, options.failOn != .error {
      throw UsageError(message: "--fail-on goes with 'hook install'")
    }
    return try HookCommand(action, options, path: operands.first()).run()
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

  private init(_ action: Action, _ options: HookOptions, path given: String?) throws {
    self.action = action
    self.options = options
    isNamed = given != nil
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
    let all = GitHook.Kind.allCases.map {
      GitHook($0, folder: hooks.path, failOn: options.failOn)
    }
    switch action {
    case .install: try install(all, project: project.map { hooks.relative($0) } ?? "", hooks)
    case .uninstall:
      let project = isNamed ? project.map { hooks.relative($0) } : nil
      for hook in all { try Output.print(try hook.uninstall(project: project).visible + "\n") }
    }
    if action == .install, !hooks.isOwn {
      Output.warn(
        "archlint: '\(hooks.path)' is outside the repository (core.hooksPath); "
          + "other repositories may use these hooks, too")
    }
    if action == .install { warnIfNothingFails() }
    return 0
  }

  /// Installs all hooks or none.
  private func install(_ hooks: [GitHook], project: String, _ place: HooksFolder) throws {
    for hook in hooks { try hook.checkPlace() }
    var done: [(hook: GitHook, report: String)] = []
    do {
      for hook in hooks { done.append((hook, try hook.install(project: project, top: place.top))) }
    } catch {
      for (hook, _) in done.reversed() { _ = try? hook.uninstall(project: project) }
      throw error
    }
    for (_, report) in done { try Output.print(report.visible + "\n") }
  }

  /// Says so if few rules can refuse a commit.
  private func warnIfNothingFails() {
    guard options.failOn == .error,
      let loader = try? ProjectLoader(ProjectOptions(), operands: [project ?? folder]),
      loader.finder.path != nil,
      let rules = try? loader.configuration(isPresetNeeded: false).distinctRules
    else { return }
    let errors = rules.count(where: \.canFail)
    guard errors * Self.few < rules.count else { return }
    Output.warn(
      "archlint: \(errors == 0 ? "none" : "\(errors)") of the \(counted(rules.count, "rule")) that are "
        + "on \(errors == 1 ? "is an error" : "are errors"), and only errors refuse a commit; 'archlint "
        + "hook install --fail-on warning' lets warnings refuse it, and so does the severity 'error' "
        + "under 'rules'")
  }

  /// Fewer errors than one in so many rules are few.
  private static let few = 3
}

extension Rule {
  /// True if a finding of the rule can be an error.
  fileprivate var canFail: Bool {
    severity == .error || overrides.contains { $0.severity == .error }
      || checks(of: PatternCheck.self).flatMap(\.cases).contains { $0.severity == .error }
  }
}
