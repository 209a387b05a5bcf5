import Foundation
import YAML

/// A value of YAML or JSON, as a JSON Schema sees it.
indirect enum SchemaValue: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([SchemaValue])
  case object([String: SchemaValue])

  init(_ node: YAMLNode) {
    switch node.content {
    case .sequence(let items): self = .list(items.map { SchemaValue($0) })
    case .mapping(let entries):
      self = .object(
        Dictionary(
          entries.map { ($0.key.scalar?.text ?? "", SchemaValue($0.value)) },
          uniquingKeysWith: { first, _ in first }))
    case .scalar(let scalar):
      if scalar.style == .plain, scalar.isNull {
        self = .null
      } else if let bool = scalar.bool {
        self = .bool(bool)
      } else if let number = scalar.number {
        self = .number(number)
      } else {
        self = .text(scalar.text)
      }
    }
  }

  subscript(_ key: String) -> SchemaValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var items: [SchemaValue] { if case .list(let items) = self { items } else { [] } }

  var text: String { if case .text(let text) = self { text } else { "" } }

  var number: Double? { if case .number(let number) = self { number } else { nil } }
}

/// The part of JSON Schema that archlint's schema uses.
struct SchemaCheck {
  private let definitions: SchemaValue

  /// - Parameter text: the schema of archlint; JSON is YAML.
  init(_ text: String) throws {
    definitions = SchemaValue(try YAMLNode.parse(text))["$defs"] ?? .null
  }

  /// Returns true if the schema of a mapping accepts the value.
  func accepts(_ value: SchemaValue, as definition: String) -> Bool {
    accepts(value, definitions[definition] ?? .bool(false))
  }

  private func accepts(_ value: SchemaValue, _ schema: SchemaValue) -> Bool {
    guard case .object(let demands) = schema else { return schema != .bool(false) }
    return demands.allSatisfy { accepts(value, $0.key, $0.value, schema) }
  }

  private func accepts(
    _ value: SchemaValue, _ key: String, _ demand: SchemaValue, _ schema: SchemaValue
  ) -> Bool {
    switch key {
    case "description": return true
    case "$ref": return accepts(value, as: demand.text.replacing("#/$defs/", with: ""))
    case "anyOf": return demand.items.contains { accepts(value, $0) }
    case "allOf": return demand.items.allSatisfy { accepts(value, $0) }
    case "not": return !accepts(value, demand)
    case "enum": return demand.items.contains(value)
    case "type":
      return (demand.items + [demand]).contains { Self.isOf($0.text, value) }
    case "pattern":
      guard case .text(let text) = value else { return true }
      return text.range(of: demand.text, options: .regularExpression) != nil
    case "minLength":
      guard case .text(let text) = value else { return true }
      return Double(text.count) >= demand.number ?? 0
    case "minimum": return value.number.map { $0 >= demand.number ?? 0 } ?? true
    case "maximum": return value.number.map { $0 <= demand.number ?? 0 } ?? true
    case "items": return value.items.allSatisfy { accepts($0, demand) }
    default:
      guard case .object(let members) = value else { return true }
      return accepts(members, key, demand, schema)
    }
  }

  private func accepts(
    _ members: [String: SchemaValue], _ key: String, _ demand: SchemaValue, _ schema: SchemaValue
  ) -> Bool {
    let properties = schema["properties"] ?? .null
    switch key {
    case "required": return demand.items.allSatisfy { members[$0.text] != nil }
    case "properties":
      return members.allSatisfy { name, value in
        properties[name].map { accepts(value, $0) } ?? true
      }
    case "additionalProperties":
      return members.allSatisfy { properties[$0.key] != nil || accepts($0.value, demand) }
    case "propertyNames": return members.keys.allSatisfy { accepts(.text($0), demand) }
    default: fatalError("the schema has the key '\(key)', which this check does not know")
    }
  }

  private static func isOf(_ type: String, _ value: SchemaValue) -> Bool {
    switch (type, value) {
    case ("string", .text), ("boolean", .bool), ("number", .number), ("null", .null),
      ("array", .list), ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
