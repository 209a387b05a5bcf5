import YAML

/// A kind of rules: the keys by which a rule asks for it, and the program that runs its checks.
///
/// Each kind is one file or folder in `Kinds/`, and one line in ``RuleKind/all``.
package struct RuleKind: Sendable {
  /// The keys of a rule that make checks of the kind.
  let keys: [Key<RuleDraft>]
  /// Those of the keys that belong to another one and make no check of their own.
  private let companions: Set<String>
  /// The mappings that are written under those keys.
  package let mappings: [MappingInfo]
  /// Compiles the checks of the kind in a run; nil if there are none.
  let compile: @Sendable (inout ProgramBuilder) -> (any KindProgram)?

  /// - Parameters:
  ///   - keys: the keys of a rule.
  ///   - companions: those of the keys that make no check of their own.
  ///   - mappings: the mappings under those keys.
  ///   - compile: compiles the checks of a run, of which there is one at least.
  init<Check: RuleCheck>(
    _ keys: [Key<RuleDraft>], companions: Set<String> = [], mappings: [MappingInfo] = [],
    compile: @escaping @Sendable ([OwnedCheck<Check>], inout ProgramBuilder) -> any KindProgram
  ) {
    self.keys = keys
    self.companions = companions
    self.mappings = mappings
    self.compile = { builder in
      let checks = builder.checks(of: Check.self)
      return checks.isEmpty ? nil : compile(checks, &builder)
    }
  }

  /// A kind whose checks are found outside the rules; see the kind.
  init(_ keys: [Key<RuleDraft>], mappings: [MappingInfo] = []) {
    self.keys = keys
    companions = []
    self.mappings = mappings
    compile = { _ in nil }
  }

  /// The keys that make checks.
  var checkKeys: [String] { keys.map(\.info.name).filter { !companions.contains($0) } }
}

/// A rule that is being read.
struct RuleDraft {
  /// The mapping of the rule.
  let node: YAMLNode
  /// True if the rule is the project's own, so that its patterns may name types of the project.
  let isOwn: Bool
  var title: String?
  var why: String?
  var instead: String?
  var severity: Severity?
  var confidence: Rule.Confidence?
  var message: MessageTemplate?
  var migration: Rule.Migration?
  var occasion: FileFact?
  var exception: FileFact?
  var api: APIRequirement?
  var included: YAMLNode?
  var excluded: YAMLNode?
  var tags: [String] = []
  var joining = Joining()
  var examples: [Rule.Example] = []
  var checks: [any RuleCheck] = []

  init(node: YAMLNode, isOwn: Bool) {
    self.node = node
    self.isOwn = isOwn
  }

  /// The value of another key of the rule.
  func sibling(_ key: String) -> YAMLNode? {
    node.mapping?.first { $0.key.scalar?.text == key }?.value
  }
}

extension Key<RuleDraft> {
  /// A key with one check, or a sequence of checks.
  static func checks<Check: RuleCheck & MappingValue>(
    _ name: String, of type: Check.Type, _ doc: String, example: String
  ) -> Key<RuleDraft> {
    let info = KeyInfo(
      name: name, shape: .list(.mapping(Check.mappingName)), doc: doc, example: example)
    return Key(info) { node, decoder, rule in
      for item in decoder.items(node) {
        if let check = Check.mapping.read(item, &decoder, as: "'\(name)'") {
          rule.checks.append(check)
        }
      }
    }
  }
}
