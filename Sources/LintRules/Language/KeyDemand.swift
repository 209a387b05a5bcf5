/// Keys of a mapping that only make sense together, or instead of others, for the JSON Schema. The
/// decoder of the mapping says the same in words.
package struct KeyDemand: Sendable {
  /// One way in which the mapping makes sense.
  struct Alternative: Sendable {
    /// The keys that it has.
    let all: [String]
    /// The keys that it does not have.
    var none: [String] = []
    /// A key with the value that it has.
    var value: (key: String, text: String)?
  }

  let alternatives: [Alternative]

  /// - Parameter alternatives: in each the keys of the mapping, and those that it lacks.
  init(_ alternatives: (all: [String], none: [String])...) {
    self.alternatives = alternatives.map { Alternative(all: $0.all, none: $0.none) }
  }

  private init(alternatives: [Alternative]) { self.alternatives = alternatives }

  /// At least one of the keys.
  package static func oneOrMore(of keys: [String]) -> KeyDemand {
    KeyDemand(alternatives: keys.map { Alternative(all: [$0]) })
  }

  /// One of the keys, or another one with this value.
  package static func oneOrMore(
    of keys: [String], or key: String, is value: String
  ) -> KeyDemand {
    let other = Alternative(all: [key], value: (key, value))
    return KeyDemand(alternatives: oneOrMore(of: keys).alternatives + [other])
  }

  /// Exactly one of the keys.
  static func exactlyOne(of keys: [String]) -> KeyDemand {
    KeyDemand(
      alternatives: keys.map { key in Alternative(all: [key], none: keys.filter { $0 != key }) })
  }

  /// At most one of the keys.
  static func atMostOne(of keys: [String]) -> KeyDemand {
    KeyDemand(
      alternatives: keys.map { key in Alternative(all: [], none: keys.filter { $0 != key }) })
  }

  /// For each value of a key the others that it needs. The first value counts where the key is missing.
  package static func others(
    for key: String, _ needs: (value: String, keys: [String])...
  ) -> KeyDemand {
    KeyDemand(
      alternatives: needs.enumerated().map { index, need in
        Alternative(all: need.keys + (index == 0 ? [] : [key]), value: (key, need.value))
      })
  }

  /// The member of a JSON Schema. A key whose value is empty counts as missing.
  var jsonSchema: String {
    let parts = alternatives.map { alternative in
      var demands = alternative.all.map(Self.has) + alternative.none.map(Self.lacks)
      if let (key, text) = alternative.value {
        demands.append("{\"properties\": {\"\(key)\": {\"enum\": [\"\(text)\"]}}}")
      }
      return "{\"allOf\": [\(demands.joined(separator: ", "))]}"
    }
    return "\"anyOf\": [\(parts.joined(separator: ", "))]"
  }

  private static func has(_ key: String) -> String {
    "{\"required\": [\"\(key)\"], "
      + "\"properties\": {\"\(key)\": {\"not\": {\"enum\": [[], {}, false, null]}}}}"
  }

  private static func lacks(_ key: String) -> String { "{\"not\": \(has(key))}" }
}
