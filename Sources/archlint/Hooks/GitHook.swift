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
  /// The lowest severity that stops a commit.
  private let failOn: FailLevel

  init(_ kind: Kind, folder: String, failOn: FailLevel) {
    self.kind = kind
    self.folder = folder
    self.failOn = failOn
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
  /// - Parameters:
  ///   - project: the folder to check, relative to that of the repository.
  ///   - top: the folder of the repository.
  /// - Returns: what was done.
  func install(project: String, top: String) throws -> String {
    let others = projects.filter {
      $0 != project && ($0.isEmpty || FileSystem.kind(of: "\(top)/\($0)") == .folder)
    }
    let report = try write((others + [project]).sorted())
    if others.isEmpty { return report }
    return "\(report); it also checks \(Self.list(others))"
  }

  /// `'A' and 'B'`, the folder of the repository by its name.
  private static func list(_ projects: [String]) -> String {
    projects.sorted().map { $0.isEmpty ? "the folder of the repository" : "'\($0)'" }
      .joined(separator: " and ")
  }

  private func write(_ projects: [String]) throws -> String {
    try FileSystem.makeFolder(folder)
    let script = Array(script(projects).utf8)
    let draft: Draft
    do {
      draft = try Draft(script, beside: path, isExecutable: true)
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
  /// - Parameter project: the folder that is not to be checked any more, nil for all.
  /// - Returns: what was done.
  func uninstall(project: String? = nil) throws -> String {
    guard isOurs else {
      return FileSystem.isThere(path)
        ? "left \(path), which is not archlint's" : "there is no hook \(path)"
    }
    let others = projects.filter { $0 != project }
    if let project, !others.isEmpty {
      if others.count < projects.count { _ = try write(others) }
      return "left \(path), which checks \(Self.list(others)) and not \(Self.list([project]))"
    }
    if FileSystem.isThere(keptPath) {
      try FileSystem.move(keptPath, to: path)
      return "restored \(path)"
    }
    try FileSystem.remove(path)
    return "removed \(path)"
  }

  private var isOurs: Bool {
    FileSystem.kind(of: path) == .file
      && (try? FileSystem.text(of: path))?.contains(Self.signature) == true
  }

  /// The folders that the hook checks, as it is written.
  private var projects: [String] {
    guard isOurs, let text = try? FileSystem.text(of: path) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let call = line.drop { $0 == " " }
      if call == self.call(of: "")[...] { return "" }
      // The folder is there twice, each time as one word.
      let start = "if [ -d "
      guard call.utf8.starts(with: start.utf8),
        let end = call.firstByteRange(of: " ]; then run -- ")
      else { return nil }
      let word = call.utf8.dropFirst(start.utf8.count)[..<end.lowerBound]
      return Self.unquoted(String(Substring(word)))
    }
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
    let level = failOn == .error ? "" : " --fail-on \(failOn.rawValue)"
    return switch kind {
    // Only the message can authorize a change of a protected file, and it is not written yet.
    case .preCommit: "--staged --no-protected" + level
    // The hook before it has printed the report already, unless the message is what is missing.
    case .commitMessage: "--staged --quiet --commit-msg \"$message\"" + level
    }
  }

  /// `text` as one word of a shell. Works on scalars, as shells do: a quote with an accent after it
  /// is still a quote.
  private static func quoted(_ text: String) -> String {
    "'" + text.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }

  /// The text that ``quoted(_:)`` makes a word of.
  private static func unquoted(_ word: String) -> String {
    var scalars = Array(word.unicodeScalars).dropFirst().dropLast()
    var text = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      text.append(scalar)
      if scalar == "'" { scalars = scalars.dropFirst(3) }
    }
    return String(text)
  }

  /// The command that checks a project. A commit may lack its folder, which one of the hooks says.
  private func call(of project: String) -> String {
    if project.isEmpty { return "run || status=$?" }
    let word = Self.quoted(project)
    let otherwise = kind == .preCommit ? " else missing \(word);" : ""
    return "if [ -d \(word) ]; then run -- \(word) || status=$?;\(otherwise) fi"
  }

  /// The message of a hook whose archlint has gone. Without it 'archlint hook uninstall' cannot help.
  private var gone: [String] {
    let place = ProgramPath.lasting.first.map { "neither on the PATH nor at '\($0)'" }
    return [
      "archlint: the hook \(kind.rawValue) cannot run archlint, which is \(place ?? "not on the PATH")",
      "archlint: install it and run 'archlint hook install' again, or remove '\(path)'",
    ]
  }

  private func script(_ projects: [String]) -> String {
    let calls = projects.map { "          \(call(of: $0))" }.joined(separator: "\n")
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
        printf '%s\\n' "archlint: the commit has no folder '$1' to check; if it has moved, run 'archlint hook install' in it" >&2
      }
      # Graphical clients of git have a short PATH; the other paths are those of the archlint that wrote this.
      for archlint in "$(command -v archlint)"\(own.map { " " + Self.quoted($0) }.joined()); do
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
      printf '%s\\n' \(gone.map(Self.quoted).joined(separator: " ")) >&2
      exit 2

      """
  }
}
