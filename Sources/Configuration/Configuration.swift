import LintRules
import Matching
import Project

/// The configuration of a run: presets and `.archlint.yml` combined.
package struct Configuration: Sendable {
  /// The rules that are on.
  package private(set) var rules: [Rule]
  /// The layers, those of the configuration before those of its presets.
  package let layers: LayerSet
  /// The names of the presets.
  package let presets: [String]
  /// How folders of apps are recognized.
  package let appSignatures: [AppFolders.Signature]
  /// Folders of apps that the configuration names; where it does, none are looked for.
  package let appFolders: [String]
  /// Only files that one of these matches are read; all when empty.
  package let include: GlobSet
  /// Files and folders that are passed over.
  package let exclude: GlobSet
  /// The authorizations for changes of protected files.
  package let authorizations: [Authorization]
  /// The ids of all rules that there are, on or off.
  package let knownRules: [String]
  /// Assumptions of the configuration that are checked once the files are known.
  package let expectations: [Expectation]

  /// The checklists of the presets and of the project itself; empty unless they were asked for.
  package var checklists: [Checklist] = []
  /// The rules that protect files from fixes, nil where those of ``rules`` do.
  package internal(set) var protection: [Rule]?
  /// Remarks that keep nothing from being checked.
  package internal(set) var notes: [ConfigurationProblem] = []
  /// The absolute paths of the files that it is made of, and of those in folders of the project that
  /// do not count.
  package internal(set) var files: [String] = []
  /// The folders of the project that have a configuration of their own, sorted.
  package internal(set) var folders: [String] = []
  /// Where files of the project declare their layers, by name, as messages name the place.
  package internal(set) var layerPlaces: [String: String] = [:]
  /// The settings with their origins, nil unless they were asked for.
  package internal(set) var outcome: ConfigurationOutcome?
  /// The definitions of the rules of the project, by id; empty unless ``outcome`` was asked for.
  var definitions: [String: String] = [:]

  /// Something that a project has to have for the configuration to make sense.
  package struct Expectation: Sendable {
    /// The thing that must exist.
    package enum Subject: Sendable {
      /// A file that the glob matches.
      case files(Glob)
      /// A file that the glob matches from its app's folder or from the root.
      case places(Glob)
      /// A file or folder, passed over or not, that the glob matches.
      case excluded(Glob)
      /// A file that the glob protects, of any kind and in hidden folders too.
      case protected(Glob)
      /// A file of a rule's 'in' or 'not-in'.
      case selected(Glob)
      /// A folder with Swift files that the glob matches from its app's folder or from the root.
      case group(Glob)
      /// A file in the layer.
      case layer(String)
      /// The folder itself, from the root.
      case folder(String)
    }

    package let subject: Subject
    /// The problem to report if it does not exist.
    package let problem: ConfigurationProblem
  }

  /// The rules, those that folders limit or change once.
  package var distinctRules: [Rule] {
    var seen = Set<String>()
    return rules.filter { seen.insert($0.id).inserted }
  }

  /// True if only the rules that every configuration has are on.
  package var hasOnlyStandingRules: Bool {
    rules.allSatisfy { ConfigurationBuilder.standing.contains($0.id) }
  }

  /// The configuration with some of its rules only.
  package func keeping(_ isKept: (Rule) -> Bool) -> Configuration {
    Configuration(
      rules: rules.filter(isKept), layers: layers, presets: presets,
      appSignatures: appSignatures, appFolders: appFolders, include: include, exclude: exclude,
      authorizations: authorizations, knownRules: knownRules,
      expectations: expectations)
  }

  /// The configuration with other rules.
  package func replacingRules(with rules: [Rule]) -> Configuration {
    Configuration(
      rules: rules, layers: layers, presets: presets, appSignatures: appSignatures,
      appFolders: appFolders, include: include, exclude: exclude, authorizations: authorizations,
      knownRules: knownRules, expectations: [])
  }

  /// The configuration with those expectations only that a file has.
  package func expectingOnly(_ file: String) -> Configuration {
    Configuration(
      rules: rules, layers: layers, presets: presets, appSignatures: appSignatures,
      appFolders: appFolders, include: include, exclude: exclude, authorizations: authorizations,
      knownRules: knownRules, expectations: expectations.filter { $0.problem.file == file })
  }

  /// The configuration without some checks, and without the rules that have no others.
  package func leavingOutChecks(_ isLeftOut: (any RuleCheck) -> Bool) -> Configuration {
    var configuration = self
    configuration.rules = rules.compactMap { rule in
      var rule = rule
      guard !rule.checks.isEmpty else { return rule }
      rule.checks.removeAll(where: isLeftOut)
      return rule.checks.isEmpty ? nil : rule
    }
    return configuration
  }

  /// The rules about protected files alone, which more authorizations may excuse.
  package func onlyProtection(_ more: [Authorization]) -> Configuration {
    Configuration(
      rules: rules.filter { !$0.checks(of: ProtectedCheck.self).isEmpty }, layers: layers,
      presets: presets, appSignatures: appSignatures, appFolders: appFolders, include: include,
      exclude: exclude, authorizations: authorizations + more, knownRules: knownRules,
      expectations: []
    ).leavingOutChecks { !($0 is ProtectedCheck) }
  }

  /// The configuration with one rule and nothing that it expects of a project.
  package func only(_ rule: Rule) -> Configuration {
    Configuration(
      rules: [rule], layers: layers, presets: presets, appSignatures: appSignatures,
      appFolders: [], include: GlobSet([]), exclude: GlobSet([]),
      authorizations: authorizations, knownRules: knownRules, expectations: [])
  }
}
