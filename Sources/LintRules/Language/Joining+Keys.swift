extension Joining.Host: MappingValue {
  package static let mappingName = "part of"

  package static let mapping: Mapping<Joining.Host> = Mapping(
    "Rules whose findings take in those of another rule.",
    keys: [
      Key(
        "rules", { $0.rules = $1 }, .ruleIDs, "The rules.", example: "[no-swiftui-view]",
        isRequired: true),
      Key(
        "in", { $0.reach = $1 }, .choice,
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
        "fact", { $0.fact = $1 }, .mapping, "The fact.", example: "{files: ['**/*SRS*.md']}",
        isRequired: true
      ),
      Key(
        "message", { $0.message = $1 }, .message,
        "The message of the one finding on a project without the fact. `{count}` is the number of "
          + "findings that it stands for.",
        example: "no document has requirements", default: "that of the rule"),
    ],
    make: { Joining.Presumption(fact: FileFact()) })
}
