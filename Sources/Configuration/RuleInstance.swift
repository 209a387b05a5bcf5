import LintRules
import YAML

/// A rule of the run in one part of the project, with the origins of its settings.
struct RuleInstance: Sendable {
  var rule: Rule
  var settings: ResolvedSettings
  /// The folder that it is limited to, empty for the whole project.
  var folder = ""
}

/// The settings of a rule that presets and files give it, with their origins.
struct ResolvedSettings: Sendable {
  var rule = RuleSettings()
  /// The last severity that a file or preset states, nil if none does.
  var level: Sourced<Level>?
  var options: [String: Origin] = [:]
  var included: Origin?
  var excluded: Origin?
  var baseline: Origin?
  /// The severities for paths, with the glob as it is written.
  var overrides: [(glob: String, level: Level, origin: Origin)] = []
  /// The origin of the rule itself.
  var definition = Origin.shipped
  /// The location of the last entry in a file, with the index of the file.
  var entry: (source: Int, mark: YAMLMark)?
}

/// A rule of a file, as it is written: settings of presets decide how it is decoded.
struct OwnRule: Sendable {
  let id: String
  let node: YAMLNode
  /// The index of its file among the sources.
  let source: Int
}

/// A rule that a table of a file makes.
struct TableRule: Sendable {
  var rule: Rule
  let source: Int
}
