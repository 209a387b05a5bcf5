import Configuration
import Engine
import LintRules
import Reporting

/// `archlint hook`: installs git hooks that check each commit, and removes them.
struct HookCommand {
  private let action: Action
  private let options: HookOptions
  /// The folder that the command line names, or the current one. If it is not there, the nearest one above.
  private let folder: String
  /// The path that the command line names.
  private let given: String?
  /// The folder that the command line names, also one that has gone.
  private let named: String?
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
      case .uninstall:
        "take FOLDER out of the hooks; without FOLDER, remove them and restore the previous ones"
      }
    }
  }

  private init(_ action: Action, _ options: HookOptions, path given: String?) throws {
    self.action = action
    self.options = options
    self.given = given
    let path = given ?? "."
    if FileSystem.kind(of: path) == .folder, let folder = FileSystem.realPath(path) {
      self.folder = folder
      named = given != nil ? folder : nil
      let finder = try ConfigurationFinder(given: nil, paths: [path])
      project = finder.path != nil ? finder.root : named
    } else if action == .uninstall, let place = Self.formerPlace(path) {
      folder = place.above
      named = place.path
      project = place.path
    } else {
      throw UsageError(message: "there is no folder '\(path)'")
    }
  }

  /// The absolute path of a folder that has gone, and that of the nearest folder above it.
  private static func formerPlace(_ path: String) -> (above: String, path: String)? {
    let absolute = path.hasPrefix("/") ? path : "\(FileSystem.currentFolder)/\(path)"
    var names = absolute.split(separator: "/").filter { $0 != "." }
    var gone: [Substring] = []
    while let name = names.last, FileSystem.kind(of: "/" + names.joined(separator: "/")) != .folder
    {
      gone.insert(name, at: 0)
      names.removeLast()
    }
    guard let above = FileSystem.realPath("/" + names.joined(separator: "/")) else { return nil }
    return (above, (above == "/" ? "" : above) + gone.map { "/\($0)" }.joined())
  }

  private func run() throws -> Int32 {
    let hooks = try HooksFolder(around: folder)
    let all = GitHook.Kind.allCases.map { GitHook($0, folder: hooks.path) }
    switch action {
    case .install: try install(all, hooks)
    case .uninstall:
      let project = try removed(from: all, hooks)
      for hook in all { try Output.print(try hook.uninstall(project).visible + "\n") }
    }
    if action == .install, !hooks.isOwn {
      Output.warn(
        "archlint: '\(hooks.path)' is outside the repository (core.hooksPath); "
          + "other repositories may use these hooks, too")
    }
    if action == .install { warnIfNothingFails() }
    return 0
  }

  /// The project to take out of the hooks, nil for all.
  private func removed(from hooks: [GitHook], _ place: HooksFolder) throws -> String? {
    guard let named, let given else { return nil }
    let folder = place.relative(named)
    if hooks.contains(where: { $0.projects.contains { $0.folder == folder } }) { return folder }
    guard FileSystem.kind(of: named) == .folder else {
      throw UsageError(message: "there is no folder '\(given)', and no hook checks it")
    }
    return project.map { place.relative($0) }
  }

  /// Installs all hooks or none.
  private func install(_ hooks: [GitHook], _ place: HooksFolder) throws {
    let folder = project.map { place.relative($0) } ?? ""
    if folder.utf8.contains(UInt8(ascii: "\n")) {
      throw UsageError(message: "a hook cannot check '\(folder)', whose name has a line break")
    }
    let project = HookedProject(folder: folder, failOn: options.failOn)
    for hook in hooks { try hook.checkPlace() }
    var done: [(hook: GitHook, before: String?)] = []
    var reports: [String] = []
    do {
      for hook in hooks {
        let before = hook.ownText
        reports.append(try hook.install(project, in: place))
        done.append((hook, before))
      }
    } catch {
      for (hook, before) in done.reversed() { try? hook.putBack(before) }
      throw error
    }
    for report in reports { try Output.print(report.visible + "\n") }
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
