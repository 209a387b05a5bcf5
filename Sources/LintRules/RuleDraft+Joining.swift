/// The keys of a rule that join its findings with others.
extension RuleDraft {
  static let joiningKeys: [Key<RuleDraft>] = [
    Key(
      "one-per", { $0.joining.unit = $1 }, .choice,
      "The findings of a file that are one finding, with the others as related places: all in a `type` "
        + "that is a finding itself, or all with the same `message`. Findings with a safe fix stay.",
      example: "type", default: "each finding stands for itself"),
    Key(
      "part-of", { $0.joining.hosts = $1 }, .list(.mapping),
      "Rules whose findings take in those of this rule, as related places, where they are at least as "
        + "severe.",
      example: "{rules: [no-swiftui-view], in: file}"),
    Key(
      "presumes", { $0.joining.presumption = $1 }, .mapping,
      "A fact that some file of the project has to have for single findings to make sense. Without it, "
        + "they are one finding on the project.",
      example: "{fact: {files: ['**/*SRS*.md']}, message: no document has requirements}"),
  ]
}
