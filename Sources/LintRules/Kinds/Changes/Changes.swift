import Matching

extension RuleKind {
  /// Rules about a change as a whole.
  static let changes: RuleKind = RuleKind(
    [
      .checks(
        "changes", of: ChangeCheck.self,
        "Conditions for a change as a whole: its size, its lines, or files that change together.",
        example: "{at-most: {lines: 400}}")
    ],
    mappings: [ChangeCheck.mapping.info, ChangeLimits.mapping.info],
    compile: { checks, _ in ChangeProgram(checks) })
}

extension ChangeCheck: MappingValue {
  package static let mappingName = "change"

  package static let mapping: Mapping<ChangeCheck> = Mapping(
    "A check of the change under review. It has `at-most`, `only`, `match` or `needs`. Without the "
      + "contents before the change it finds nothing.",
    keys: fileKeys, formKeys, textKeys,
    .findingKeys(\.severity, \.message, example: "the change has {excess}"),
    needs: KeyDemand(
      (["at-most"], ["only", "match", "needs"]), (["only"], ["at-most", "match", "needs"]),
      (["match"], ["at-most", "only"]), (["needs"], ["at-most", "only"])),
    make: { ChangeCheck() },
    check: { check, node, decoder in
      let forms = [
        check.limits != nil, !check.cosmetic.isEmpty,
        !check.expressions.isEmpty && check.companions.isEmpty, !check.companions.isEmpty,
      ]
      if forms.count(where: \.self) == 1 { return true }
      decoder.problem(
        "'changes' needs one of 'at-most', 'only', 'match' and 'needs'", at: node)
      return false
    })

  private static let fileKeys: [Key<ChangeCheck>] = [
    Key(
      "files", { $0.files = $1 }, .globs, "The changed files that count.",
      example: "['**/Package.swift']",
      default: "all files of the rule"),
    Key(
      "except", { $0.exceptions = $1 }, .globs, "Files that do not count.",
      example: "['**/*.generated.swift']"),
    Key(
      "done", { $0.kinds = $1 }, .choices(), "The changes of a file that count.",
      example: "[added]",
      default: "all"),
    Key(
      "trailer", { $0.trailer = $1 }, .text,
      "A trailer of a commit message that excuses the change when it has a value.",
      example: "Refactor"),
  ]

  private static let formKeys: [Key<ChangeCheck>] = [
    Key(
      "at-most", { $0.limits = $1 }, .mapping, "The size that a change may have.",
      example: "{lines: 400}"),
    Key(
      "only", { $0.cosmetic = $1 }, .choices(),
      "Changes without a meaning for the program that must not be outside the folders of the main "
        + "change.", example: "[space, order, names, moves]"),
    Key(
      "match", { $0.expressions = $1 }, .list(.expression),
      "Text that must not be added or removed. A finding marks the group `found`, or else the whole "
        + "match. Matches with the same text in the group `same`, or else in `found`, or else on the "
        + "whole line, are the same.", example: "'(?<found>\\.package)\\(url: (?<same>[^,]*)'"),
    Key(
      "needs", { $0.companions = $1 }, .texts,
      "Files; the change must include one of them. Those of a glob after `!` do not count. "
        + "`{stem}` is the name of the changed file without its extension.",
      example: "['**/{stem}Tests.swift']"),
  ]

  private static let textKeys: [Key<ChangeCheck>] = [
    Key(
      "of", { $0.sides = $1 }, .choices(), "The sides of the change on which the text counts.",
      example: "[removed]", default: "both"),
    Key(
      "not", { $0.notLines = $1 }, .list(.expression), "Lines that do not count.",
      example: "'^\\s*import '"),
    Key(
      "ignoring", { $0.ignored = $1 }, .list(.expression),
      "Parts of a line to ignore when old and new lines are compared.", example: "'\\w+\\.self'"),
    Key(
      "within", { $0.block = $1 }, .expression,
      "The start of the blocks in which the text counts: up to the bracket that closes the last "
        + "one of the match, else the indented lines below it.", example: "'buildSettings = \\{'"),
    Key(
      "code", { $0.isAboutCode = $1 }, .bool, "True if comments in Swift files do not count.",
      example: "true", default: "false"),
    Key(
      "unless-replaced", { $0.isReplaceable = $1 }, .bool,
      "True if removed text does not count where the same expression matches in text that is added "
        + "to the file, or the same line is added to another file.", example: "true",
      default: "false"),
    Key(
      "new-texts", { $0.needsNewText = $1 }, .bool,
      "True if added text does not count where the file had the same text before.",
      example: "true", default: "false"),
  ]
}

extension ChangeLimits: MappingValue {
  package static let mappingName = "limits"

  package static let mapping: Mapping<ChangeLimits> = Mapping(
    "The size that a change may have.",
    keys: [
      Key(
        "lines", { $0.lines = $1 }, .integer(0...1_000_000),
        "The number of lines that may be removed or added.", example: "400"),
      Key(
        "files", { $0.files = $1 }, .integer(0...100_000), "The number of files that may change.",
        example: "20"),
      Key(
        "features", { $0.features = $1 }, .integer(0...10_000),
        "The number of features that may change.",
        example: "2"),
      Key(
        "feature-folders", { $0.featureFolders = $1 }, .globs,
        "The folders of features. Those with the same name are one feature.",
        example: "['Apps/*/*']"),
    ],
    make: { ChangeLimits() })
}
