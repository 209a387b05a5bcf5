/// What the command line says of a configuration.
package struct ConfigurationRequest: Sendable {
  /// Presets, instead of those that the file names.
  package var presets: [String] = []
  /// The only rules to run, all when empty. They run even where nothing switches them on.
  package var only: [String] = []
  /// Rules not to run.
  package var skip: [String] = []
  /// Whether the rules need their examples, for documentation or to run them.
  package var includesExamples = false
  /// Whether the checklists of the presets are wanted.
  package var includesChecklists = false

  package init() {}
}
