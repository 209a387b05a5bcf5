import Configuration
import Engine
import Project
import Reporting

/// Reads the project and its configuration, for all commands that look at a whole project.
struct ProjectLoader {
  let options: ProjectOptions
  /// The paths that the command line names.
  let paths: [String]
  var finder: ConfigurationFinder
  /// Whether the search for the configuration starts at the current folder.
  private let startsHere: Bool

  /// - Parameters:
  ///   - operands: the paths among the operands.
  ///   - startsHere: whether the search for the configuration starts at the current folder, and not
  ///     at the innermost folder around the paths.
  init(_ options: ProjectOptions, operands: [String], startsHere: Bool = false) throws {
    self.options = options
    self.startsHere = startsHere
    paths = try options.paths(and: operands)
    finder = try ConfigurationFinder(
      given: options.config, root: options.root, paths: startsHere ? [] : paths)
  }

  /// The loader of the project with other versions of the files of its configuration.
  func reading(_ versions: FileVersions) throws -> ProjectLoader {
    var loader = self
    loader.finder = try ConfigurationFinder(
      given: options.config, root: options.root, paths: startsHere ? [] : paths, versions: versions)
    return loader
  }

  /// The configuration.
  ///
  /// - Parameters:
  ///   - includesExamples: whether the examples of rules are wanted.
  ///   - includesChecklists: whether the checklists of presets are wanted.
  ///   - includesOutcome: whether the origins of settings are wanted.
  ///   - ofAllRules: whether rules count that the command line leaves out.
  ///   - keepsProtection: whether fixes are made, which protected files are kept from.
  ///   - isPresetNeeded: whether the command can do nothing without rules.
  func configuration(
    includesExamples: Bool = false, includesChecklists: Bool = false,
    includesOutcome: Bool = false, ofAllRules: Bool = false, keepsProtection: Bool = false,
    isPresetNeeded: Bool
  ) throws -> Configuration {
    let catalogue = try Catalogue.shipped()
    var request = ofAllRules ? options.request.forAllRules : options.request
    request.includesExamples = includesExamples
    request.includesChecklists = includesChecklists
    request.includesOutcome = includesOutcome
    request.keepsProtection = keepsProtection
    var defaults: [String] = []
    if finder.path == nil, request.presets.isEmpty, let everybody = catalogue.everybody {
      defaults = [everybody.name]
    }
    let configuration = try Configuration.build(
      finder.files, request: request, defaultPresets: defaults, catalogue: catalogue)
    if isPresetNeeded {
      warnIfRulesAreMissing(configuration, includesChecklists: includesChecklists)
    }
    return configuration
  }

  /// Prints why a run checks little: nothing says what to check, or a file that says nothing.
  func warnIfRulesAreMissing(_ configuration: Configuration, includesChecklists: Bool = false) {
    guard options.only.isEmpty else { return }
    if finder.path == nil, options.request.presets.isEmpty, !includesChecklists {
      Output.warn(
        "archlint: there is no .archlint.yml; checking only for older APIs that have a successor")
      for name in FileSystem.names(in: finder.root).sorted() where isMisnamed(name) {
        let hint =
          ".\(name)" == ConfigurationFinder.fileName
          ? "its name must start with a dot" : "its name must be '\(ConfigurationFinder.fileName)'"
        Output.warn("archlint: '\(name.visible)' is not read: \(hint)")
      }
    }
    if options.skip.isEmpty, let path = finder.path, configuration.hasOnlyStandingRules {
      Output.warn(
        "archlint: \(path) switches on no rule, so that only suppression comments are checked; "
          + "name a preset in it, or a rule")
    }
  }

  /// Returns true if somebody may take a file in the root for a configuration, which it is not. A report
  /// may be called `archlint.json`.
  private func isMisnamed(_ name: String) -> Bool {
    let usual = ConfigurationFinder.fileName
    let word = name.lowercased()
    let isClose =
      word == ".archlint" || word == usual.dropFirst() || word == "archlint.yaml"
      || ["yml", "yaml", "json", "toml"].contains { word.hasPrefix(".archlint.\($0)") }
    return isClose && name != usual && FileSystem.kind(of: "\(finder.root)/\(name)") == .file
  }

  /// Prints that the project has no Swift: most of what archlint does then has nothing to look at.
  func warnIfSwiftIsMissing(in survey: Survey) {
    guard !survey.places.contains(where: { $0.path.hasSuffix(".swift") }) else { return }
    Output.warn("archlint: there is no Swift in '\(finder.root.visible)'")
  }

  /// Prints that none of the given paths leads to a file that is read, as `exclude` may have it.
  ///
  /// - Parameter paths: files and folders relative to the root; none for the whole project.
  func warnIfLeftOut(_ paths: [String], in survey: Survey) {
    guard let first = paths.first,
      !survey.places.contains(where: { place in paths.contains { place.path.lies(in: $0) } })
    else { return }
    let others = paths.count > 1 ? " and \(paths.count - 1) more" : ""
    Output.warn(
      "archlint: nothing is checked in '\(first.visible)'\(others): no rule reads such files, or "
        + "'include' or 'exclude' leaves them out")
  }

  /// True if neither a file nor the command line says what to check.
  var isUnconfigured: Bool {
    finder.path == nil && options.presets.isEmpty && options.only.isEmpty && options.skip.isEmpty
  }

  /// The paths of the command line relative to the root of the project.
  func relativePaths() throws -> [String] {
    if let emptyList {
      throw UsageError(
        message: "the list '\(emptyList)' is empty; name a path in it, or leave out --files-from")
    }
    return try paths.map { try finder.relative($0) }
  }

  /// The name of the list of paths if it is empty, which does not mean the whole project.
  var emptyList: String? { paths.isEmpty ? options.filesFrom : nil }
}
