import YAML

/// Puts the values of options where `${name}` stands in the definition of a rule.
///
/// As an item of a sequence `${name}` becomes as many items as the option has values; inside a
/// text it needs an option with one value.
struct OptionSubstitution {
  /// The values by the option's name.
  let values: [String: [String]]
  /// Keys whose text has holes of its own and is left alone.
  static let verbatimKeys: Set<String> = ["fix", "examples", "match", "inside"]

  /// The names of options that the definition uses.
  private(set) var used: Set<String> = []

  init(values: [String: [String]]) { self.values = values }

  /// `node` with values in place of names.
  mutating func apply(to node: YAMLNode, _ decoder: inout Decoder) -> YAMLNode {
    switch node.content {
    case .scalar(let scalar):
      return replacing(
        .scalar(YAMLScalar(text: filled(scalar.text, node, &decoder), style: scalar.style)), node)
    case .sequence(let items):
      var result: [YAMLNode] = []
      for item in items {
        if let name = Self.onlyName(in: item), let texts = values[name] {
          used.insert(name)
          result += texts.map { text in
            replacing(.scalar(YAMLScalar(text: text, style: .singleQuoted)), item)
          }
        } else {
          result.append(apply(to: item, &decoder))
        }
      }
      return replacing(.sequence(result), node)
    case .mapping(let entries):
      var result: [YAMLEntry] = []
      for entry in entries {
        let isVerbatim = Self.verbatimKeys.contains(entry.key.scalar?.text ?? "")
        if !isVerbatim, let name = Self.onlyName(in: entry.value), let texts = values[name] {
          used.insert(name)
          let items = texts.map { text in
            replacing(.scalar(YAMLScalar(text: text, style: .singleQuoted)), entry.value)
          }
          let value = items.count == 1 ? items[0] : replacing(.sequence(items), entry.value)
          result.append(YAMLEntry(key: entry.key, value: value))
        } else {
          let value = isVerbatim ? entry.value : apply(to: entry.value, &decoder)
          result.append(YAMLEntry(key: entry.key, value: value))
        }
      }
      return replacing(.mapping(result), node)
    }
  }

  private func replacing(_ content: YAMLNode.Content, _ node: YAMLNode) -> YAMLNode {
    YAMLNode(content: content, start: node.start, end: node.end)
  }

  /// The name in a node that is `${name}` and nothing else.
  private static func onlyName(in node: YAMLNode) -> String? {
    guard let text = node.scalar?.text, text.hasPrefix("${"), text.hasSuffix("}") else {
      return nil
    }
    let name = text.dropFirst(2).dropLast()
    return name.contains("$") || name.contains("}") ? nil : String(name)
  }

  private mutating func filled(_ text: String, _ node: YAMLNode, _ decoder: inout Decoder) -> String
  {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstRange(of: "${"),
      let close = rest[open.upperBound...].firstIndex(of: "}")
    {
      result += rest[..<open.lowerBound]
      let name = String(rest[open.upperBound..<close])
      if let texts = values[name], texts.count == 1 {
        used.insert(name)
        result += texts[0]
      } else if values[name] != nil {
        decoder.problem("the option '\(name)' needs exactly one value here", at: node)
      } else {
        decoder.problem(
          "the rule has no option '\(name)'" + NearestName.hint(name, among: values.keys), at: node)
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
