import YAML

/// The examples of a rule as they are written.
struct ExampleList: MappingValue {
  var flagged: [ExampleDraft] = []
  var clean: [ExampleDraft] = []

  static let mappingName = "examples"

  static let mapping: Mapping<ExampleList> = Mapping(
    what: "'examples'",
    "Code that a rule reports, with `↓` before each position, and code that it leaves alone. "
      + "`archlint test` runs them.",
    keys: [
      Key(
        "flagged", { $0.flagged = $1 }, .list(.example), "Code that the rule reports.",
        example: "['↓print(1)']"),
      Key(
        "clean", { $0.clean = $1 }, .list(.example), "Code that the rule leaves alone.",
        example: "['log(1)']"),
    ],
    make: { ExampleList() })
}

/// One example as it is written.
struct ExampleDraft: MappingValue {
  var path: String?
  var code: String?
  var files: [Rule.Example.File] = []
  var changes: [String] = []
  var before: [Rule.Example.File] = []
  var commitMessage: String?
  var fixed: String?
  /// The location of the example.
  var origin = ""

  /// The path of an example that names none.
  static let defaultPath = "Example.swift"

  static let mappingName = "example"

  static let mapping: Mapping<ExampleDraft> = Mapping(
    what: "an example", "One example. A text is short for `code`.",
    keys: [
      Key(
        "path", { $0.path = $1 }, .text, "The path of the code.", example: "Domain/Order.swift",
        default: defaultPath),
      Key("code", { $0.code = $1 }, .text, "The code.", example: "'↓print(1)'"),
      Key(
        "files", { $0.files = $1 }, .files, "Other files of the project, by path.",
        example: "{Data/Store.swift: 'class Store {}'}"),
      Key(
        "changes", { $0.changes = $1 }, .texts,
        "The files that the change under review touches, as `git diff --name-status` prints them.",
        example: "[\"M\\tCore/Router.swift\"]"),
      Key(
        "before", { $0.before = $1 }, .files, "Files as they were before the change, by path.",
        example: "{Core/Router.swift: 'func open()'}"),
      Key(
        "commit-message", { $0.commitMessage = $1 }, .text,
        "The message of the commit that makes the change.",
        example: "'Refactor: one style'"),
      Key(
        "fixed", { $0.fixed = $1 }, .text, "The code after the fixes of the rule.",
        example: "'log(1)'"),
    ],
    needs: .oneOrMore(of: ["code", "files", "changes"]),
    make: { ExampleDraft() },
    check: { example, node, decoder in
      guard example.code != nil || !example.files.isEmpty || !example.changes.isEmpty else {
        decoder.problem("an example needs 'code', 'files' or 'changes'", at: node)
        return false
      }
      example.origin = decoder.place(of: node)
      return true
    })

  /// The example of a rule.
  func example(isFlagged: Bool) -> Rule.Example {
    let own = code.map { [Rule.Example.File(path: path ?? Self.defaultPath, text: $0)] } ?? []
    var example = Rule.Example(
      isFlagged: isFlagged, files: own + files, changes: changes, fixed: fixed, origin: origin)
    example.before = before
    example.commitMessage = commitMessage
    return example
  }
}

extension ValueType<ExampleDraft> {
  /// An example: its code, or a mapping.
  fileprivate static var example: Self {
    Self(.either([.text, .mapping(ExampleDraft.mappingName)])) { node, what, decoder in
      if node.mapping != nil { return ExampleDraft.mapping.read(node, &decoder, as: what) }
      return decoder.string(node, "an example").map {
        ExampleDraft(code: $0, origin: decoder.place(of: node))
      }
    }
  }
}

extension ValueType<[Rule.Example.File]> {
  /// Paths with the texts of files, which may be empty.
  fileprivate static var files: Self {
    Self(.table(keys: .text, values: .text)) { node, what, decoder in
      decoder.mapping(node, what)?.entries.compactMap { entry in
        guard let path = decoder.string(entry.key, "a path"), let text = entry.value.scalar?.text
        else {
          decoder.problem(
            "each of \(what) must be a path with the text of the file", at: entry.value)
          return nil
        }
        return Rule.Example.File(path: path, text: text)
      }
    }
  }
}

extension Decoder {
  /// Reads the examples of a rule.
  package mutating func examples(_ node: YAMLNode) -> [Rule.Example] {
    guard let list = ExampleList.mapping.read(node, &self, as: "'examples'") else { return [] }
    return list.flagged.map { $0.example(isFlagged: true) }
      + list.clean.map { $0.example(isFlagged: false) }
  }

  /// Reads a mapping with nothing but `examples`, or nothing at all.
  package mutating func examples(ofRule node: YAMLNode) -> [Rule.Example] {
    if node.scalar?.isNull == true { return [] }
    guard let reader = mapping(node, "a rule") else { return [] }
    let found = reader.value("examples").map { examples($0) } ?? []
    reader.finish(&self, known: ["examples"])
    return found
  }
}
