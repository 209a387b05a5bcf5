import Configuration
import Engine
import LintRules
import Reporting

/// Advice after the run of a project without a configuration: the document that it seems to follow, or
/// else what `archlint init` would write.
struct FirstRun {
  /// The sentences, none of which says that a rule of a team was checked.
  let sentences: [String]

  /// The number of names that a line can hold.
  private static let shownLayers = 6

  init(_ survey: Survey, root: String, workers: Int) async throws {
    let catalogue = try Catalogue.shipped()
    if let choice = PresetDetection(catalogue: catalogue).choose(root: root) {
      sentences = [
        "the project seems to follow '\(choice.preset)': \(choice.reason)",
        "'--preset \(choice.preset)' checks that document, and 'archlint init' writes a "
          + "configuration with it",
      ]
      return
    }
    guard let preset = catalogue.everybody else {
      sentences = []
      return
    }
    let layers = await LayerProposal.propose(survey, workers: workers)?.layers.map(\.name) ?? []
    let names = layers.prefix(Self.shownLayers).joined(separator: ", ")
    let more = layers.count - Self.shownLayers
    let list = more > 0 ? "\(names) and \(more) more" : names
    let rules = counted(preset.ruleIDs.count, "rule")
    sentences = [
      "'archlint init' would write the preset '\(preset.name)' (\(rules)) and "
        + (layers.isEmpty ? "no layers" : "\(counted(layers.count, "layer")): \(list)")
    ]
  }
}
