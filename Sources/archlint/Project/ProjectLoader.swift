import Configuration
import Engine

/// Reads the project and its configuration, for all commands that look at a whole project.
struct ProjectLoader {
  let options: ProjectOptions
  /// The paths that the command line names.
  let paths: [String]
  var finder: ConfigurationFinder

  /// - Parameters:
  ///   - operands: the paths among the operands.
  ///   - startsHere: whether the search for the configuration starts at the current folder, and not
  ///     at the innermost folder around the paths.
  init(_ options: ProjectOptions, operands: [String], startsHere: Bool = false) throws {
    self.options = options
    paths = try options.paths(and: operands)
    finder = try ConfigurationFinder(
      given: options.config, root: options.root, paths: startsHere ? [] : paths)
  }

  /// The configuration.
  ///
  /// - Parameters:
  ///   - includesExamples: whether the examples of rules are wanted.
  ///   - includesChecklists: whether the checklists of presets are wanted.
  ///   - includesOutcome: whether the origins of settings are wanted.
  ///   - isPresetNeeded: whether the command can do nothing without rules.
  func configuration(
    includesExamples: Bool = false, includesChecklists: Bool = false,
    includesOutcome: Bool = false, isPresetNeeded: Bool
  ) throws -> Configuration {
    let catalogue = try Catalogue.shipped()
    var request = options.request
    request.includesExamples = includesExamples
    request.includesChecklists = includesChecklists
    request.includesOutcome = includesOutcome
    var defaults: [String] = []
    if finder.path == nil, request.presets.isEmpty, let everybody = catalogue.everybody {
      defaults = [everybody.name]
      if isPresetNeeded, options.only.isEmpty { announce(everybody, catalogue) }
    }
    let configuration = try Configuration.build(
      finder.files, request: request, defaultPresets: defaults, catalogue: catalogue)
    if isPresetNeeded, options.only.isEmpty, options.skip.isEmpty, let path = finder.path,
      configuration.hasOnlyStandingRules
    {
      Output.warn(
        "archlint: \(path) switches on no rule, so that only suppression comments are checked; "
          + "name a preset in it, or a rule")
    }
    return configuration
  }

  /// Prints which rules a run without a configuration checks, and the document that the project
  /// seems to follow. A document is the policy of one team, so archlint does not enforce it
  /// unasked.
  private func announce(_ everybody: Preset, _ catalogue: Catalogue) {
    Output.warn(
      "archlint: there is no .archlint.yml; checking the rules of '\(everybody.name)', which suit "
        + "every project")
    guard let choice = PresetDetection(catalogue: catalogue).choose(root: finder.root) else {
      Output.warn("archlint: 'archlint init' proposes a configuration for this project")
      return
    }
    Output.warn(
      "archlint: the project seems to follow '\(choice.preset)': \(choice.reason)")
    Output.warn(
      "archlint: '--preset \(choice.preset)' checks that document, and 'archlint init' writes a "
        + "configuration with it")
  }

  /// The paths of the command line relative to the root of the project.
  func relativePaths() throws -> [String] { try paths.map { try finder.relative($0) } }
}
