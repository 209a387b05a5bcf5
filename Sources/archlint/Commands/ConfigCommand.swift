import Configuration
import Reporting

/// `archlint config`: prints the configuration of a project with the origin of every line.
struct ConfigCommand {
  static let command = Command(
    "config", summary: "print the configuration of a project, with the origin of every line",
    details: "Prints the presets, layers, rules and options that a run uses, after all files that "
      + "the configuration extends and all files of folders. A comment on each line names the file "
      + "and line, the preset or the option that it comes from.",
    operands: [.paths]
  ) { (options: ConfigOptions, operands: Operands) in
    let loader = try ProjectLoader(options.project, operands: operands.rest)
    let configuration = try loader.configuration(includesOutcome: true, isPresetNeeded: false)
    guard let outcome = configuration.outcome else { return 0 }
    for output in options.reports.destinations {
      switch output.format {
      case .text: try output.write(Array(LogText.lines(ConfigurationListing.text(outcome)).utf8))
      case .json: try output.write(ConfigurationListing.json(outcome))
      }
    }
    return 0
  }
}
