import YAML

extension Decoder {
  /// The entries of a mapping with plain keys.
  ///
  /// - Parameter keys: the keys that it may have; a few are named where it is no mapping.
  package mutating func mapping(
    _ node: YAMLNode, _ what: String, keys: @autoclosure () -> [String] = []
  ) -> MappingReader? {
    guard let entries = node.mapping else {
      let keys = keys()
      let named = (1...4).contains(keys.count) ? ", with \(Self.list(keys))" : ""
      problem(
        "\(what) must be a mapping of keys to values\(named)\(Self.mappingHint(node))", at: node)
      return nil
    }
    return MappingReader(entries: entries, what: what, node: node)
  }

  /// A hint for entries that are written as a list, and for `key:value`, which is a text without the
  /// space after the colon.
  private static func mappingHint(_ node: YAMLNode) -> String {
    if let items = node.sequence, let first = items.first {
      guard let key = first.scalar?.text else { return "; write its entries without '-'" }
      return "; write each entry as '\(key): VALUE'"
    }
    guard let scalar = node.scalar, scalar.style == .plain,
      let colon = scalar.text.firstIndex(of: ":"), !scalar.text.contains("://")
    else { return "" }
    let value = scalar.text[scalar.text.index(after: colon)...]
    return "; write a space after the colon: '\(scalar.text[...colon]) \(value)'"
  }
}

/// One mapping that is being read.
package struct MappingReader {
  package let entries: [YAMLEntry]
  package let what: String
  package let node: YAMLNode
  private let keys: [String]

  init(entries: [YAMLEntry], what: String, node: YAMLNode) {
    self.entries = entries
    keys = entries.map { $0.key.scalar?.text ?? "" }
    self.what = what
    self.node = node
  }

  /// The value of `key`, nil when it is not there.
  package func value(_ key: String) -> YAMLNode? {
    keys.firstIndex(of: key).map { entries[$0].value }
  }

  /// The value of `key`, and a problem when it is not there.
  package func required(_ key: String, _ decoder: inout Decoder) -> YAMLNode? {
    if let value = value(key) { return value }
    reportMissing(key, &decoder)
    return nil
  }

  /// Reports a required key that is not there.
  func reportMissing(_ key: String, _ decoder: inout Decoder) {
    decoder.problem("\(what) needs the key '\(key)'", at: node)
  }

  /// The values of the known keys, each with what `position` says of its key.
  func values(at position: (String) -> Int?) -> [(position: Int, value: YAMLNode)] {
    zip(keys, entries).compactMap { key, entry in position(key).map { ($0, entry.value) } }
  }

  /// True if the mapping has one of the keys, or an unknown one, which may be one of them misspelt.
  func hasOrMisspells(oneOf names: [String], known: [String]) -> Bool {
    keys.contains { names.contains($0) || !known.contains($0) }
  }

  /// Where a glob belongs that is a key itself.
  private static func pathHint(_ key: String, among known: [String]) -> String? {
    guard key.contains("/") || key.contains("*"), known.contains("paths") else { return nil }
    return "; a glob of paths stands under 'paths': {paths: ['\(key)']}"
  }

  /// Reports the keys that the mapping does not have.
  ///
  /// - Parameters:
  ///   - known: the keys that it has.
  ///   - advice: by keys that people expect, the answer that they need.
  package func finish(
    _ decoder: inout Decoder, known: [String], advice: [String: String] = [:]
  ) {
    for (entry, key) in zip(entries, keys) where !known.contains(key) {
      let answer =
        advice[key].map { "; \($0)" } ?? Self.pathHint(key, among: known)
        ?? NearestName.hint(key, among: known)
      decoder.problem("\(what) has no key '\(key)'" + answer, at: entry.key)
    }
  }
}
