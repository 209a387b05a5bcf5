import YAML

/// Puts the values of options, and of names of the vocabulary, where `${name}` is in the definition of a rule.
///
/// | where `${name}` is | an option or a name with several values |
/// |---|---|
/// | in an item of a sequence | becomes as many items |
/// | as the whole value of a key | becomes a sequence |
/// | in a text for people (`proseKeys`) | is a list with `or` |
/// | elsewhere | is a problem |
///
/// A name whose value is no text and no list of texts takes the place of a whole item or value. Under keys
/// whose text has holes of its own, such as `match`, a name of the vocabulary has to be the whole text.
package struct OptionSubstitution {
  /// The values by the option's name.
  package var values: [String: [String]]
  /// The options whose values come from the vocabulary.
  var sharedOptions: Set<String> = []
  /// True in the definition of a rule, which may have options.
  private let hasOptions: Bool
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
    hasOptions = true
  }

  /// Knows names of the vocabulary alone.
  package init(vocabulary: @escaping @Sendable () -> Vocabulary) {
    values = [:]
    self.vocabulary = vocabulary
    hasOptions = false
  }

  /// The YAML that a name of the vocabulary stands for, nil where the text is no such name, or where an
  /// option has it.
  ///
  /// - Parameter node: the name, where problems of the value are reported.
  private func shared(_ text: String, _ node: YAMLNode, _ decoder: inout Decoder) -> YAMLNode? {
    guard let name = Self.onlyName(in: text), values[name] == nil, let entry = vocabulary()[name]
    else { return nil }
    decoder.usedNames.insert(name)
    return decoder.isVerified ? entry.value : decoder.place(entry.value, of: name, at: node)
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
    case texts, prose
    /// The value of this key takes one text.
    case problem(String)
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
    guard node.hasDollar else { return nil }
    switch node.content {
    case .scalar(let scalar):
      guard Self.namesAny(scalar.text) else { return nil }
      return shared(scalar.text, node, &decoder)
        ?? filled(scalar, node, .problem("the value"), &decoder)[0]
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
        if items[index].hasDollar, Self.namesAny(scalar.text) {
          new =
            shared(scalar.text, items[index], &decoder).map { $0.sequence ?? [$0] }
            ?? filled(scalar, items[index], .texts, &decoder)
        }
      } else {
        new = replaced(items[index], &decoder).map { [$0] }
      }
      if let new {
        result = (result ?? Array(items[..<index])) + new
        if let texts = result, Self.isTooMuch(texts) {
          decoder.problem(Self.tooMuch, at: items[index])
          return nil
        }
      } else {
        result?.append(items[index])
      }
    }
    return result.map { replacing(.sequence($0), node) }
  }

  /// The value of an entry with values in place of names, nil if it names none.
  private func replacedValue(of entry: YAMLEntry, _ decoder: inout Decoder) -> YAMLNode? {
    guard entry.value.hasDollar else { return nil }
    let key = entry.key.scalar?.text ?? ""
    guard let scalar = entry.value.scalar else {
      if verbatimKeys.contains(key) { return verbatim(entry.value, under: key, &decoder) }
      return (Self.kindsOfText.contains(key) ? forText : self).replaced(entry.value, &decoder)
    }
    guard Self.namesAny(scalar.text) else { return nil }
    if let value = shared(scalar.text, entry.value, &decoder) { return value }
    if verbatimKeys.contains(key) {
      checkNames(in: scalar.text, under: key, entry.value, &decoder)
      return nil
    }
    if let name = Self.onlyName(in: scalar.text), let texts = values[name], texts.count != 1 {
      noteShared(name, entry.value, &decoder)
      let items = texts.map { replacing($0, entry.value) }
      return replacing(.sequence(items), entry.value)
    }
    let several = Self.proseKeys.contains(key) ? Several.prose : .problem("'\(key)'")
    return filled(scalar, entry.value, several, &decoder)[0]
  }

  /// The list under a key whose text has holes of its own, with what names of the vocabulary stand for.
  private func verbatim(
    _ node: YAMLNode, under key: String, _ decoder: inout Decoder
  ) -> YAMLNode? {
    guard let items = node.sequence else { return nil }
    var hasNames = false
    var result: [YAMLNode] = []
    for item in items {
      guard let text = item.scalar?.text, Self.namesAny(text) else {
        result.append(item)
        continue
      }
      if let value = shared(text, item, &decoder) {
        hasNames = true
        result += value.sequence ?? [value]
      } else {
        checkNames(in: text, under: key, item, &decoder)
        result.append(item)
      }
    }
    return hasNames ? replacing(.sequence(result), node) : nil
  }

  /// Reports names in a text with holes of its own, where they would stay as they are.
  private func checkNames(
    in text: String, under key: String, _ node: YAMLNode, _ decoder: inout Decoder
  ) {
    guard Self.patternKeys.contains(key) else { return }
    if let name = Self.onlyName(in: text), values[name] == nil {
      return reportUnknown(name, node, &decoder)
    }
    for name in Self.names(in: text) where values[name] != nil || vocabulary()[name] != nil {
      decoder.problem(
        values[name] == nil
          ? "'${\(name)}' must be the whole text under '\(key)'"
          : "'\(key)' takes no options, and '\(name)' is one", at: node)
    }
  }

  /// Keys whose text is a pattern. No pattern has `${name}` in it.
  private static let patternKeys: Set<String> = ["match", "inside"]

  /// Notes where an option stands whose values come from the vocabulary.
  private func noteShared(_ name: String, _ node: YAMLNode, _ decoder: inout Decoder) {
    if sharedOptions.contains(name) { decoder.noteShared(name, at: node) }
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

  /// The names in a text, each as often as it is there.
  private static func names(in text: String) -> [String] {
    var names: [String] = []
    var rest = Substring(text)
    while let open = rest.firstByteRange(of: "${"),
      let close = rest[open.upperBound...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      names.append(String(rest[open.upperBound..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return names
  }

  /// How many bytes, and how many texts, names may make of one text or list.
  private static let most = 1 << 20
  private static let tooMuch = "the names here stand for more than \(most >> 20) MB of text"

  private static func isTooMuch(_ nodes: [YAMLNode]) -> Bool {
    nodes.reduce(0) { $0 + 1 + ($1.scalar?.text.utf8.count ?? 0) } > most
  }

  /// Returns true if each of some texts before each of others is too much.
  private static func isTooMuch(_ texts: [String], before others: [String]) -> Bool {
    bytes(of: texts) * others.count + bytes(of: others) * texts.count > most
  }

  private static func bytes(of texts: [String]) -> Int {
    texts.reduce(0) { $0 + 1 + $1.utf8.count }
  }

  /// The texts that come of one; exactly one unless `several` says otherwise.
  private func filled(
    _ scalar: YAMLScalar, _ node: YAMLNode, _ several: Several, _ decoder: inout Decoder
  ) -> [YAMLNode] {
    guard scalar.text.utf8.contains(UInt8(ascii: "$")) else { return [node] }
    let only = Self.onlyName(in: scalar.text)
    if let only { noteShared(only, node, &decoder) }
    var results = [""]
    var rest = Substring(scalar.text)
    while let open = rest.firstByteRange(of: "${"),
      let close = rest[open.upperBound...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      let before = rest[..<open.lowerBound]
      let name = String(rest[open.upperBound..<close])
      let texts = texts(of: name, node, several, &decoder).map { String(before) + $0 }
      guard !Self.isTooMuch(results, before: texts) else {
        decoder.problem(Self.tooMuch, at: node)
        return [node]
      }
      results = results.flatMap { result in texts.map { result + $0 } }
      rest = rest[rest.index(after: close)...]
    }
    if rest.utf8.count == scalar.text.utf8.count { return [node] }
    // A value that is itself keeps its form, so that it may be a number.
    let isPlain = scalar.style == .plain && only != nil
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
    let entry = values[name] == nil ? vocabulary()[name] : nil
    if entry != nil { decoder.usedNames.insert(name) }
    guard let texts = values[name] ?? entry?.texts else {
      if let entry {
        decoder.problem(Self.misplaced(entry, several), at: node)
      } else {
        reportUnknown(name, node, &decoder)
      }
      return ["${\(name)}"]
    }
    switch several {
    case .texts: return texts
    case .prose: return [texts.joined(separator: " or ")]
    case .problem(let key):
      if texts.count == 1 { return texts }
      decoder.problem(
        values[name] == nil
          ? "'${\(name)}' stands for a list, and \(key) takes one text"
          : "the option '\(name)' needs exactly one value here", at: node)
      return [""]
    }
  }

  /// The message about a name in a text that it cannot be a part of.
  private static func misplaced(_ entry: Vocabulary.Entry, _ several: Several) -> String {
    let name = "'${\(entry.name)}' stands for \(entry.value.form)"
    if case .problem(let key) = several { return "\(name), and \(key) takes one text" }
    return "\(name); it must be alone here"
  }

  private func reportUnknown(_ name: String, _ node: YAMLNode, _ decoder: inout Decoder) {
    let names = (values.keys + vocabulary().entries.map(\.name)).sorted()
    let what = "'\(name)' is " + (hasOptions ? "neither an option of the rule nor" : "not")
    decoder.problem("\(what) a shared name" + NearestName.hint(name, among: names), at: node)
  }
}

extension YAMLNode {
  /// The kind of the value, in words.
  var form: String { mapping != nil ? "keys and values" : sequence != nil ? "a list" : "a text" }
}
