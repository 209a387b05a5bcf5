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
    /// Its examples, with the line on which they start.
    let examples: (text: String, line: Int)
    /// The text as nodes. They stay: to free them would take a tenth of a start, and a server that
    /// reads a configuration again has them at hand.
    private let parsed: ReadOnce<Result<YAMLNode, YAMLError>>
    /// True if it may have `${name}` somewhere.
    let usesNames: Bool

    init(
      path: String, line: Int, text: String, examples: (text: String, line: Int) = ("", 1),
      usesNames: Bool = true
    ) {
      self.usesNames = usesNames
      self.path = path
      self.line = line
      self.examples = examples
      parsed = ReadOnce {
        Result { () throws(YAMLError) in try YAMLNode.parse(text) }
      }
    }

    /// The text as nodes, which are made on the first call.
    ///
    /// - Throws: the first mistake in the text.
    func node() throws(YAMLError) -> YAMLNode { try parsed.value.get() }
  }

  private let sources: [String: Source]
  /// The ids of the rules, in the order of the files.
  package let ids: [String]
  private let shippedPresets: [ShippedPreset]
  private let tableOfAPIs: ReadOnce<(table: APITable, problems: [ConfigurationProblem])>
  private let sharedNames: ReadOnce<(names: Vocabulary, problems: [ConfigurationProblem])>
  private let sharedPatterns = SharedPatterns()

  /// The content of the binary. Problems in it are a defect of archlint.
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
            path: "Rules/" + $0.path, line: $0.line, text: $0.text.description, examples: examples,
            usesNames: $0.usesNames)
        )
      },
      presets: RulePack.presets.map { document in
        ShippedPreset(
          name: document.name, path: "Rules/" + document.path,
          text: { document.text.description })
      },
      apis: RulePack.apis.map { ("Rules/" + $0.path, $0.text.description) },
      vocabulary: RulePack.vocabulary.map { ("Rules/" + $0.path, $0.text.description) })
  }

  /// A catalogue of texts.
  ///
  /// - Parameters:
  ///   - rules: the rules by id, each as a sequence with one item.
  ///   - apis: the table of APIs with the path of its file.
  ///   - vocabulary: the names that rules share, with the path of their file.
  init(
    rules: [(id: String, source: Source)], presets: [ShippedPreset],
    apis: [(path: String, text: String)] = [], vocabulary: [(path: String, text: String)] = []
  ) throws(ConfigurationFailure) {
    var problems: [ConfigurationProblem] = []
    var sources: [String: Source] = [:]
    sources.reserveCapacity(rules.count)
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
    shippedPresets = presets
    tableOfAPIs = ReadOnce {
      let (table, problems) = Self.read(apis) { APITable($0, &$1) }
      return (table ?? APITable(), problems)
    }
    sharedNames = ReadOnce {
      let (names, problems) = Self.read(vocabulary) { Vocabulary($0, &$1) }
      return (names ?? Vocabulary(), problems)
    }
    if !problems.isEmpty { throw ConfigurationFailure(problems) }
  }

  /// The value of the text, nil without one, and what is wrong with it. More than one is a problem.
  private static func read<Value>(
    _ texts: [(path: String, text: String)], _ decode: (YAMLNode, inout Decoder) -> Value
  ) -> (Value?, [ConfigurationProblem]) {
    var problems: [ConfigurationProblem] = []
    var value: Value?
    for (path, text) in texts {
      if value != nil {
        let mark = YAMLMark(offset: 0, line: 1, column: 1)
        problems.append(
          ConfigurationProblem(
            file: path, mark: mark,
            message: "this belongs in '\(texts[0].path)', which is read alone"))
        continue
      }
      do {
        var decoder = Decoder(file: path)
        value = decode(try YAMLNode.parse(text), &decoder)
        problems += decoder.problems
      } catch {
        problems.append(ConfigurationProblem(file: path, mark: error.mark, message: error.message))
      }
    }
    return (value, problems)
  }

  /// All problems in the presets, the table of APIs and the vocabulary. A run reads only what it needs.
  var problems: [ConfigurationProblem] {
    shippedPresets.flatMap(\.content.problems) + tableOfAPIs.value.problems
      + sharedNames.value.problems
  }

  /// The presets, in the order of the files.
  package var presets: [Preset] { shippedPresets.compactMap(\.content.preset) }

  /// The names of the presets, in the order of the files.
  package var presetNames: [String] { shippedPresets.map(\.name) }

  /// Reads the APIs that rules name, with the systems that have them.
  var apis: @Sendable () -> APITable {
    { [tableOfAPIs] in tableOfAPIs.value.table }
  }

  /// Reads the names that rules may use.
  package var vocabulary: @Sendable () -> Vocabulary {
    { [sharedNames] in sharedNames.value.names }
  }

  /// The checklist of a preset, nil when it has none, and what is wrong with it.
  func checklist(of preset: Preset) -> (Checklist?, [ConfigurationProblem]) {
    guard let source = shipped(preset.name)?.content.checklist else { return (nil, []) }
    var decoder = Decoder(file: source.path, lineOffset: source.line - 1, apis: apis)
    do {
      guard let reader = decoder.mapping(try source.node(), "a preset"),
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
    sources[id].map { source in
      let path = source.path.utf8
      let name = path[
        (path.lastIndex(of: UInt8(ascii: "/")).map(path.index(after:)) ?? path.startIndex)...]
      return String(Substring(name.prefix { $0 != UInt8(ascii: ".") }))
    }
  }

  /// Returns true if the rule `id` exists.
  package func contains(_ id: String) -> Bool { sources[id] != nil }

  /// The preset named `name`.
  package func preset(_ name: String) -> Preset? { shipped(name)?.content.preset }

  private func shipped(_ name: String) -> ShippedPreset? {
    shippedPresets.first { $0.name == name }
  }

  /// The presets that are documents of teams.
  package var documents: [Preset] { presets.filter(\.isDocument) }

  /// The preset whose rules suit every project.
  package var everybody: Preset? {
    shippedPresets.lazy.filter(\.mayBeForEverybody).compactMap(\.content.preset)
      .first { !$0.isDocument }
  }

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
    var decoder = Decoder(
      file: source.path, lineOffset: source.line - 1, apis: apis, vocabulary: vocabulary)
    var settings = settings
    settings.usesNames = source.usesNames
    // Tests ask for the examples, and read everything.
    decoder.isVerified = !settings.includesExamples
    decoder.sharedPatterns = sharedPatterns
    do {
      guard let node = try source.node().sequence?.first else { return (nil, []) }
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
