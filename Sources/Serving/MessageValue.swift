import JSON

/// A message of the protocol, or a part of one.
package indirect enum MessageValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number that is no integer, as it is written.
  case number(String)
  case string(String)
  case array([MessageValue])
  case object([String: MessageValue])

  /// Reads a whole text.
  package init(_ text: some Sequence<UInt8>) throws(JSONProblem) {
    self.init(try JSONValue.parse(text))
  }

  private init(_ value: JSONValue) {
    switch value.content {
    case .object(let members):
      self = .object(
        Dictionary(
          members.map { ($0.key, MessageValue($0.value)) }, uniquingKeysWith: { $1 }))
    case .array(let elements): self = .array(elements.map { MessageValue($0) })
    case .string(let text): self = .string(text)
    case .number(let text): self = Int(text).map { .integer($0) } ?? .number(text)
    case .boolean(let value): self = .bool(value)
    case .null: self = .null
    }
  }

  // MARK: - Parts

  /// The value of a key, nil where this is no object or has no such key.
  package subscript(key: String) -> MessageValue? {
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

  package var array: [MessageValue]? {
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
    case .string(let text): text.quotedForJSON
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }
        .map { $0.key.quotedForJSON + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }
}

extension MessageValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(arrayLiteral elements: MessageValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, MessageValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
