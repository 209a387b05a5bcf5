import Configuration
import Engine

/// Options about the project and its rules, which most commands share.
struct ProjectOptions: Sendable {
  var presets: [String] = []
  var config: String?
  var root: String?
  var only: [String] = []
  var skip: [String] = []
  var filesFrom: String?
  var jobs: Int?

  static let preset = Option<Self>(
    "preset", "NAME", texts: \.presets, completion: .preset,
    short: "use this preset instead of those in the configuration",
    long:
      "Use the rules of this preset instead of the presets in the configuration. The rules, "
      + "layers and options of the configuration still apply.",
    accepts: ["healthtrack-clean"])

  static let config = Option<Self>(
    "config", "FILE", text: \.config, completion: .path,
    short: "read this configuration instead of the nearest .archlint.yml",
    long: "Read the configuration from this file. The root of the project is then the folder with "
      + ".git around the given paths, or else the innermost folder that contains them all; --root "
      + "names another one. Without the option, archlint uses the nearest .archlint.yml at or "
      + "above the given paths or the current folder, and its folder is the root.",
    accepts: ["tools/archlint.yml"])

  static let root = Option<Self>(
    "root", "DIR", text: \.root, completion: .folder,
    short: "the folder of the project, where globs and paths in reports start",
    long:
      "The folder of the project. Globs of the configuration, paths in reports and the baseline "
      + "start there. Without --config, archlint uses the nearest .archlint.yml at or above it.",
    accepts: ["App", "."])

  /// The options that say which configuration applies to which folder.
  static let location = [preset, config, root]

  static let only = Option<Self>(
    "only", "RULE", texts: \.only, completion: .rule,
    short: "run this rule and no other",
    long: "Run this rule and no other, even a rule that the configuration switches off. tag:NAME "
      + "runs those rules with this tag that are on.",
    accepts: ["view-suffix", "tag:concurrency"])

  static let skip = Option<Self>(
    "skip", "RULE", texts: \.skip, completion: .rule, short: "do not run this rule",
    long: "Do not run this rule. tag:NAME leaves out all rules with this tag.",
    accepts: ["view-suffix", "tag:concurrency"])

  static let filesFrom = Option<Self>(
    "files-from", "LIST", text: \.filesFrom, completion: .path,
    short: "read paths from a file, or from standard input for '-'",
    long: "Read paths from a file, or from standard input for '-'. The file has one path per "
      + "line, or NUL bytes between the paths. An empty list names no file.",
    accepts: ["paths.txt", "-"])

  static let jobs = Option<Self>(
    "jobs", "N", number: \.jobs, in: 1...256,
    short: "use N threads [default: all cores]",
    long: "Use N threads, from 1 to 256. Without the option, archlint uses all cores. The result "
      + "is the same for every number.",
    accepts: ["1", "256"], refuses: ["0", "257", "two", ""])

  /// The number of threads.
  var workers: Int { jobs ?? FileSystem.processorCount }

  /// The request to the configuration.
  var request: ConfigurationRequest {
    var request = ConfigurationRequest()
    request.presets = presets
    request.only = only.filter { Self.tag($0) == nil }
    request.skip = skip.filter { Self.tag($0) == nil }
    request.onlyTags = only.compactMap(Self.tag)
    request.skipTags = skip.compactMap(Self.tag)
    return request
  }

  /// The tag that `tag:NAME` names.
  private static func tag(_ word: String) -> String? {
    word.hasPrefix("tag:") ? String(word.dropFirst("tag:".count)) : nil
  }

  /// The paths of the command line and those of `--files-from`.
  func paths(and operands: [String]) throws -> [String] {
    try operands + (filesFrom.map { try Input.paths(of: $0) } ?? [])
  }
}
