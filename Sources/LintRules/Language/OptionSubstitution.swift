import YAML

/// Puts the values of options, and of names of the vocabulary, where `${name}` is in the definition of a rule.
///
/// | where `${name}` is | an option with several values |
/// |---|---|
/// | in an item of a sequence | becomes as many items |
/// | as the whole value of a key | becomes a sequence |
/// | in a text for people (`proseKeys`) | is a list with `or` |
/// | elsewhere | is a problem |
///
/// A name whose value is no text and no list of texts takes the place of a whole item or value. Alone it
/// also counts under the keys whose text has holes of its own: no pattern is `${name}`.
package struct OptionSubstitution {
  /// The values by the option's name.
  package var values: [String: [String]]
  /// Reads the names that are no option's.
  private let vocabulary: @Sendable () -> Vocabulary
  /// Keys that are left alone: their text has holes of its own, or they have been read already.
  private var verbatimKeys: Set<String> = ["fix", "examples", "match", "inside", "options"]
  /// Keys whose text is read by people.
  static let proseKeys: Set<String> = ["why", "instead"]

  package init(
    values: [String: [String]], vocabulary: @escaping @Sendable () -> Vocabulary = { Vocabulary() }
  ) {
    self.values = values
    self.vocabulary = vocabulary
  }

  /// The YAML that a name of the vocabulary stands for, nil where the text is more than one, or where an
  /// option has the name.
  ///
  /// - Parameter node: the name, where problems of the value are reported.
  private func shared(_ text: String, _ node: YAMLNode, _ decoder: inout Decoder) -> YAMLNode? {
    guard let name = Self.onlyName(in: text), values[name] == nil, let entry = vocabulary()[name]
    else { return nil }
    decoder.usedNames.insert(name)
    return decoder.isVerified ? entry.value : decoder.place(entry.value, at: node)
  }

  /// The kinds whose `match` is an expression without holes.
  private static let kindsOfText: Set<String> = ["text", "changes", "comments"]

  /// The same for what is under those kinds.
  private var forText: OptionSubstitution {
    var substitution = self
    substitution.verbatimKeys.remove("match")
    return substitution
  }

  /// The way to combine several values in one text.
  private enum Several {
    case texts, prose, problem
  }

  /// `node` with values in place of names.
  package func apply(to node: YAMLNode, _ decoder: inout Decoder) -> YAMLNode {
    replaced(node, &decoder) ?? node
  }

  /// Returns true if a text may name an option. Most name none.
  private static func namesAny(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{"), last == UInt8(ascii: "$") { return true }
      last = byte
    }
    return false
  }

  /// The node with values in place of names, nil if it names no option and needs no copy.
  private func replaced(_ node: YAMLNode, _ decoder: inout Decoder) -> YAMLNode? {
    switch node.content {
    case .scalar(let scalar):
      guard Self.namesAny(scalar.text) else { return nil }
      return filled(scalar, node, .problem, &decoder)[0]
    case .sequence(let items): return replaced(items, of: node, &decoder)
    case .mapping(let entries):
      var result: [YAMLEntry] = []
      for index in entries.indices {
        guard let value = replacedValue(of: entries[index], &decoder) else { continue }
        if result.isEmpty { result = entries }
        result[index] = YAMLEntry(key: entries[index].key, value: value)
      }
      return result.isEmpty ? nil : replacing(.mapping(result), node)
    }
  }

  /// The items with values in place of names; an item may become several, or none.
  private func replaced(
    _ items: [YAMLNode], of node: YAMLNode, _ decoder: inout Decoder
  ) -> YAMLNode? {
    var result: [YAMLNode]?
    for index in items.indices {
      var new: [YAMLNode]?
      if let scalar = items[index].scalar {
        if Self.namesAny(scalar.text) {
          new =
            shared(scalar.text, items[index], &decoder).map { $0.sequence ?? [$0] }
            ?? filled(scalar, items[index], .texts, &decoder)
        }
      } else {
        new = replaced(items[index], &decoder).map { [$0] }
      }
      if let new {
        result = (result ?? Array(items[..<index])) + new
      } else {
        result?.append(items[index])
      }
    }
    return result.map { replacing(.sequence($0), node) }
  }

  /// The value of an entry with values in place of names, nil if it names none.
  private func replacedValue(of entry: YAMLEntry, _ decoder: inout Decoder) -> YAMLNode? {
    let key = entry.key.scalar?.text ?? ""
    guard let scalar = entry.value.scalar else {
      if verbatimKeys.contains(key) { return verbatim(entry.value, &decoder) }
      return (Self.kindsOfText.contains(key) ? forText : self).replaced(entry.value, &decoder)
    }
    guard Self.namesAny(scalar.text) else { return nil }
    if let value = shared(scalar.text, entry.value, &decoder) { return value }
    if verbatimKeys.contains(key) { return nil }
    if let name = Self.onlyName(in: scalar.text), let texts = values[name], texts.count != 1 {
      let items = texts.map { replacing($0, entry.value) }
      return replacing(.sequence(items), entry.value)
    }
    let several = Self.proseKeys.contains(key) ? Several.prose : .problem
    return filled(scalar, entry.value, several, &decoder)[0]
  }

  /// The list under a key whose text has holes of its own, with what names of the vocabulary stand for.
  private func verbatim(_ node: YAMLNode, _ decoder: inout Decoder) -> YAMLNode? {
    guard let items = node.sequence else { return nil }
    let shared = items.map { item in
      item.scalar.flatMap { Self.namesAny($0.text) ? self.shared($0.text, item, &decoder) : nil }
    }
    guard shared.contains(where: { $0 != nil }) else { return nil }
    let result = zip(items, shared).flatMap { item, value in
      value.map { $0.sequence ?? [$0] } ?? [item]
    }
    return replacing(.sequence(result), node)
  }

  private func replacing(_ content: YAMLNode.Content, _ node: YAMLNode) -> YAMLNode {
    YAMLNode(content: content, start: node.start, end: node.end)
  }

  private func replacing(_ text: String, _ node: YAMLNode) -> YAMLNode {
    replacing(.scalar(YAMLScalar(text: text, style: .singleQuoted)), node)
  }

  /// The name in a text that is `${name}` and nothing else.
  private static func onlyName(in text: String) -> String? {
    let bytes = text.utf8
    guard bytes.last == UInt8(ascii: "}"), bytes.starts(with: "${".utf8) else { return nil }
    let name = bytes.dropFirst(2).dropLast()
    let isName = !name.contains { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "}") }
    return isName ? String(Substring(name)) : nil
  }

  /// The texts that come of one; exactly one unless `several` says otherwise.
  private func filled(
    _ scalar: YAMLScalar, _ node: YAMLNode, _ several: Several, _ decoder: inout Decoder
  ) -> [YAMLNode] {
    guard scalar.text.utf8.contains(UInt8(ascii: "$")) else { return [node] }
    var results = [""]
    var rest = Substring(scalar.text)
    while let open = rest.firstByteRange(of: "${"),
      let close = rest[open.upperBound...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      let before = rest[..<open.lowerBound]
      let name = String(rest[open.upperBound..<close])
      let texts = texts(of: name, node, several, &decoder)
      results = results.flatMap { result in texts.map { result + before + $0 } }
      rest = rest[rest.index(after: close)...]
    }
    if rest.utf8.count == scalar.text.utf8.count { return [node] }
    // A value that is itself keeps its form, so that it may be a number.
    let isPlain = scalar.style == .plain && Self.onlyName(in: scalar.text) != nil
    return results.map { result in
      isPlain && !result.isEmpty
        ? replacing(.scalar(YAMLScalar(text: result, style: .plain)), node)
        : replacing(result + rest, node)
    }
  }

  /// Returns the values of `${name}`; exactly one text unless `several` says otherwise.
  private func texts(
    of name: String, _ node: YAMLNode, _ several: Several, _ decoder: inout Decoder
  ) -> [String] {
    if values[name] == nil, vocabulary()[name] != nil { decoder.usedNames.insert(name) }
    guard let texts = values[name] ?? vocabulary()[name]?.texts else {
      let names = values.keys + vocabulary().entries.map(\.name)
      decoder.problem(
        vocabulary()[name] == nil
          ? "there is no option and no name of the vocabulary '\(name)'"
            + NearestName.hint(name, among: names)
          : "'${\(name)}' stands for more than texts; it must be alone here", at: node)
      return ["${\(name)}"]
    }
    switch several {
    case .texts: return texts
    case .prose: return [texts.joined(separator: " or ")]
    case .problem:
      if texts.count == 1 { return texts }
      decoder.problem(
        values[name] == nil
          ? "'${\(name)}' stands for several texts; only one can be here"
          : "the option '\(name)' needs exactly one value here", at: node)
      return [""]
    }
  }
}
