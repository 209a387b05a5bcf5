import Foundation

/// A JSON Schema of the keywords that the schemas of the repository use, for values of Foundation.
struct JSONSchema {
  private let root: [String: Any]

  /// A keyword that is not known would check nothing, so it is a problem.
  private static let notes: Set = ["$schema", "$defs", "title", "description"]

  init(_ file: String) throws {
    let data = try Data(contentsOf: URL(filePath: Tool.repository + "Schemas/" + file))
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// Returns the problems with a value, each with its location.
  func problems(_ value: Any) -> [String] {
    var problems: [String] = []
    check(value, root, "$", &problems)
    return problems
  }

  private func check(
    _ value: Any, _ schema: [String: Any], _ place: String, _ problems: inout [String]
  ) {
    for (keyword, rule) in schema.sorted(by: { $0.key < $1.key })
    where !Self.notes.contains(keyword) {
      if let problem = checkValue(value, keyword, rule) {
        problems.append("\(place): \(problem)")
      } else {
        checkParts(of: value, keyword, rule, schema, place, &problems)
      }
    }
  }

  /// Keywords about the value itself; nil if it fits, or the keyword is about its parts.
  private func checkValue(_ value: Any, _ keyword: String, _ rule: Any) -> String? {
    switch (keyword, rule) {
    case ("type", let names):
      let names = names as? [String] ?? [names as? String ?? ""]
      return names.contains { Self.isOf($0, value) } ? nil : "is no \(names)"
    case ("enum", let values as [NSObject]):
      return (value as? NSObject).map(values.contains) == true ? nil : "is none of \(values)"
    case ("const", let constant as NSObject):
      return value as? NSObject == constant ? nil : "is not \(constant)"
    case ("pattern", let pattern as String):
      guard let text = value as? String, let expression = try? Regex(pattern) else { return nil }
      return text.firstMatch(of: expression) == nil ? "does not match \(pattern)" : nil
    case ("minimum", let bound as Double):
      return (value as? Double).map { $0 < bound } == true ? "is below \(bound)" : nil
    case ("maximum", let bound as Double):
      return (value as? Double).map { $0 > bound } == true ? "is above \(bound)" : nil
    case ("minItems", let bound as Int):
      return (value as? [Any]).map { $0.count < bound } == true ? "is too short" : nil
    case ("maxItems", let bound as Int):
      return (value as? [Any]).map { $0.count > bound } == true ? "is too long" : nil
    case ("required", let names as [String]):
      guard let object = value as? [String: Any] else { return nil }
      return names.first { object[$0] == nil }.map { "has no '\($0)'" }
    case ("dependentRequired", let lists as [String: [String]]):
      guard let object = value as? [String: Any] else { return nil }
      for (name, others) in lists where object[name] != nil {
        if let missing = others.first(where: { object[$0] == nil }) {
          return "has '\(name)' without '\(missing)'"
        }
      }
      return nil
    case ("properties", _), ("items", _), ("$ref", _), ("additionalProperties", _): return nil
    default: return "the schema has the keyword '\(keyword)', which no test knows"
    }
  }

  private func checkParts(
    of value: Any, _ keyword: String, _ rule: Any, _ schema: [String: Any], _ place: String,
    _ problems: inout [String]
  ) {
    switch (keyword, rule) {
    case ("properties", let properties as [String: [String: Any]]):
      let object = value as? [String: Any] ?? [:]
      for (name, part) in object.sorted(by: { $0.key < $1.key }) {
        if let rule = properties[name] {
          check(part, rule, "\(place).\(name)", &problems)
        } else if schema["additionalProperties"] as? Bool == false {
          problems.append("\(place): has '\(name)', which is not expected")
        }
      }
    case ("items", let rule as [String: Any]):
      for (index, part) in (value as? [Any] ?? []).enumerated() {
        check(part, rule, "\(place)[\(index)]", &problems)
      }
    case ("$ref", let reference as String):
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      if let definition = (root["$defs"] as? [String: [String: Any]])?[name] {
        check(value, definition, place, &problems)
      } else {
        problems.append("\(place): there is no definition '\(reference)'")
      }
    default: break
    }
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBoolean(value)
    case "integer": !isBoolean(value) && value is Int
    case "number": !isBoolean(value) && value is Double
    case "null": value is NSNull
    default: false
    }
  }

  /// A number of Foundation is a truth value as well.
  private static func isBoolean(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return unsafe String(cString: number.objCType) == "c"
  }
}
