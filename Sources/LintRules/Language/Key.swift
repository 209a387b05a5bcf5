import YAML

/// One key of a mapping of the rule language: all that the decoder, the reference page, the JSON
/// Schema and suggestions of near names know of it.
package struct Key<Root>: Sendable {
  package let info: KeyInfo
  /// Reads the value of the key into the root.
  let read: @Sendable (YAMLNode, inout Decoder, inout Root) -> Void
  /// Takes the value from another root; nil for a key that cannot be reset.
  let copy: (@Sendable (inout Root, Root) -> Void)?

  /// - Parameters:
  ///   - name: the key as authors write it.
  ///   - set: takes the value into the root. A closure, because a key path costs its first use some thousand
  ///     instructions, and a start reads two hundred different keys.
  ///   - type: the values that the key takes.
  ///   - doc: one or two sentences on its meaning.
  ///   - example: a value as authors write it; a test decodes it.
  ///   - isRequired: whether the mapping means nothing without the key.
  ///   - initial: the value that holds without the key, in words; nil if nothing holds.
  package init<Value>(
    _ name: String, _ set: @escaping @Sendable (inout Root, Value) -> Void,
    _ type: ValueType<Value>,
    _ doc: String, example: String, isRequired: Bool = false, default initial: String? = nil
  ) {
    self.init(
      KeyInfo(
        name: name, shape: type.shape, doc: doc, example: example, isRequired: isRequired,
        initial: initial)
    ) { node, decoder, root in
      if let value = type.read(node, "'\(name)'", &decoder) { set(&root, value) }
    }
  }

  /// A key of a property that can be reset (``Mapping/resets``).
  ///
  /// - Parameter path: the property, made when its key is read.
  package init<Value>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> KeyPathTo<Root, Value>,
    _ type: ValueType<Value>,
    _ doc: String, example: String, isRequired: Bool = false, default initial: String? = nil
  ) {
    self.init(
      Key(
        name, { $0[keyPath: path()] = $1 }, type, doc, example: example, isRequired: isRequired,
        default: initial),
      copy: { $0[keyPath: path()] = $1[keyPath: path()] })
  }

  /// A key of a property that may be nil and can be reset.
  package init<Value>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> KeyPathTo<Root, Value?>,
    _ type: ValueType<Value>,
    _ doc: String, example: String, isRequired: Bool = false, default initial: String? = nil
  ) {
    self.init(
      Key(
        name, { $0[keyPath: path()] = $1 }, type, doc, example: example, isRequired: isRequired,
        default: initial),
      copy: { $0[keyPath: path()] = $1[keyPath: path()] })
  }

  /// A key that reads itself.
  package init(
    _ info: KeyInfo, read: @escaping @Sendable (YAMLNode, inout Decoder, inout Root) -> Void
  ) {
    self.info = info
    self.read = read
    copy = nil
  }

  private init(_ key: Key, copy: @escaping @Sendable (inout Root, Root) -> Void) {
    info = key.info
    read = key.read
    self.copy = copy
  }

  /// The key for a root that holds this one's root.
  package func inside<Outer>(_ path: KeyPathTo<Outer, Root>) -> Key<Outer> {
    Key<Outer>(info) { node, decoder, outer in read(node, &decoder, &outer[keyPath: path]) }
  }
}

/// A key without the code that reads it.
package struct KeyInfo: Sendable {
  /// The key as authors write it.
  package let name: String
  /// The form of its values.
  package let shape: Shape
  /// One or two sentences on its meaning.
  package let doc: String
  /// A value as authors write it.
  package let example: String
  /// True if the mapping requires the key.
  package let isRequired: Bool
  /// The value that holds without the key, in words; nil if nothing holds.
  package let initial: String?

  package init(
    name: String, shape: Shape, doc: String, example: String, isRequired: Bool = false,
    initial: String? = nil
  ) {
    self.name = name
    self.shape = shape
    self.doc = doc
    self.example = example
    self.isRequired = isRequired
    self.initial = initial
  }
}

/// A mapping of the rule language: its keys in the order in which they are documented.
///
/// Its root has no requirement: the first use of a type with one searches all conformances of the process.
package struct Mapping<Root>: Sendable {
  package let info: MappingInfo
  private let table: KeyTable<Root>
  private let what: String?
  private let advice: [String: String]
  private let make: @Sendable () -> Root
  private let check: @Sendable (inout Root, YAMLNode, inout Decoder) -> Bool

  /// - Parameters:
  ///   - what: the mapping in messages, such as `a term`; nil for the key that it is the value of.
  ///   - doc: one or two sentences on its meaning.
  ///   - keys: its keys, in one list or several.
  ///   - advice: by keys that people expect and that do not exist, the answer that they need.
  ///   - needs: keys that go together or exclude each other, as `check` reports.
  ///   - make: a root without any key.
  ///   - check: completes the root and reports keys that do not go together; false where the mapping
  ///     means nothing.
  package init(
    what: String? = nil, _ doc: String, keys: [Key<Root>]..., advice: [String: String] = [:],
    needs: KeyDemand? = nil, make: @escaping @Sendable () -> Root,
    check: @escaping @Sendable (inout Root, YAMLNode, inout Decoder) -> Bool = { _, _, _ in true }
  ) where Root: MappingValue {
    self.what = what
    var all: [Key<Root>] = []
    for list in keys { all += list }
    table = KeyTable(all)
    info = MappingInfo(
      name: Root.mappingName, doc: doc, keys: table.keys.map(\.info), needs: needs
    ) {
      _ = Root.mapping.read($0, &$1, as: what ?? Root.mappingName)
    }
    self.advice = advice
    self.make = make
    self.check = check
  }

  var keys: [Key<Root>] { table.keys }

  /// For each key that sets one property, a function that takes its value away.
  package var resets: [(key: String, reset: @Sendable (inout Root) -> Void)] {
    keys.compactMap { key in
      key.copy.map { copy in (key.info.name, { [make] root in copy(&root, make()) }) }
    }
  }

  /// Reads a mapping; nil if it is not one, lacks a required key, or means nothing.
  ///
  /// - Parameter key: the mapping in messages, where it has no name of its own there.
  package func read(_ node: YAMLNode, _ decoder: inout Decoder, as key: String) -> Root? {
    guard let reader = decoder.mapping(node, what ?? key, keys: keys.map(\.info.name)) else {
      return nil
    }
    let outer = decoder.mappingName
    let before = decoder.problemsBefore
    decoder.mappingName = what ?? key
    decoder.problemsBefore = decoder.problems.count
    defer { (decoder.mappingName, decoder.problemsBefore) = (outer, before) }
    var root = make()
    let isComplete = table.read(reader, &decoder, &root, advice: advice)
    return isComplete && check(&root, node, &decoder) ? root : nil
  }
}

/// Keys in the order in which they are read.
struct KeyTable<Root>: Sendable {
  let keys: [Key<Root>]
  /// The positions of the keys by their names, and of those that are required.
  private let positions: [String: Int]
  private let required: [Int]

  init(_ keys: [Key<Root>]) {
    self.keys = keys
    var positions: [String: Int] = [:]
    var required: [Int] = []
    for position in keys.indices {
      let info = keys[position].info
      if positions[info.name] == nil { positions[info.name] = position }
      if info.isRequired { required.append(position) }
    }
    self.positions = positions
    self.required = required
  }

  /// The names of the keys.
  var names: [String] { keys.map(\.info.name) }

  /// Reads the keys of a mapping into the root.
  ///
  /// - Parameter advice: by keys that people expect and that do not exist, the answer that they need.
  /// - Returns: false if a required key is missing.
  func read(
    _ reader: MappingReader, _ decoder: inout Decoder, _ root: inout Root,
    advice: [String: String] = [:]
  ) -> Bool {
    // A mapping has few of its keys: these are looked up, and read in the order of the table.
    let found = reader.values { positions[$0] }.sorted { $0.position < $1.position }
    var isComplete = true
    for position in required where !found.contains(where: { $0.position == position }) {
      reader.reportMissing(keys[position].info.name, &decoder)
      isComplete = false
    }
    for (position, value) in found {
      let known = decoder.problems.count
      keys[position].read(value, &decoder, &root)
      // A list would be empty: somebody may have deleted or indented its items.
      if decoder.problems.count == known, !decoder.isVerified, value.isMissing {
        decoder.problem(
          "'\(keys[position].info.name)' has no value; take the key out, or write '[]' for an empty list",
          at: value)
      }
    }
    if found.count < reader.entries.count {
      reader.finish(&decoder, known: names, advice: advice)
    }
    return isComplete
  }
}

/// A mapping without the code that reads it.
package struct MappingInfo: Sendable {
  /// The name of the mapping in the reference page.
  package let name: String
  /// One or two sentences on its meaning.
  package let doc: String
  package let keys: [KeyInfo]
  /// Keys that go together or exclude each other, nil if each may be there or not.
  package let needs: KeyDemand?
  /// Reads a mapping only to see the problems in it; nil for one that is read with others.
  package let problems: (@Sendable (YAMLNode, inout Decoder) -> Void)?

  package init(
    name: String, doc: String, keys: [KeyInfo], needs: KeyDemand? = nil,
    problems: (@Sendable (YAMLNode, inout Decoder) -> Void)? = nil
  ) {
    self.name = name
    self.doc = doc
    self.keys = keys
    self.needs = needs
    self.problems = problems
  }
}

/// A value that authors write as a mapping.
package protocol MappingValue: Sendable {
  /// The name of the mapping in the reference page.
  static var mappingName: String { get }
  static var mapping: Mapping<Self> { get }
}

/// A key path to a property that a key sets.
package typealias KeyPathTo<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

extension YAMLNode {
  /// True if nothing is written where the value of a key would be.
  fileprivate var isMissing: Bool {
    scalar.map { $0.style == .plain && $0.text.isEmpty } ?? false
  }
}
