/// A value of JSON as a tree, for parts of a document that are small.
package struct JSONValue: Sendable {
  package enum Content: Sendable {
    case object([(key: String, value: JSONValue)])
    case array([JSONValue])
    case string(String)
    /// A number as it is written.
    case number(String)
    case boolean(Bool)
    case null
  }

  package let content: Content
  /// Where it starts.
  package let place: JSONPlace

  /// The value that a whole text holds.
  package static func parse(_ text: some Sequence<UInt8>) throws(JSONProblem) -> JSONValue {
    var reader = JSONReader(text)
    let value = try reader.value(try reader.next())
    _ = try reader.next()
    return value
  }

  /// The member of an object with this name.
  package subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == name }?.value
  }

  package var array: [JSONValue]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  package var string: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }

  /// The strings of an array of nothing else.
  package var strings: [String]? {
    guard let array else { return nil }
    let strings = array.compactMap(\.string)
    return strings.count == array.count ? strings : nil
  }

  package var integer: Int? {
    guard case .number(let text) = content else { return nil }
    return Int(text)
  }

  package var double: Double? {
    guard case .number(let text) = content else { return nil }
    return Double(text)
  }

  package var boolean: Bool? {
    guard case .boolean(let value) = content else { return nil }
    return value
  }
}

extension JSONReader {
  /// The value that the last token starts, with all that is in it. A key that an object has twice is
  /// refused.
  package mutating func value(_ token: Token) throws(JSONProblem) -> JSONValue {
    let place = place
    switch token {
    case .objectStart:
      var members: [(key: String, value: JSONValue)] = []
      var keys: Set<String> = []
      while try next() == .key {
        let key = string
        guard keys.insert(key).inserted else {
          throw JSONProblem(message: "the key '\(key)' appears twice", place: self.place)
        }
        members.append((key, try value(try next())))
      }
      return JSONValue(content: .object(members), place: place)
    case .arrayStart:
      var elements: [JSONValue] = []
      while true {
        let token = try next()
        if token == .arrayEnd { break }
        elements.append(try value(token))
      }
      return JSONValue(content: .array(elements), place: place)
    case .string, .key: return JSONValue(content: .string(string), place: place)
    case .number: return JSONValue(content: .number(numberText), place: place)
    case .true: return JSONValue(content: .boolean(true), place: place)
    case .false: return JSONValue(content: .boolean(false), place: place)
    case .null, .objectEnd, .arrayEnd, .end: return JSONValue(content: .null, place: place)
    }
  }
}
