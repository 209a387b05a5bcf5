import Matching
import SwiftSource
import YAML

/// The tests of one capture that are being read.
struct CaptureTestDraft: MappingValue {
  var tests: [CaptureConstraint.Test] = []

  static let mappingName = "test of a capture"

  static let mapping: Mapping<CaptureTestDraft> = Mapping(
    what: "the test of a capture", "Tests that a capture passes, all of them.",
    keys: codeKeys, projectKeys, make: { CaptureTestDraft() })

  /// A key that adds a test.
  private static func key<Value>(
    _ name: String, _ type: ValueType<Value>, _ doc: String, example: String,
    _ make: @escaping @Sendable (Value) -> [CaptureConstraint.Test]
  ) -> Key<CaptureTestDraft> {
    Key(KeyInfo(name: name, shape: type.shape, doc: doc, example: example)) {
      node, decoder, draft in
      if let value = type.read(node, "'\(name)'", &decoder) { draft.tests += make(value) }
    }
  }

  private static let codeKeys: [Key<CaptureTestDraft>] = [
    key(
      "multiple-of", .integer(1...Int.max), "An integer literal that is a multiple of the number.",
      example: "1000"
    ) { [.multipleOf(UInt64($0))] },
    key(
      "literal", ValueType<[CaptureConstraint.LiteralKind]>.list(.choice),
      "A literal of one of these kinds.", example: "[integer, float]"
    ) { [.literal($0)] },
    key(
      "name", ValueType<[NameGlob]>.list(.nameGlob), "One identifier that a glob matches.",
      example: "'*Manager'"
    ) { [.name($0)] },
    key(
      "text", .expression,
      "Source text that the expression matches somewhere. Its named groups become captures.",
      example: "'^\\.shared'"
    ) { [.text($0)] },
    key(
      "code", .expression,
      "The same for code without comments and without the contents of strings.",
      example: "'await '"
    ) { [.code($0)] },
    key(
      "string", .expression,
      "A string literal, a constant of the file or a localized text whose value the expression "
        + "matches somewhere. Its named groups become captures.",
      example: "'^https?:'"
    ) { [.string($0)] },
    key(
      "operand", .bool, "An expression without an operator outside brackets.", example: "true"
    ) { $0 ? [.operand] : [] },
    key(
      "parameter", .bool, "The name of a parameter of a function around it.", example: "true"
    ) { $0 ? [.parameter] : [] },
    key(
      "projection-of", .names,
      "The projected value `$name` of a property of the surrounding type with one of these "
        + "attributes.",
      example: "[State]"
    ) { [.projection($0)] },
    key(
      "accessed-with", .texts,
      "The name of a property that code of its type in the file also mentions with one of these prefixes: "
        + "`_name` is its wrapper, and `$name` what that projects.",
      example: "[_, $]"
    ) { [.accessed($0)] },
    key(
      "may-reach", .names,
      "Code that uses one of the names, itself or in a function that it may call.",
      example: "[deleteAll]"
    ) { [.mayReach($0)] },
  ]

  private static let projectKeys: [Key<CaptureTestDraft>] = [
    key(
      "constant", .expression,
      "The name of a constant of any file, alone, behind its type, or as a case with a raw value, with "
        + "a string value that the expression matches somewhere.",
      example: "'^auth'"
    ) { [.constant($0)] },
    key(
      "member-of", .names,
      "The name of a member that a type with one of these names declares, anywhere in the project.",
      example: "[Theme]"
    ) { [.member($0)] },
    key(
      "declared-as", .mapping,
      "The name of a type of the project that the description fits; of an alias for "
        + "`kind: typealias`.",
      example: "{kind: class, inherits: UIView}"
    ) { (query: DeclarationQuery) in [.declared(query)] },
    key(
      "of-type", .mapping,
      "An expression whose type, according to the file, is one of the project that the "
        + "description fits.",
      example: "{kind: enum}"
    ) { (query: DeclarationQuery) in [.valueType(query)] },
    key(
      "typed", .names,
      "An expression of one of these types of the system, as the file states it by an annotation, a "
        + "literal or an initializer.",
      example: "[String, URL]"
    ) { [.typed($0)] },
    key(
      "mutated", .bool,
      "A name that `var` binds in a condition, a loop or a case: true if code may give it another "
        + "value, or change that in place.",
      example: "false"
    ) { [.mutated($0)] },
    key(
      "of-values", .bool,
      "A collection of plain values, such as strings, or of an enum of the project, as its declaration "
        + "says; for a member of something else, as all members of its name say.",
      example: "true"
    ) { $0 ? [.ofValues] : [] },
    key(
      "passed-to", .texts,
      "The name of a type of which a value is the only argument of a call of one of these "
        + "functions, anywhere in the project.",
      example: "[present]"
    ) { [.passed($0)] },
    Key(
      KeyInfo(
        name: "not", shape: .mapping(mappingName), doc: "Tests that it does not pass.",
        example: "{literal: string}")
    ) { node, decoder, draft in
      draft.tests += decoder.tests(node).map { .not($0) }
    },
  ]
}

extension ValueType<[CaptureConstraint]> {
  /// A mapping from the names of captures to their tests.
  static var constraints: Self {
    Self(.table(keys: .name, values: .mapping(CaptureTestDraft.mappingName))) {
      node, what, decoder in
      guard let reader = decoder.mapping(node, what) else { return nil }
      return reader.entries.compactMap { entry in
        guard let name = decoder.string(entry.key, "the name of a capture") else { return nil }
        return CaptureConstraint(capture: name, tests: decoder.tests(entry.value))
      }
    }
  }
}

extension CaptureConstraint.Test {
  /// The named groups of the test's expression, which a fix can use.
  var groupNames: [String] {
    switch self {
    case .string(let expression), .text(let expression): Array(expression.captureNames.keys)
    default: []
    }
  }
}

extension Decoder {
  fileprivate mutating func tests(_ node: YAMLNode) -> [CaptureConstraint.Test] {
    CaptureTestDraft.mapping.read(node, &self, as: "the test of a capture")?.tests ?? []
  }
}
