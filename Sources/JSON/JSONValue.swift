/// A small JSON document as a value, such as a message of a protocol.
///
/// Large documents are read piece by piece with ``JSONReader``.
package indirect enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number that is no integer, as it is written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a whole text.
  ///
  /// - Throws: where the text is no JSON. A key that occurs twice counts once, with its last value.
  package init(_ text: some Sequence<UInt8>) throws(JSONProblem) {
    var reader = JSONReader(text)
    let token = try reader.next()
    self = try Self.value(token, &reader)
    _ = try reader.next()
  }

  private static func value(
    _ token: JSONReader.Token, _ reader: inout JSONReader
  ) throws(JSONProblem) -> JSONValue {
    switch token {
    case .objectStart:
      var members: [String: JSONValue] = [:]
      while try reader.next() == .key {
        let key = reader.string
        members[key] = try value(try reader.next(), &reader)
      }
      return .object(members)
    case .arrayStart:
      var elements: [JSONValue] = []
      while true {
        let token = try reader.next()
        if token == .arrayEnd { return .array(elements) }
        elements.append(try value(token, &reader))
      }
    case .string: return .string(reader.string)
    case .number: return reader.integer.map { .integer($0) } ?? .number(reader.numberText)
    case .true: return .bool(true)
    case .false: return .bool(false)
    case .null, .objectEnd, .arrayEnd, .key, .end: return .null
    }
  }

  // MARK: - Parts

  /// The value of a key, nil where this is no object or has no such key.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  package var integer: Int? {
    if case .integer(let value) = self { value } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  package var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  // MARK: - Text

  /// The value as JSON in one line, the keys of objects sorted.
  package var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let text): text
    case .string(let text): Self.quoted(text)
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }
        .map { Self.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
