import LintRules
import Matching
import YAML

/// What presets and configurations say of a rule, over what its definition says.
struct RuleSettings {
  var severity: Severity?
  /// Values of options by name.
  var options: [String: [String]] = [:]
  var included: YAMLNode?
  var excluded: YAMLNode?
  var overrides: [Rule.Override] = []
  var sources: [Rule.Source] = []
  var baseline = BaselineMode.frozen
  /// Whether the rule is the project's own, whose patterns may name types of the project.
  var isOwn = false
  /// Whether the examples are wanted, which a run that only checks is not about.
  var includesExamples = false
}

extension Decoder {
  /// Reads the definition of a rule, nil when too much is wrong with it.
  ///
  /// - Parameter settings: what holds instead of the definition's own values.
  mutating func rule(_ definition: YAMLNode, _ settings: RuleSettings) -> Rule? {
    guard var idReader = mapping(definition, "a rule"),
      let idNode = idReader.required("id", &self), let id = string(idNode, "the id of a rule")
    else { return nil }
    var substitution = OptionSubstitution(values: [:])
    let options = ruleOptions(idReader.value("options"), settings, id: id, &substitution)
    let node = substitution.apply(to: definition, &self)
    guard var reader = mapping(node, "rule '\(id)'") else { return nil }
    _ = reader.value("id")
    _ = reader.value("options")
    if !Self.isKebabCase(id) {
      problem("the id '\(id)' has to be lower-case words with hyphens between them", at: idNode)
    }
    let title = reader.required("title", &self).flatMap { prose($0, "'title' of '\(id)'") }
    let why = reader.required("why", &self).flatMap { prose($0, "'why' of '\(id)'") }
    let instead = reader.required("instead", &self).flatMap { prose($0, "'instead' of '\(id)'") }
    let severity: Severity? = reader.value("severity").flatMap { choice($0, "'severity'") }
    let confidence: Rule.Confidence? = reader.value("confidence").flatMap {
      choice($0, "'confidence'")
    }
    let message = reader.value("message").flatMap { prose($0, "'message'") }
    let migration: Rule.Migration? = reader.value("migration").flatMap {
      choice($0, "'migration'")
    }
    let included = settings.included ?? reader.value("in")
    let excluded = settings.excluded ?? reader.value("not-in")
    _ = (reader.value("in"), reader.value("not-in"))
    let selector = Selector(
      included: included.map { scope($0, "'in'") } ?? Selector.Scope(),
      excluded: excluded.map { scope($0, "'not-in'") } ?? Selector.Scope())
    let checks = checks(&reader, id: id, isOwn: settings.isOwn)
    let examples = reader.value("examples").map { self.examples($0) } ?? []
    reader.finish(&self)
    if checks.isEmpty {
      problem("rule '\(id)' checks nothing; give it \(Self.list(Self.checkKeys))", at: definition)
    }
    guard let title, let why, let instead, !checks.isEmpty else { return nil }
    var rule = Rule(
      id: id, title: title, severity: settings.severity ?? severity ?? .warning, why: why,
      instead: instead, confidence: confidence ?? .certain, selector: selector,
      message: message.map { MessageTemplate($0) }, checks: checks, options: options,
      sources: settings.sources, examples: examples, origin: place(of: definition))
    rule.overrides = settings.overrides
    rule.baseline = settings.baseline
    rule.migration = migration
    return rule
  }

  /// The keys of a rule that say what it checks.
  static let checkKeys = [
    "pattern", "patterns", "imports", "declarations", "contents", "switches", "absent",
    "interface", "uses", "marks", "terms", "layers", "independent", "only", "acyclic", "layout",
    "settings", "text", "protected", "suppressions",
  ]

  private static func isKebabCase(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.first != UInt8(ascii: "-") && id.utf8.last != UInt8(ascii: "-")
      && id.utf8.allSatisfy { byte in
        (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z"))
          || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "-")
      }
  }

  /// The options of a rule, which `substitution` knows afterwards; the value of one may be made of
  /// those above it.
  private mutating func ruleOptions(
    _ node: YAMLNode?, _ settings: RuleSettings, id: String,
    _ substitution: inout OptionSubstitution
  ) -> [Rule.Option] {
    guard let node, let reader = mapping(node, "'options' of '\(id)'") else { return [] }
    return reader.entries.compactMap { entry in
      guard let name = string(entry.key, "the name of an option") else { return nil }
      let isList = entry.value.sequence != nil
      let values =
        settings.options[name]
        ?? strings(substitution.apply(to: entry.value, &self), "the option '\(name)'")
      substitution.values[name] = values
      return Rule.Option(name: name, values: values, isList: isList)
    }
  }

  private mutating func checks(
    _ reader: inout MappingReader, id: String, isOwn: Bool
  ) -> [Check] {
    var checks: [Check] = []
    let fix = reader.value("fix")
    let isOfSystem = reader.value("of-system").flatMap { bool($0, "'of-system'") } ?? !isOwn
    if let node = reader.value("pattern") {
      if let check = patterns([node], fix: fix, isOfSystem: isOfSystem) {
        checks.append(.patterns(check))
      }
    } else if let fix {
      problem("'fix' belongs to a 'pattern'; give each of several 'patterns' its own", at: fix)
    }
    if let node = reader.value("patterns"),
      let check = patterns(items(node), fix: nil, isOfSystem: isOfSystem)
    {
      checks.append(.patterns(check))
    }
    if let node = reader.value("imports") {
      checks += items(node).compactMap { imports($0) }.map { .imports($0) }
    }
    if let node = reader.value("declarations") {
      checks += items(node).compactMap { declarations($0) }.map { .declarations($0) }
    }
    checks += contentChecks(&reader)
    if let node = reader.value("uses") {
      checks += items(node).compactMap { uses($0) }.map { .uses($0) }
    }
    if let node = reader.value("marks") {
      checks += items(node).compactMap { marks($0) }.map { .marks($0) }
    }
    if let node = reader.value("terms") {
      checks.append(.terms(TermCheck(terms: items(node).compactMap { term($0) })))
    }
    checks += referenceChecks(&reader)
    if let node = reader.value("layout") {
      checks += items(node).compactMap { layout($0) }.map { .layout($0) }
    }
    if let node = reader.value("settings") {
      checks += items(node).compactMap { settings($0) }.map { .settings($0) }
    }
    if let node = reader.value("text") {
      checks += items(node).compactMap { text($0) }.map { .text($0) }
    }
    if let node = reader.value("suppressions"),
      let check: SuppressionCheck = choice(node, "'suppressions'")
    {
      checks.append(.suppressions(check))
    }
    if let node = reader.value("protected") {
      checks += items(node).compactMap { protected($0) }.map { .protected($0) }
    }
    return checks
  }
}
