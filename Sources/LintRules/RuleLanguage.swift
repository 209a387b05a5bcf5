import JSON

/// All mappings of the rule language, for the reference page and the JSON Schema.
package enum RuleLanguage {
  /// The mappings, a rule first, each once.
  package static let mappings: [MappingInfo] = unique(
    [RuleDraft.ruleInfo, RuleDraft.contractInfo, Selector.Scope.mapping.info]
      + RuleKind.all.flatMap(\.mappings) + [
        DeclarationQuery.mapping.info, FileFact.mapping.info, TextFact.mapping.info,
        Joining.Host.mapping.info, Joining.Presumption.mapping.info, ExampleList.mapping.info,
        ExampleDraft.mapping.info,
      ])

  /// The first mapping of each name.
  package static func unique(_ mappings: [MappingInfo]) -> [MappingInfo] {
    var seen: Set<String> = []
    return mappings.filter { seen.insert($0.name).inserted }
  }
}

// MARK: - Reference page

extension MappingInfo {
  /// The mapping as a section of a Markdown page.
  ///
  /// - Parameter level: the level of its heading.
  package func markdown(level: Int) -> String {
    var text = String(repeating: "#", count: level) + " \(name.capitalizedFirst)\n\n\(doc)\n\n"
    text += "| key | value | meaning | default | example |\n|---|---|---|---|---|\n"
    for key in keys {
      let initial = key.isRequired ? "required" : key.initial ?? ""
      let cells = ["`\(key.name)`", key.shape.markdown, key.doc, initial, "`\(key.example)`"]
      text += "| " + cells.map(\.escapedCell).joined(separator: " | ") + " |\n"
    }
    return text
  }
}

extension Shape {
  /// The form in words, with links to mappings.
  package var markdown: String {
    switch self {
    case .text, .prose: "text"
    case .bool: "`true` or `false`"
    case .integer(let range, _):
      range.upperBound == .max
        ? "number from \(range.lowerBound)"
        : "number from \(range.lowerBound) to \(range.upperBound)"
    case .version: "version"
    case .day: "day"
    case .name: "name or glob"
    case .glob: "glob of paths"
    case .expression: "regular expression"
    case .pattern: "pattern"
    case .severity: "severity"
    case .ruleID: "id of a rule"
    case .newID: "lower-case words with hyphens"
    case .preset: "name of a preset"
    case .api: "name of an API"
    case .layer: "layer"
    case .choice(let values): values.map { "`\($0)`" }.joined(separator: ", ")
    case .list(let shape): "one or several: \(shape.markdown)"
    case .mapping(let name): "[\(name)](#\(name.anchor))"
    case .table(let keys, let values): "mapping: \(keys.markdown) to \(values.markdown)"
    case .either(let shapes): shapes.map(\.markdown).joined(separator: ", or ")
    }
  }
}

extension String {
  /// The anchor of a heading with this text.
  package var anchor: String { lowercased().replacing(" ", with: "-") }

  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  fileprivate var escapedCell: String { replacing("|", with: "\\|") }
}

// MARK: - JSON Schema

extension MappingInfo {
  /// The mapping as a JSON Schema, one line.
  package var jsonSchema: String {
    let properties = keys.map { key in
      "\(key.name.quotedForJSON): {\"description\": \(key.doc.quotedForJSON), \(key.shape.jsonSchema)}"
    }
    let required = keys.filter(\.isRequired).map(\.name.quotedForJSON)
    let requirement =
      required.isEmpty ? "" : ", \"required\": [\(required.joined(separator: ", "))]"
    return """
      {"description": \(doc.quotedForJSON), "type": "object", "additionalProperties": false\(requirement), \
      "properties": {\(properties.joined(separator: ", "))}\(needs.map { ", \($0.jsonSchema)" } ?? "")}
      """
  }
}

extension Shape {
  /// The members of a schema for the form, without its braces.
  package var jsonSchema: String {
    switch self {
    case .text, .name, .layer: #""type": ["string", "number", "boolean"]"#
    case .prose: #""type": ["string", "number", "boolean"], "pattern": "\\S""#
    case .ruleID, .newID: #""type": "string", "pattern": "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$""#
    // A name, or the path of a file.
    case .preset, .api: #""type": "string", "pattern": "[A-Za-z]""#
    case .glob, .expression, .pattern: #""type": "string""#
    case .version:
      #""type": ["string", "number"], "minimum": 0, "#
        + #""pattern": "^([0-9]+([._][0-9]+)*|\\$\\{[^}]+\\})$""#
    case .day:
      #""type": "string", "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$""#
    case .bool: #""type": "boolean""#
    case .integer(let range, let isText):
      // A rule may have an option in its place.
      "\"type\": [\"integer\", \"string\"], \"minimum\": \(range.lowerBound)"
        + (range.upperBound == .max ? "" : ", \"maximum\": \(range.upperBound)")
        + #", "pattern": "^(\#(isText ? "[0-9]+|" : "")\\$\\{[^}]+\\})$""#
    case .severity: #""enum": ["info", "warning", "error", "off", false]"#
    case .choice(let values):
      "\"anyOf\": [{\"enum\": [\(values.map(\.quotedForJSON).joined(separator: ", "))]}, "
        + #"{"type": "string", "pattern": "^\\$\\{[^}]+\\}$"}]"#
    case .list(let shape):
      "\"anyOf\": [{\(shape.jsonSchema)}, {\"type\": \"array\", \"items\": {\(shape.jsonSchema)}}]"
    case .mapping(let name): "\"$ref\": \"#/$defs/\(name.anchor)\""
    case .table(let keys, let values):
      "\"type\": \"object\", "
        + (keys.isAnyText ? "" : "\"propertyNames\": {\(keys.jsonSchema)}, ")
        + "\"additionalProperties\": {\(values.jsonSchema)}"
    case .either(let shapes):
      "\"anyOf\": [\(shapes.map { "{\($0.jsonSchema)}" }.joined(separator: ", "))]"
    }
  }
}
