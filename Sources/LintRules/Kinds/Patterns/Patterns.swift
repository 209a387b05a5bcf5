import Buffers
import Matching
import SwiftSource
import YAML

extension RuleKind {
  /// Rules about pieces of code.
  static let patterns: RuleKind = RuleKind(
    [
      Key(
        KeyInfo(
          name: "pattern", shape: .pattern,
          doc: "Banned code, with holes such as `$name` and `$$$`, and alternatives such as "
            + "`$[a|b]`.",
          example: "'print($$$)'")
      ) { node, decoder, rule in
        let patterns = decoder.patterns(node)
        guard !patterns.isEmpty else { return }
        let fix = rule.sibling("fix").flatMap { decoder.template($0, for: patterns, texts: []) }
        rule.add(patterns.map { PatternCheck.Case(pattern: $0, fix: fix) }, &decoder)
      },
      Key(
        KeyInfo(
          name: "fix", shape: .text,
          doc: "The replacement for a match of `pattern`; `$name` is the text of a capture.",
          example: "'log($value)'")
      ) { node, decoder, rule in
        if rule.sibling("pattern") != nil { return }
        let advice =
          rule.sibling("declarations") != nil
          ? "under 'declarations', \(DeclarationFix.advice)"
          : "give each of several 'patterns' its own"
        decoder.problem("'fix' belongs to a 'pattern'; \(advice)", at: node)
      },
      Key(
        KeyInfo(
          name: "patterns", shape: .list(.either([.pattern, .mapping(PatternDraft.mappingName)])),
          doc: "Several patterns. If several match at a position, the first counts.",
          example: "['print($$$)', {match: 'dump($$$)', severity: info}]")
      ) { node, decoder, rule in
        rule.add(decoder.items(node).flatMap { decoder.cases($0) }, &decoder)
      },
      Key(
        KeyInfo(
          name: "of-system", shape: .bool,
          doc: "True if a type that a pattern names first is one from outside the project, and not "
            + "one of the project with its name.",
          example: "false", initial: "true for shipped rules, false for own rules")
      ) { _, _, _ in },
    ],
    companions: ["fix", "of-system"],
    mappings: [
      PatternDraft.mapping.info, CaptureTestDraft.mapping.info, FixRegionDraft.mapping.info,
    ],
    compile: { PatternChecks($0, &$1) })
}

extension RuleDraft {
  /// Adds a check with these cases.
  fileprivate mutating func add(_ cases: [PatternCheck.Case], _ decoder: inout Decoder) {
    guard !cases.isEmpty else { return }
    let isOfSystem = sibling("of-system").flatMap { decoder.bool($0, "'of-system'") } ?? !isOwn
    checks.append(PatternCheck(cases: cases, isAboutSystem: isOfSystem))
  }
}

// MARK: - Cases

/// One entry of `patterns` that is being read.
private struct PatternDraft: MappingValue {
  var patterns: [TokenPattern] = []
  var constraints: [CaptureConstraint] = []
  var severity: Severity?
  var message: MessageTemplate?
  var fix: YAMLNode?
  var region: FixRegionDraft?
  var isSafe = true
  var caveat: String?
  var api: APIRequirement?
  var isException = false
  var isUndeclared = false
  var owners: [DeclarationQuery] = []
  var marked: YAMLNode?
  var surroundings = Surroundings()
  @BoxedOptional var selector: Selector?

  static let mappingName = "pattern"

  static let mapping: Mapping<PatternDraft> = Mapping(
    what: "a pattern", "A pattern with options.",
    keys: matchKeys, nearbyKeys, fixKeys,
    Selector.keys(\.selector, of: "the pattern")
      + .findingKeys(\.severity, \.message, example: "'{match}' is not logged"),
    make: { PatternDraft() })

  private static let matchKeys: [Key<PatternDraft>] = [
    Key(
      "match", { $0.patterns = $1 }, .patterns, "The pattern, or several.",
      example: "'Task.sleep($time)'", isRequired: true),
    Key(
      "where", { $0.constraints = $1 }, .constraints,
      "Tests of captures, by the names of the captures.",
      example: "{time: {literal: integer}}"),
    Key(
      "except", { $0.isException = $1 }, .bool,
      "True if a match is not a finding, and later patterns do not match there.",
      example: "true", default: "false"),
    Key(
      "undeclared", { $0.isUndeclared = $1 }, .bool,
      "True if the project must declare no function or value with the name of the pattern's first "
        + "identifier.",
      example: "true", default: "false"),
    Key(
      "on-self", { $0.owners = $1 }, .list(.mapping),
      "Descriptions of types. In their code, and in that of their extensions, the pattern also matches a member of "
        + "`self` that is written without it: `frame = $_` for `$view.frame = $_`.",
      example: "{kind: [class, extension], inherits: [UIView], of-system: true}"),
    Key(
      "marks", { $0.marked = $1 }, .template,
      "The capture that the finding marks, without the `$`, in place of the match.",
      example: "constant"),
  ]

  private static let nearbyKeys: [Key<PatternDraft>] = [
    Key(
      "chained", { $0.surroundings.chained = $1 }, .list(.chainLink),
      "Links; the same chain of calls has one of them.", example: "'.shadow($$$)'"),
    Key(
      "unchained", { $0.surroundings.unchained = $1 }, .list(.chainLink),
      "Links; the same chain of calls has none of them.", example: "'.glassEffect($$$)'"),
    Key(
      "with", { $0.surroundings.with = $1 }, .patterns,
      "Patterns; one of them matches nearby, with the same code in captures of the same name. "
        + "`$receiver` is the code before a pattern that starts with a dot.",
      example: "'$view.isHidden = true'"),
    Key(
      "without", { $0.surroundings.without = $1 }, .patterns,
      "Patterns; none of them matches nearby, with the same code in captures of the same name.",
      example: "'$task.cancel()'"),
    Key(
      "nearby", { $0.surroundings.range = $1 }, .choice,
      "The code in which `with` and `without` look: the function or property around the match, the type "
        + "with its extensions in the file, or the file.",
      example: "type", default: "function"),
    Key(
      "discarded", { $0.surroundings.isDiscarded = $1 }, .bool,
      "True if the match is a whole statement whose value nobody uses.", example: "true"),
    Key(
      "if-declared", { $0.surroundings.present = $1 }, .declaredFact,
      "Declarations; the project has one of them.", example: "{kind: enum, name: AppError}"),
    Key(
      "unless-declared", { $0.surroundings.absent = $1 }, .declaredFact,
      "Declarations; the project has none of them.", example: "{kind: func, name: log}"),
    Key(
      "declared-in", { $0.surroundings.reach = $1 }, .choice,
      "The files in which `if-declared` and `unless-declared` look: those of the project, or those of the "
        + "feature, whose names start with the same word.",
      example: "feature", default: "project"),
    Key(
      "declared-before", { $0.surroundings.isBeforeChange = $1 }, .bool,
      "True if `if-declared` and `unless-declared` leave out files and declarations that the "
        + "change under review adds.", example: "true", default: "false"),
  ]

  private static let fixKeys: [Key<PatternDraft>] = [
    Key(
      "fix", { $0.fix = $1 }, .template,
      "The replacement for the match; `$name` is the text of a capture.",
      example: "'Task.sleep(for: .seconds($time))'"),
    Key(
      "fix-around", { $0.region = $1 }, .mapping,
      "Code around the match that is replaced instead of the match itself.",
      example: "{match: 'VStack { $$$body }', fix: '$body'}"),
    Key(
      "safe", { $0.isSafe = $1 }, .bool, "True if the code means the same after the fix.",
      example: "false",
      default: "true"),
    Key(
      "caveat", { $0.caveat = $1 }, .prose, "The change in meaning of an unsafe fix.",
      example: "errors are no longer ignored"),
    .api(\.api, default: "that of the rule"),
  ]

  fileprivate func cases(_ node: YAMLNode, _ decoder: inout Decoder) -> [PatternCheck.Case] {
    if let pattern = patterns.first, let reader = node.mapping {
      let tests = reader.first { $0.key.scalar?.text == "where" }?.value
      decoder.checkCaptures(tests, of: pattern)
    }
    let texts = constraints.flatMap { $0.tests.flatMap(\.groupNames) }
    let fix = fix.flatMap { decoder.template($0, for: patterns, texts: texts) }
    let fixRegion = region.flatMap { $0.region(&decoder) }
    let marked = marked.flatMap { decoder.capture($0, of: patterns) }
    if !owners.isEmpty, !surroundings.with.isEmpty || !surroundings.without.isEmpty {
      decoder.problem(
        "'on-self' cannot stand beside 'with' or 'without', which name the receiver", at: node)
    }
    guard let first = patterns.first else { return [] }
    var shared = PatternCheck.Case(
      pattern: first, constraints: constraints, severity: severity, message: message, fix: fix,
      isFixSafe: isSafe, fixCaveat: caveat, isException: isException,
      surroundings: surroundings, isUndeclared: isUndeclared, selector: selector,
      fixRegion: fixRegion)
    shared.api = api
    shared.marked = marked
    var found: [PatternCheck.Case] = []
    found.reserveCapacity(owners.isEmpty ? patterns.count : 2 * patterns.count)
    for pattern in patterns {
      shared.pattern = pattern
      found.append(shared)
      if !owners.isEmpty, let onSelf = shared.onSelf(of: owners) { found.append(onSelf) }
    }
    return found
  }
}

/// The value of `fix-around` that is being read.
private struct FixRegionDraft: MappingValue {
  var match: TokenPattern?
  var fixNode: YAMLNode?

  static let mappingName = "code around a match"

  static let mapping: Mapping<FixRegionDraft> = Mapping(
    what: "'fix-around'", "Code around a match that a fix replaces.",
    keys: [
      Key(
        "match", { $0.match = $1 }, .pattern, "The code around the match.",
        example: "'VStack { $$$body }'",
        isRequired: true),
      Key(
        "fix", { $0.fixNode = $1 }, .template, "The replacement.", example: "'$body'",
        isRequired: true),
    ],
    make: { FixRegionDraft() },
    check: { draft, _, _ in draft.match != nil && draft.fixNode != nil })

  fileprivate func region(_ decoder: inout Decoder) -> PatternCheck.FixRegion? {
    guard let match, let fixNode else { return nil }
    return decoder.template(fixNode, for: [match], texts: []).map {
      PatternCheck.FixRegion(pattern: match, fix: $0)
    }
  }
}

extension Decoder {
  /// Reads one entry of `patterns`: a pattern, or a mapping with more to say.
  fileprivate mutating func cases(_ node: YAMLNode) -> [PatternCheck.Case] {
    guard let entries = node.mapping else {
      return patterns(node).map { PatternCheck.Case(pattern: $0) }
    }
    // `$view.frame(width: $w)` without quotes is a mapping to YAML.
    let keys = PatternDraft.mapping.info.keys.map(\.name)
    if entries.count == 1, let key = entries[0].key.scalar?.text, !keys.contains(key),
      key.contains(where: { "$(.@".contains($0) })
    {
      problem("a pattern with ': ' in it has to be quoted: '…'", at: node)
      return []
    }
    return PatternDraft.mapping.read(node, &self, as: "a pattern")?.cases(node, &self) ?? []
  }

  /// Reads the template of a fix, whose captures all patterns have.
  fileprivate mutating func template(
    _ node: YAMLNode, for patterns: [TokenPattern], texts: [String]
  ) -> FixTemplate? {
    guard let text = string(node, "'fix'") else { return nil }
    do {
      let template = try FixTemplate(text)
      for pattern in patterns {
        for name in template.captures
        where !pattern.captures.contains(name) && !texts.contains(name) {
          problem(
            "the fix uses '$\(name)', which the pattern does not capture"
              + NearestName.hint(name, among: pattern.captures + texts), at: node)
        }
      }
      if let mistake = template.mistake {
        problem("the fix is not Swift: \(mistake)", at: node)
        return nil
      }
      return template
    } catch {
      problem(error.message, at: node)
      return nil
    }
  }

  /// Reads the name of a capture that all patterns have.
  fileprivate mutating func capture(_ node: YAMLNode, of patterns: [TokenPattern]) -> String? {
    guard let name = string(node, "'marks'") else { return nil }
    for pattern in patterns where !pattern.captures.contains(name) {
      problem(
        "the pattern has no capture '$\(name)'" + NearestName.hint(name, among: pattern.captures),
        at: node)
      return nil
    }
    return name
  }

  /// Reports tests of captures that the pattern does not have.
  fileprivate mutating func checkCaptures(_ node: YAMLNode?, of pattern: TokenPattern) {
    for entry in node?.mapping ?? [] {
      guard let name = entry.key.scalar?.text, !pattern.captures.contains(name),
        name != PatternCheck.receiver
      else { continue }
      problem(
        "the pattern has no capture '$\(name)'" + NearestName.hint(name, among: pattern.captures),
        at: entry.key)
    }
  }
}

extension ValueType<YAMLNode> {
  /// The template of a fix or a capture, which is read when the captures are known.
  fileprivate static var template: Self { Self(.text) { node, _, _ in node } }
}

extension ValueType<TokenPattern> {
  /// A link in a chain of calls.
  fileprivate static var chainLink: Self {
    Self(.pattern) { node, _, decoder in
      guard let pattern = decoder.pattern(node) else { return nil }
      if pattern.elements.first == .token(.period) { return pattern }
      decoder.problem(
        "a link of a chain has to start with a dot, as '.shadow($$$)' does", at: node)
      return nil
    }
  }
}

extension ValueType<FileFact> {
  /// Declarations that the project has or lacks.
  fileprivate static var declaredFact: Self {
    ValueType<[DeclarationQuery]>.list(.mapping).map { queries in
      var fact = FileFact()
      fact.declarations = queries
      return fact
    }
  }
}
