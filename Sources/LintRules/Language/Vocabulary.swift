import YAML

/// Names that any rule may use as `${name}`: lists, texts and descriptions that many rules share.
///
/// They are in `Rules/vocabulary`. An option with the same name counts instead.
package struct Vocabulary: Sendable {
  /// One name.
  package struct Entry: Sendable {
    package let name: String
    /// One sentence on its meaning.
    package let doc: String
    /// The YAML that takes its place.
    package let value: YAMLNode
  }

  /// The names in the order of the file.
  package private(set) var entries: [Entry] = []

  package init() {}

  /// The names of a file: a sequence of mappings with the keys `name`, `doc` and `value`. A value may use the
  /// names above it.
  package init(_ node: YAMLNode, _ decoder: inout Decoder) {
    for item in node.sequence ?? [] {
      guard let reader = decoder.mapping(item, "a name"),
        let nameNode = reader.required("name", &decoder),
        let name = decoder.string(nameNode, "the name"),
        let docNode = reader.required("doc", &decoder),
        let doc = decoder.string(docNode, "'doc'"), let value = reader.required("value", &decoder)
      else { continue }
      reader.finish(&decoder, known: ["name", "doc", "value"])
      if self[name] != nil { decoder.problem("the name '\(name)' is defined twice", at: item) }
      let above = self
      let substitution = OptionSubstitution { above }
      entries.append(
        Entry(name: name, doc: doc, value: substitution.apply(to: value, &decoder)))
    }
  }

  /// The entry with this name, nil if there is none.
  package subscript(name: String) -> Entry? { entries.first { $0.name == name } }
}

extension Vocabulary.Entry {
  /// The value as authors write it on one line.
  package var text: String { value.notation }

  /// Its texts, nil where it is no text and no list of texts.
  var texts: [String]? {
    if let text = value.scalar?.text { return [text] }
    guard let items = value.sequence else { return nil }
    let texts = items.compactMap { $0.scalar?.text }
    return texts.count == items.count ? texts : nil
  }
}
