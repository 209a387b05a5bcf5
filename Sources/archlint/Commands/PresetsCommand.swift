import Configuration
import Reporting

/// `archlint presets`: lists the presets.
struct PresetsCommand {
  static let command = Command(
    "presets", summary: "list the presets",
    remedy: "'archlint rules --preset NAME' lists the rules of one preset"
  ) { (options: PresetsOptions, _: Operands) in
    try run(options)
  }

  private static func run(_ options: PresetsOptions) throws -> Int32 {
    let presets = try Catalogue.shipped().presets
    for output in options.reports.destinations {
      switch output.format {
      case .text: try output.write(Array(LogText.lines(text(presets)).utf8))
      case .json: try output.write(json(presets))
      }
    }
    return 0
  }

  private static func text(_ presets: [Preset]) -> String {
    presets.map { "\($0.name)\n  \($0.title)\n  \($0.ruleIDs.count) rules\n\n" }.joined()
  }

  private static func json(_ presets: [Preset]) -> [UInt8] {
    var json = JSONWriter()
    json.array(.lines) { json in
      for preset in presets {
        json.object { json in
          json.member("name", preset.name)
          json.member("title", preset.title)
          json.member("about", preset.about)
          json.key("rules")
          json.strings(preset.ruleIDs)
        }
      }
    }
    json.finish()
    return json.bytes
  }
}
