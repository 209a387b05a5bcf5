import YAML

extension Decoder {
  /// Reads the examples of a rule.
  package mutating func examples(_ node: YAMLNode) -> [Rule.Example] {
    guard var reader = mapping(node, "'examples'") else { return [] }
    let flagged = reader.value("flagged")
    let clean = reader.value("clean")
    reader.finish(&self)
    return (flagged.map { items($0) } ?? []).compactMap { example($0, isFlagged: true) }
      + (clean.map { items($0) } ?? []).compactMap { example($0, isFlagged: false) }
  }

  /// Reads a mapping with nothing but `examples`, or nothing at all.
  package mutating func examples(ofRule node: YAMLNode) -> [Rule.Example] {
    if node.scalar?.isNull == true { return [] }
    guard var reader = mapping(node, "a rule") else { return [] }
    let found = reader.value("examples").map { examples($0) } ?? []
    reader.finish(&self)
    return found
  }

  /// The path of an example that names none.
  static let examplePath = "Example.swift"

  private mutating func example(_ node: YAMLNode, isFlagged: Bool) -> Rule.Example? {
    if node.mapping == nil {
      guard let text = string(node, "an example") else { return nil }
      return Rule.Example(
        isFlagged: isFlagged, files: [.init(path: Self.examplePath, text: text)],
        origin: place(of: node))
    }
    guard var reader = mapping(node, "an example") else { return nil }
    let path = reader.value("path").flatMap { string($0, "'path'") }
    let code = reader.value("code").flatMap { string($0, "'code'") }
    let others = reader.value("files")
    let changes = reader.value("changes").map { strings($0, "'changes'") } ?? []
    let before = reader.value("before")
    let fixed = reader.value("fixed").flatMap { string($0, "'fixed'") }
    reader.finish(&self)
    var files: [Rule.Example.File] = []
    if let code { files.append(.init(path: path ?? Self.examplePath, text: code)) }
    files += self.files(others, "'files'")
    if files.isEmpty && changes.isEmpty {
      problem("an example needs 'code', 'files' or 'changes'", at: node)
      return nil
    }
    var example = Rule.Example(
      isFlagged: isFlagged, files: files, changes: changes, fixed: fixed, origin: place(of: node))
    example.before = self.files(before, "'before'")
    return example
  }

  private mutating func files(_ node: YAMLNode?, _ what: String) -> [Rule.Example.File] {
    guard let node, let reader = mapping(node, what) else { return [] }
    return reader.entries.compactMap { entry in
      guard let path = string(entry.key, "a path"), let text = entry.value.scalar?.text else {
        problem("each of \(what) has to be a path with the text of the file", at: entry.value)
        return nil
      }
      return .init(path: path, text: text)
    }
  }
}
