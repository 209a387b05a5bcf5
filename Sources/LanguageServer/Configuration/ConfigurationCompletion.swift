import Configuration
import LintRules
import Serving

/// Suggests keys and values in `.archlint.yml`, from the key table that decodes it.
struct ConfigurationCompletion {
  /// A key or value to suggest.
  struct Item: Hashable {
    let label: String
    let doc: String
    let isKey: Bool

    /// The item as the protocol has it; 10 is a property, 12 a value.
    var json: MessageValue {
      [
        "label": .string(label), "kind": .integer(isKey ? 10 : 12), "documentation": .string(doc),
        "insertText": .string(isKey ? label + ": " : label),
      ]
    }
  }

  /// The ids of all rules.
  let rules: [String]
  /// The presets with their titles.
  let presets: [(name: String, title: String)]
  /// The layers that are known.
  let layers: [String]

  func items(in context: ConfigurationContext) -> [Item] {
    var shapes: [Shape] = [.mapping(ConfigurationLanguage.file.name)]
    for key in context.keys { shapes = shapes.flatMap { children(of: $0, key) } }
    if let key = context.key {
      return unique(shapes.flatMap { children(of: $0, key) }.flatMap { values(of: $0) })
    }
    return unique(shapes.flatMap { keys(of: $0) + values(of: $0) })
  }

  private func unique(_ items: [Item]) -> [Item] {
    var seen: Set<Item> = []
    return items.filter { seen.insert($0).inserted }
  }

  /// The forms of the value of a key.
  private func children(of shape: Shape, _ key: String) -> [Shape] {
    switch shape {
    case .mapping(let name):
      Self.mapping(named: name)?.keys.filter { $0.name == key }.map(\.shape) ?? []
    case .list(let element): children(of: element, key)
    case .table(_, let values): [values]
    case .either(let shapes): shapes.flatMap { children(of: $0, key) }
    default: []
    }
  }

  /// The keys of a mapping.
  private func keys(of shape: Shape) -> [Item] {
    switch shape {
    case .mapping(let name):
      Self.mapping(named: name)?.keys.map { Item(label: $0.name, doc: $0.doc, isKey: true) } ?? []
    case .list(let element): keys(of: element)
    case .table(let names, _):
      values(of: names).map { Item(label: $0.label, doc: $0.doc, isKey: true) }
    case .either(let shapes): shapes.flatMap { keys(of: $0) }
    default: []
    }
  }

  /// The values of a form that are known.
  private func values(of shape: Shape) -> [Item] {
    func value(_ label: String, _ doc: String = "") -> Item {
      Item(label: label, doc: doc, isKey: false)
    }
    return switch shape {
    case .bool: [value("true"), value("false")]
    case .severity: ["error", "warning", "info", "off"].map { value($0) }
    case .choice(let choices): choices.map { value($0) }
    case .ruleID: rules.map { value($0) }
    case .preset: presets.map { value($0.name, $0.title) }
    case .layer: layers.map { value($0) }
    case .list(let element): values(of: element)
    case .either(let shapes): shapes.flatMap { values(of: $0) }
    default: []
    }
  }

  private static func mapping(named name: String) -> MappingInfo? {
    (ConfigurationLanguage.mappings + RuleLanguage.mappings).first { $0.name == name }
  }
}
