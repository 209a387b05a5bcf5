import Matching
import YAML

extension RuleKind {
  /// Rules about the code inside declarations.
  static let contents: RuleKind = RuleKind(
    [
      .checks(
        "contents", of: ContentCheck.self, "Code that declarations must have, or must not have.",
        example: "{of: {kind: class, name: '*Store'}, forbid: 'print($$$)'}")
    ],
    mappings: [ContentCheck.mapping.info], compile: { ContentProgram($0, &$1) })
}

extension ContentCheck: MappingValue {
  package static let mappingName = "contents"

  package static let mapping: Mapping<ContentCheck> = Mapping(
    "A check of the code inside declarations. It says what to `forbid`, what to `require`, or the "
      + "order of `code`.",
    keys: codeKeys, orderKeys, scopeKeys,
    .findingKeys(\.severity, \.message, example: "{kind} '{name}' does too much"),
    needs: KeyDemand(
      (["code", "preceded-by"], []), (["code", "followed-by"], []), (["code", "at-most"], []),
      (["forbid"], orderNames), (["require"], orderNames), (["require-all"], orderNames),
      (["require-comments"], orderNames)),
    make: { ContentCheck(select: DeclarationQuery()) },
    check: { check, node, decoder in
      let hasOrder = !check.before.isEmpty || !check.behind.isEmpty || check.maximum != nil
      guard hasOrder != check.ordered.isEmpty else {
        decoder.problem(
          "'code' needs 'preceded-by', 'followed-by' or 'at-most', and these need 'code'", at: node)
        return false
      }
      let asks =
        !check.forbidden.isEmpty || !check.needed.isEmpty || !check.neededTogether.isEmpty
        || !check.neededComments.isEmpty || hasOrder
      if asks { return true }
      // Code that cannot be read has its own message.
      let keys = ["forbid", "require", "require-all", "require-comments"]
      if decoder.isFlawed, keys.contains(where: { node.member($0) != nil }) { return false }
      let hint = "; 'longer-than' only chooses functions in which it is looked for"
      decoder.problem(
        "'contents' needs code to 'forbid' or to 'require'"
          + (check.longerThan == nil ? "" : hint), at: node)
      return false
    })

  /// The keys of an order of code.
  private static let orderNames = ["code", "preceded-by", "followed-by", "at-most"]

  /// The declarations, and the code in them.
  private static let codeKeys: [Key<ContentCheck>] = [
    Key(
      "of", { $0.select = $1 }, .mapping, "The declarations.", example: "{kind: class}",
      isRequired: true),
    Key(
      "forbid", { $0.forbidden = $1 }, .patterns, "Banned code.",
      example: "'print($$$)'"),
    Key(
      "require", { $0.needed = $1 }, .patterns,
      "Code that must be present; one of these is enough.",
      example: "'super.viewDidLoad()'"),
    Key(
      "require-all", { $0.neededTogether = $1 }, .patterns, "Code that must all be present.",
      example: "['begin()', 'end()']"),
    Key(
      "require-comments", { $0.neededComments = $1 }, .list(.expression),
      "Expressions that must each match in a comment inside the declaration.",
      example: "['(?i)// given', '(?i)// then']"),
    Key(
      "having", { $0.occasion = $1 }, .patterns,
      "Only declarations with some of this code.", example: "'$_.isLoading = true'"),
    Key(
      "longer-than", { $0.longerThan = $1 }, .count(0...10_000),
      "Only functions with more statements than this. Code in braces is part of a statement.",
      example: "3"),
  ]

  /// Code with an order.
  private static let orderKeys: [Key<ContentCheck>] = [
    Key(
      "code", { $0.ordered = $1 }, .patterns,
      "Code with an order. The finding is about each piece of it that lacks its companion.",
      example: "'apply($$$)'"),
    Key(
      "preceded-by", { $0.before = $1 }, .patterns,
      "Code that must come before each piece of `code`; one of these is enough.",
      example: "'willChange()'"),
    Key(
      "followed-by", { $0.behind = $1 }, .patterns,
      "Code that must come after each piece of `code`; one of these is enough.",
      example: "'didChange()'"),
    Key(
      "at-most", { $0.maximum = $1 }, .count(0...10_000),
      "The largest number of pieces of `code`.", example: "1"),
  ]

  /// The places of the code.
  private static let scopeKeys: [Key<ContentCheck>] = [
    Key(
      "in-closures", { $0.countsClosures = $1 }, .bool,
      "Counts code in closures and functions inside the declaration.", example: "false",
      default: "true"),
    Key(
      "within", { $0.range = $1 }, .choice,
      "Where the code is looked for: in the declaration, with the extensions of a type, or in "
        + "the whole file, which then has one finding at most.",
      example: "file", default: "declaration"),
    Key(
      "fallbacks", { $0.countsFallbacks = $1 }, .bool,
      "Counts code that runs only where a newer system is missing.", example: "false",
      default: "true"),
  ]
}
