import Engine
import LintRules

/// One hook of git that runs archlint after the hook that was there before.
struct GitHook {
  /// The event for which git runs the hook.
  enum Kind: String, CaseIterable {
    case preCommit = "pre-commit"
    case commitMessage = "commit-msg"
  }

  private let kind: Kind
  /// The path at which git looks for the hook.
  private let path: String
  private let folder: String

  init(_ kind: Kind, folder: String) {
    self.kind = kind
    self.folder = folder
    path = "\(folder)/\(kind.rawValue)"
  }

  /// The name of the hook that was there before.
  private var keptName: String { "\(kind.rawValue).before-archlint" }
  private var keptPath: String { "\(folder)/\(keptName)" }

  /// The line by which archlint recognizes its own hooks.
  private static let signature = "# Written by 'archlint hook install'"

  // MARK: - Installing

  /// Writes the hook, and keeps the one that is there. Other projects that it checks stay.
  ///
  /// Projects whose folder has gone are taken out, unless other repositories use the hook, too, which may
  /// have them.
  ///
  /// - Returns: what was done.
  func install(_ project: HookedProject, in repository: HooksFolder) throws -> String {
    let others = projects.filter { $0.folder != project.folder }
    let gone = others.filter { other in
      repository.isOwn && !other.folder.isEmpty
        && FileSystem.kind(of: "\(repository.top)/\(other.folder)") != .folder
    }
    let kept = others.filter { !gone.contains($0) }
    var report = try write(script(kept + [project]))
    if !kept.isEmpty { report += "; it also checks \(HookedProject.list(kept.map(\.folder)))" }
    if !gone.isEmpty {
      report +=
        "; it no longer checks \(HookedProject.list(gone.map(\.folder))), which "
        + (gone.count == 1 ? "has gone" : "have gone")
    }
    return report
  }

  /// The text of the hook, nil if there is none of archlint.
  var ownText: String? { isOurs ? try? FileSystem.text(of: path) : nil }

  /// Undoes an installation.
  ///
  /// - Parameter text: the text that the hook of archlint had before, nil if there was none.
  func putBack(_ text: String?) throws {
    if let text { _ = try write(text) } else { _ = try uninstall() }
  }

  private func write(_ text: String) throws -> String {
    try FileSystem.makeFolder(folder)
    let draft: Draft
    do {
      draft = try Draft(Array(text.utf8), beside: path, isExecutable: true)
    } catch {
      throw unwritable(error)
    }
    do {
      // The existing hook must not disappear unless the new one takes its place.
      return try Interruption.deferring { () throws(FileSystem.Failure) in try put(draft) }
    } catch {
      draft.remove()
      throw error
    }
  }

  private func unwritable(_ error: FileSystem.Failure) -> FileSystem.Failure {
    FileSystem.Failure(reason: "'\(path)' cannot be written: \(error.reason)")
  }

  private func put(_ draft: Draft) throws(FileSystem.Failure) -> String {
    let isReplaced = isOurs
    let isChained = !isReplaced && FileSystem.isThere(path)
    if isChained { try keep() }
    do {
      try draft.move(to: path)
    } catch {
      if isChained { try FileSystem.move(keptPath, to: path) }
      throw unwritable(error)
    }
    return isChained
      ? "installed \(path); the previous hook runs first, as \(keptName)"
      : "installed \(path)"
  }

  /// Throws if the hook cannot be installed, before anything is changed.
  func checkPlace() throws(FileSystem.Failure) {
    if !isOurs, FileSystem.isThere(path), FileSystem.isThere(keptPath) { throw unkept }
  }

  /// Removes the hook and puts the one that was there before back, unless it has other projects to check.
  ///
  /// - Parameter folder: the project that is not to be checked any more, nil for all.
  /// - Returns: what was done.
  func uninstall(_ folder: String? = nil) throws -> String {
    guard isOurs else {
      return FileSystem.isThere(path)
        ? "left \(path), which is not archlint's" : "there is no hook \(path)"
    }
    let checked = projects
    let others = checked.filter { $0.folder != folder }
    if let folder, !others.isEmpty {
      if others.count < checked.count { _ = try write(script(others)) }
      return "left \(path), which checks \(HookedProject.list(others.map(\.folder))) and not "
        + HookedProject.list([folder])
    }
    // Nothing is to say about a hook that checks its repository.
    let folders = checked.map(\.folder)
    let names = folders.allSatisfy(\.isEmpty) ? nil : HookedProject.list(folders)
    if FileSystem.isThere(keptPath) {
      try FileSystem.move(keptPath, to: path)
      return "restored \(path)" + (names.map { "; archlint's hook checked \($0)" } ?? "")
    }
    try FileSystem.remove(path)
    return "removed \(path)" + (names.map { ", which checked \($0)" } ?? "")
  }

  private var isOurs: Bool {
    FileSystem.kind(of: path) == .file
      && (try? FileSystem.text(of: path))?.contains(Self.signature) == true
  }

  /// The projects that the hook checks, as it is written.
  var projects: [HookedProject] {
    guard let text = ownText else { return [] }
    return text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { HookedProject(line: $0) }
  }

  /// Renames the hook that is there.
  private func keep() throws(FileSystem.Failure) {
    if FileSystem.isThere(keptPath) { throw unkept }
    try FileSystem.move(path, to: keptPath)
  }

  private var unkept: FileSystem.Failure {
    FileSystem.Failure(
      reason: "'\(path)' is not archlint's and cannot be kept, because '\(keptName)' "
        + "already exists; remove one of them")
  }

  // MARK: - The script

  /// The words after `archlint`.
  private var arguments: String {
    switch kind {
    // Only the message can authorize a change of a protected file, and it is not written yet.
    case .preCommit: "--staged --no-protected"
    // The hook before it has printed the report already, unless the message is what is missing.
    case .commitMessage: "--staged --quiet --commit-msg \"$message\""
    }
  }

  /// The message of a hook whose archlint has gone. Without it 'archlint hook uninstall' cannot help.
  private var gone: [String] {
    let place = ProgramPath.lasting.first.map { "neither on the PATH nor at '\($0)'" }
    return [
      "archlint: the hook \(kind.rawValue) cannot run archlint, which is \(place ?? "not on the PATH")",
      "archlint: install it and run 'archlint hook install' again, or remove '\(path)'",
    ]
  }

  private func script(_ projects: [HookedProject]) -> String {
    // One of the hooks says that a folder is missing.
    let calls = projects.sorted { $0.folder < $1.folder }
      .map { "          " + $0.call(warns: kind == .preCommit) }.joined(separator: "\n")
    let own = ProgramPath.lasting
    return """
      #!/bin/sh
      \(Self.signature); 'archlint hook uninstall' removes it.
      # What was here before is \(keptName).
      kept=$(dirname -- "$0")/\(keptName)
      if [ -x "$kept" ]; then
        "$kept" "$@" || exit
      fi
      # git does not tell a hook that the commit replaces the last one; its command line does.
      words() {
        if [ -r "/proc/$PPID/cmdline" ]; then tr '\\n\\000' ' \\n' < "/proc/$PPID/cmdline"
        else ps -o args= -p "$PPID" 2>/dev/null | tr ' ' '\\n'; fi
      }
      amend=
      if words | grep -qxE -e '--am(e|en|end)?'; then amend=--amend; fi
      message=$1
      run() { "$archlint" \(arguments) $amend "$@"; }
      missing() {
        printf '%s\\n' "archlint: there is no folder '$1' to check; if it has moved, run 'archlint hook install' in it; 'archlint hook uninstall FOLDER' takes it out of the hook" >&2
      }
      # Graphical clients of git have a short PATH; the other paths are those of the archlint that wrote this.
      for archlint in "$(command -v archlint)"\(own.map { " " + ShellLine.quoted($0) }.joined()); do
        case $archlint in
          # A relative PATH would lead to a file of the project.
          /*) if [ -x "$archlint" ]; then
                status=0
      \(calls)
                exit "$status"
              fi ;;
        esac
      done
      # Line by line: 'echo' of some shells would obey a backslash in a path.
      printf '%s\\n' \(gone.map(ShellLine.quoted).joined(separator: " ")) >&2
      exit 2

      """
  }
}
