import LintRules
import Matching
import Project
import YAML

/// The settings of one rule in a preset or a configuration.
struct RuleEntry: Sendable {
  var id = ""
  /// The location of the id.
  var mark = YAMLMark(offset: 0, line: 0, column: 0)
  /// nil leaves the severity as it is.
  var level: Level?
  /// The section of the document.
  var section = ""
  var options: [String: [String]] = [:]
  var included: YAMLNode?
  var excluded: YAMLNode?
  var overrides: [TableEntry<Glob, Level>] = []
  var baseline: BaselineMode?

  /// The overrides as a rule has them.
  var ruleOverrides: [Rule.Override] {
    overrides.map { Rule.Override(.files(GlobSet([$0.name])), severity: $0.value.severity) }
  }
}

/// A severity, or none.
enum Level: String, Sendable, CaseIterable {
  case off, info, warning, error

  /// The words for severities.
  static let names = allCases.map(\.rawValue)

  var severity: Severity? { Severity(rawValue: rawValue) }
}

extension RuleEntry: MappingValue {
  static let mappingName = "rule setting"

  static let mapping: Mapping<RuleEntry> = Mapping(
    "The settings of one rule.",
    keys: [
      Key("severity", { $0.level = $1 }, .level, "The severity, or `off`.", example: "info"),
      Key(
        "section", { $0.section = $1 }, .prose, "The section of the document that asks for it.",
        example: "Naming"),
      Key(
        "options", { $0.options = $1 }, .options, "Values of the rule's options.",
        example: "{limit: 300}"),
      Key(
        "in", { $0.included = $1 }, .selectorNode, "The code that the rule checks.",
        example: "{layers: [Domain]}"),
      Key(
        "not-in", { $0.excluded = $1 }, .selectorNode, "The code that the rule does not check.",
        example: "{tests: true}"),
      Key(
        "paths", { $0.overrides = $1 },
        .table(
          .glob, called: "each of 'paths'", of: .level,
          called: { "the severity of '\($0.pattern)'" }
        ),
        "Severities for some paths; the first glob that matches decides.",
        example: "{'Legacy/**': off}"),
      Key(
        "baseline", { $0.baseline = $1 }, .baselineMode,
        "The findings that the baseline may accept: known ones, none, or known ones until a day.",
        example: "strict", default: "frozen"),
    ],
    advice: [
      "enabled": "write 'severity: off' to switch a rule off",
      "exclude": "'not-in' has the code that the rule does not check, as in {paths: ['Legacy/**']}",
      "excluded":
        "'not-in' has the code that the rule does not check, as in {paths: ['Legacy/**']}",
      "include": "'in' has the code that the rule checks, as in {paths: ['App/**']}",
      "included": "'in' has the code that the rule checks, as in {paths: ['App/**']}",
      "level": "write 'severity'",
    ], make: { RuleEntry() })
}

extension ValueType<Level> {
  /// A severity, or `off`.
  static var level: Self { Self(.severity) { $2.choice($0, $1) } }
}

extension ValueType<[RuleEntry]> {
  /// Rules by id, each with a severity or with more settings.
  static var ruleTable: Self {
    let entry = ValueType<RuleEntry>(
      .either([.severity, .mapping(RuleEntry.mappingName)])
    ) { node, what, decoder in
      if node.mapping != nil { return RuleEntry.mapping.read(node, &decoder, as: what) }
      return decoder.choice(node, "the severity of \(what)").map { RuleEntry(level: $0) }
    }
    let ids = ValueType<String>(.ruleID) { $2.string($0, $1) }
    let table = ValueType<[TableEntry<String, RuleEntry>]>.table(
      ids, called: "the id of a rule", of: entry, called: { "'\($0)'" })
    return ValueType<[TableEntry<String, RuleEntry>]>(table.shape) { node, what, decoder in
      guard node.sequence?.contains(where: { $0.member("id") != nil }) != true else {
        decoder.problem(
          "'rules' sets severities by the ids of rules; rules of the project are a list under "
            + "'own-rules'", at: node)
        return nil
      }
      return table.read(node, what, &decoder)
    }.map { entries in
      entries.map { found in
        var entry = found.value
        entry.id = found.name
        entry.mark = found.mark
        return entry
      }
    }
  }
}

extension ValueType<YAMLNode> {
  /// A selector, kept as YAML: the rule that it is for decodes it. One that is wrong
  /// becomes nil and a problem, since the rule's file could not say where.
  static var selectorNode: Self {
    Self(.mapping(Selector.Scope.mappingName)) { node, what, decoder in
      let before = decoder.problems.count
      let node = decoder.withNames(node)
      _ = decoder.scope(node, what)
      return decoder.problems.count == before ? node : nil
    }
  }
}

// MARK: - Baselines

/// A baseline with an end.
struct BurnDown: MappingValue {
  /// The last day on which known findings are accepted.
  var day: CalendarDay?

  static let mappingName = "burn-down"

  static let mapping: Mapping<BurnDown> = Mapping(
    "A baseline with an end.",
    keys: [
      Key(
        "burn-down", { $0.day = $1 }, .day, "The last day on which known findings are accepted.",
        example: "2027-03-31", isRequired: true)
    ],
    make: { BurnDown() })
}

extension ValueType<BaselineMode> {
  /// `frozen`, `strict` or `burn-down: DAY`.
  static var baselineMode: Self {
    Self(.either([.choice(["frozen", "strict"]), .mapping(BurnDown.mappingName)])) {
      node, what, decoder in
      if node.mapping != nil {
        return BurnDown.mapping.read(node, &decoder, as: what)?.day.map { .burnDown($0) }
      }
      guard let text = decoder.string(node, what) else { return nil }
      switch text {
      case "frozen": return .frozen
      case "strict": return .strict
      default:
        decoder.problem("\(what) is frozen, strict, or {burn-down: DAY}, not '\(text)'", at: node)
        return nil
      }
    }
  }
}
