/// The keys of a rule that join its findings with others.
extension RuleDraft {
  static let joiningKeys: [Key<RuleDraft>] = [
    Key(
      "one-per", \.joining.unit, .choice,
      "The findings of a file that are one finding, with the others as related places: all in a `type` "
        + "that is a finding itself, or all with the same `message`. Findings with a safe fix stay.",
      example: "type", default: "each finding stands for itself"),
    Key(
      "part-of", \.joining.hosts, .list(.mapping),
      "Rules whose findings take in those of this rule, as related places, where they are at least as "
        + "severe.",
      example: "{rules: [no-swiftui-view], in: file}"),
    Key(
      "presumes", \.joining.presumption, .mapping,
      "A fact that some file of the project has to have for single findings to make sense. Without it, "
        + "they are one finding on the project.",
      example: "{fact: {files: ['**/*SRS*.md']}, message: no document has requirements}"),
  ]
}

extension Joining.Host: MappingValue {
  package static let mappingName = "part of"

  package static let mapping: Mapping<Joining.Host> = Mapping(
    "Rules whose findings take in those of another rule.",
    keys: [
      Key("rules", \.rules, .texts, "The rules.", example: "[no-swiftui-view]", isRequired: true),
      Key(
        "in", \.reach, .choice,
        "Where the finding of such a rule has to be: on the same `line`, or in the same `file`.",
        example: "file", default: "line"),
    ],
    make: { Joining.Host() })
}

extension Joining.Presumption: MappingValue {
  package static let mappingName = "presumption"

  package static let mapping: Mapping<Joining.Presumption> = Mapping(
    "A fact that a project must have for the single findings of a rule to make sense.",
    keys: [
      Key(
        "fact", \.fact, .mapping, "The fact.", example: "{files: ['**/*SRS*.md']}", isRequired: true
      ),
      Key(
        "message", \.message, .message,
        "The message of the one finding on a project without the fact. `{count}` is the number of "
          + "findings that it stands for.",
        example: "no document has requirements", default: "that of the rule"),
    ],
    make: { Joining.Presumption(fact: FileFact()) })
}
