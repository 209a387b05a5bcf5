#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How git is run: so that it executes nothing that a project brings along and fetches nothing,
/// whatever the configuration of the repository says, and so that its answers are the same for
/// everybody.
enum Git {
  /// Settings that are above those of the repository and of the user.
  ///
  /// An empty `core.fsmonitor` is none, for old and new versions. A bare repository that lies as a
  /// folder in another one is none that archlint asks.
  private static let settings = [
    "core.fsmonitor=", "safe.bareRepository=explicit", "submodule.recurse=false",
    "diff.algorithm=myers", "diff.indentHeuristic=true", "diff.renameLimit=1000",
  ]

  /// The environment that git runs with; nil removes a variable.
  private static let environment = fixed.merging(places) { fixed, _ in fixed }

  /// Where the environment says that the repository is. Git runs in another folder than archlint: relative
  /// paths become absolute, and the working tree stays the one that it is to git in the current folder.
  private static let places: [String: String?] = {
    let here = FileSystem.currentFolder
    var places: [String: String?] = [:]
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY"] {
      guard let value = unsafe getenv(name).map({ unsafe String(cString: $0) }), !value.isEmpty
      else { continue }
      places[name] = value.hasPrefix("/") ? value : "\(here)/\(value)"
    }
    if places["GIT_DIR"] != nil, places["GIT_WORK_TREE"] == nil, let top = workingTree(around: here)
    {
      places["GIT_WORK_TREE"] = top
    }
    return places
  }()

  /// The top of the working tree that a folder is in. Where `GIT_DIR` stands alone, that depends on the
  /// configuration: each submodule has a `core.worktree`.
  private static func workingTree(around folder: String) -> String? {
    let words = ["rev-parse", "--show-toplevel"]
    guard let program = try? program(outside: folder),
      let result = try? Subprocess.run(
        [program, "-C", folder] + settings.flatMap { ["-c", $0] } + words, environment: fixed),
      result.status == 0, result.output.last == UInt8(ascii: "\n")
    else { return nil }
    return String(decoding: result.output.dropLast(), as: UTF8.self)
  }

  private static let fixed: [String: String?] = [
    // Otherwise git would fetch missing objects of a partial clone, with programs that the clone
    // names.
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0",
    "GIT_LITERAL_PATHSPECS": "1", "GIT_OPTIONAL_LOCKS": "0",
    // Messages are the same everywhere, and so are the parts of a diff.
    "LC_ALL": "C", "LANGUAGE": nil, "GIT_DIFF_OPTS": nil, "GIT_EXTERNAL_DIFF": nil,
  ]

  /// Runs git in `folder`.
  ///
  /// - Parameters:
  ///   - words: the command and its arguments.
  ///   - more: settings in the form `name=value`.
  ///   - input: what git reads from standard input.
  static func run(
    _ words: [String], in folder: String, settings more: [String] = [], input: [UInt8] = []
  ) throws(FileSystem.Failure) -> Subprocess.Result {
    let program = try program(outside: folder)
    let options = (settings + more).flatMap { ["-c", $0] }
    let result = try Subprocess.run(
      [program, "-C", folder, "--no-pager"] + options + words, environment: environment,
      input: input)
    if let reason = missingTools(result, program) { throw FileSystem.Failure(reason: reason) }
    return result
  }

  /// The reason why Xcode's stand-in for git cannot run the real one, nil if it can or git is none.
  ///
  /// `/usr/bin/git` of macOS looks for git in Xcode or its command line tools. Without them it asks in a
  /// window whether to install them, and fails; after an update of the system it may not find them.
  private static func missingTools(_ result: Subprocess.Result, _ program: String) -> String? {
    let starts = ["xcrun: error:", "xcode-select: ", "xcodebuild: error:"]
    guard result.status != 0,
      starts.contains(where: { result.errors.starts(with: $0.utf8) })
        || result.errors.starts(with: agreement.utf8)
    else { return nil }
    return "'\(program)' needs Xcode's command line tools; 'xcode-select --install' installs them "
      + "(\(line(result.errors)))"
  }

  /// The start of what the tools say before somebody has agreed to their licence.
  private static let agreement = "You have not agreed to the Xcode"

  /// A message of several lines as one.
  static func line(_ message: [UInt8]) -> String {
    let lines = String(decoding: message, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
  }

  /// The message of git if it refuses a repository, such as one of another user; nil if there is no
  /// repository, and if git does not fail.
  static func refusal(_ result: Subprocess.Result) -> String? {
    let missing = "fatal: not a git repository"
    guard result.status != 0, !result.errors.isEmpty, !result.errors.starts(with: missing.utf8)
    else { return nil }
    return line(result.errors)
  }

  /// The git of the first folder on the path that has one.
  ///
  /// A folder that is named relatively may be anywhere in the project, and what lies in the project
  /// is not run, so that both are passed over.
  private static func program(outside folder: String) throws(FileSystem.Failure) -> String {
    // The text belongs to the environment; it is copied before anything could change it.
    let path = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? "/usr/bin:/bin"
    let project = FileSystem.realPath(folder) ?? folder
    for entry in path.split(separator: ":") where entry.hasPrefix("/") {
      guard let place = FileSystem.realPath(String(entry)) else { continue }
      if project != "/", "\(place)/".hasPrefix("\(project)/") { continue }
      let candidate = "\(place)/git"
      if FileSystem.kind(of: candidate) == .file, unsafe access(candidate, X_OK) == 0 {
        return candidate
      }
    }
    throw FileSystem.Failure(
      reason: "there is none in the absolute folders of the PATH; install git")
  }
}
