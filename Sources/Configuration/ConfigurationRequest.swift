/// The command-line options that concern the configuration.
package struct ConfigurationRequest: Sendable {
  /// Presets, instead of those that the file names.
  package var presets: [String] = []
  /// The only rules to run, all when empty. They run even where nothing switches them on.
  package var only: [String] = []
  /// Rules not to run.
  package var skip: [String] = []
  /// Tags of rules: those of them that are on run beside those in ``only``, and no others.
  package var onlyTags: [String] = []
  /// Tags of rules not to run.
  package var skipTags: [String] = []
  /// True if only rules run that a command adds.
  package var onlyAdded = false
  /// True if the rules need their examples, for documentation or to run them.
  package var includesExamples = false
  /// True if the run needs the checklists of the presets.
  package var includesChecklists = false
  /// True if the run needs the origins of all settings.
  package var includesOutcome = false

  /// True if fixes are made, from which files stay protected whichever rules run.
  package var keepsProtection = false

  /// True if some rules do not run that the files switch on.
  var choosesRules: Bool {
    !(only + skip + onlyTags + skipTags).isEmpty || onlyAdded
  }

  package init() {}

  /// The request for all rules that the files and presets switch on.
  package var forAllRules: ConfigurationRequest {
    var request = self
    (request.only, request.skip, request.onlyTags, request.skipTags) = ([], [], [], [])
    request.onlyAdded = false
    return request
  }
}
