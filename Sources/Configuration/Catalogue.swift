import LintRules
import RulePacks
import YAML

/// Everything that archlint ships: definitions of rules, and presets.
///
/// A rule is read when it is asked for: a run needs a few dozen of some hundred.
package struct Catalogue: Sendable {
  /// A rule as it is written.
  struct Source: Sendable {
    let path: String
    let line: Int
    let text: String
    /// Its examples, with the line on which they start.
    var examples: (text: String, line: Int) = ("", 1)
  }

  private let sources: [String: Source]
  /// The ids of the rules, in the order of the files.
  package let ids: [String]
  /// The presets, in the order of the files.
  package let presets: [Preset]
  /// The APIs that rules name, with the systems that have them.
  let apis: APITable
  /// The checklists of the presets as they are written, by the preset's name.
  private let checklists: [String: Source]

  /// The content of the binary, decoded once. Problems in it are a defect of archlint.
  package static func shipped() throws(ConfigurationFailure) -> Catalogue {
    try shippedCatalogue.get()
  }

  private static let shippedCatalogue = Result { () throws(ConfigurationFailure) in
    try Catalogue(
      rules: RulePack.catalogue.map {
        let examples = ($0.examples.description, $0.examplesLine)
        return (
          $0.name,
          Source(
            path: "Rules/" + $0.path, line: $0.line, text: $0.text.description, examples: examples)
        )
      },
      presets: RulePack.presets.map { ("Rules/" + $0.path, $0.text.description) },
      apis: RulePack.apis.map { ("Rules/" + $0.path, $0.text.description) })
  }

  /// Reads a catalogue from texts.
  ///
  /// - Parameters:
  ///   - rules: the rules by id, each as a sequence with one item.
  ///   - presets: the presets with the paths of their files.
  ///   - apis: the table of APIs with the path of its file.
  init(
    rules: [(id: String, source: Source)], presets: [(path: String, text: String)],
    apis: [(path: String, text: String)] = []
  ) throws(ConfigurationFailure) {
    var problems: [ConfigurationProblem] = []
    var sources: [String: Source] = [:]
    for (id, source) in rules {
      if let other = sources[id] {
        problems.append(
          ConfigurationProblem(
            file: source.path, line: source.line, column: 1,
            message: "the rule '\(id)' is defined in \(other.path) already"))
      }
      sources[id] = source
    }
    self.sources = sources
    ids = rules.map(\.id)
    var read: [Preset] = []
    var checklists: [String: Source] = [:]
    for (path, text) in presets {
      do {
        var decoder = Decoder(file: path)
        let (head, tail) = Self.parts(ofPreset: text)
        let node = try YAMLNode.parse(head)
        if let preset = Preset.mapping.read(node, &decoder, as: "a preset") {
          read.append(preset)
          checklists[preset.name] = tail.map { Source(path: path, line: $0.line, text: $0.text) }
        }
        problems += decoder.problems
      } catch {
        problems.append(ConfigurationProblem(file: path, mark: error.mark, message: error.message))
      }
    }
    self.presets = read
    self.checklists = checklists
    var table = APITable()
    for (path, text) in apis {
      do {
        var decoder = Decoder(file: path)
        table = APITable(try YAMLNode.parse(text), &decoder)
        problems += decoder.problems
      } catch {
        problems.append(ConfigurationProblem(file: path, mark: error.mark, message: error.message))
      }
    }
    self.apis = table
    if !problems.isEmpty { throw ConfigurationFailure(problems) }
  }

  /// A preset without its checklists, which are its last key, and these with their first line: only
  /// an audit reads them.
  private static func parts(
    ofPreset text: String
  ) -> (head: String, tail: (line: Int, text: String)?) {
    guard let start = text.firstByteRange(of: "\nchecklists:") else {
      return (head: text, tail: nil)
    }
    let head = text[..<start.lowerBound]
    let line = head.utf8.count { $0 == UInt8(ascii: "\n") } + 2
    return (String(head), (line, String(text[start.lowerBound...].dropFirst())))
  }

  /// The checklist of a preset, nil when it has none, and what is wrong with it.
  func checklist(of preset: Preset) -> (Checklist?, [ConfigurationProblem]) {
    guard let source = checklists[preset.name] else { return (nil, []) }
    var decoder = Decoder(file: source.path, lineOffset: source.line - 1, apis: apis)
    do {
      guard let reader = decoder.mapping(try YAMLNode.parse(source.text), "a preset"),
        let node = reader.required("checklists", &decoder)
      else { return (nil, decoder.problems) }
      reader.finish(&decoder, known: ["checklists"])
      let list = decoder.checklist(node, name: preset.name, title: preset.title, rules: ids)
      return (list, decoder.problems)
    } catch {
      decoder.problem(error.message, at: error.mark)
      return (nil, decoder.problems)
    }
  }

  /// The subject of a rule: the name of the file that it is in.
  package func tag(of id: String) -> String? {
    sources[id].flatMap { $0.path.split(separator: "/").last?.split(separator: ".").first }
      .map(String.init)
  }

  /// Returns true if the rule `id` exists.
  package func contains(_ id: String) -> Bool { sources[id] != nil }

  /// The preset named `name`.
  package func preset(_ name: String) -> Preset? { presets.first { $0.name == name } }

  /// The presets that are documents of teams.
  package var documents: [Preset] { presets.filter(\.isDocument) }

  /// The preset whose rules suit every project.
  package var everybody: Preset? { presets.first { !$0.isDocument } }

  /// The preset in which the definition and the examples of a rule make sense: the first that takes it
  /// unchanged, else the first that has it. Documents come first.
  package func home(of id: String) -> Preset? {
    let ordered = documents + presets.filter { !$0.isDocument }
    return ordered.first { $0.takesUnchanged(id) } ?? ordered.first { $0.ruleIDs.contains(id) }
  }

  /// The rule `id` with its own defaults, nil if there is none.
  package func rule(_ id: String) throws(ConfigurationFailure) -> Rule? {
    var settings = RuleSettings()
    settings.sources = presets.compactMap { preset in
      preset.entry(id).map { Rule.Source(preset: preset.name, section: $0.section) }
    }
    settings.includesExamples = true
    let (rule, problems) = rule(id, settings)
    if !problems.isEmpty { throw ConfigurationFailure(problems) }
    return rule
  }

  /// The rule `id` with these settings, and what is wrong with it or with them.
  func rule(_ id: String, _ settings: RuleSettings) -> (Rule?, [ConfigurationProblem]) {
    guard let source = sources[id] else { return (nil, []) }
    var decoder = Decoder(file: source.path, lineOffset: source.line - 1, apis: apis)
    do {
      guard let node = try YAMLNode.parse(source.text).sequence?.first else { return (nil, []) }
      var rule = decoder.rule(node, settings)
      guard settings.includesExamples else { return (rule, decoder.problems) }
      var exampleDecoder = Decoder(file: source.path, lineOffset: source.examples.line - 1)
      rule?.examples += exampleDecoder.examples(ofRule: try YAMLNode.parse(source.examples.text))
      return (rule, decoder.problems + exampleDecoder.problems)
    } catch {
      decoder.problem(error.message, at: error.mark)
      return (nil, decoder.problems)
    }
  }
}
