/// The command-line options that concern the configuration.
package struct ConfigurationRequest: Sendable {
  /// Presets, instead of those that the file names.
  package var presets: [String] = []
  /// The only rules to run, all when empty. They run even where nothing switches them on.
  package var only: [String] = []
  /// Rules not to run.
  package var skip: [String] = []
  /// True if the rules need their examples, for documentation or to run them.
  package var includesExamples = false
  /// True if the run needs the checklists of the presets.
  package var includesChecklists = false

  package init() {}
}
