import Matching
import Project
import YAML

extension RuleKind {
  /// Rules about requirements.
  static let requirements: RuleKind = RuleKind(
    [
      .checks(
        "requirements", of: RequirementCheck.self,
        "Requirements: ids that documents define, and that tests, checklists and code use.",
        example: "{check: untested, id: 'REQ-\\d+'}")
    ],
    mappings: [RequirementCheck.mapping.info],
    compile: { checks, _ in RequirementProgram(checks) })
}

extension RequirementCheck: MappingValue {
  package static let mappingName = "requirements"

  package static let mapping: Mapping<RequirementCheck> = Mapping(
    "A check of requirements. A document defines a requirement with a line, a heading or a row of "
      + "a table with a column for it. `archlint trace` shows the same requirements.",
    keys: [
      Key(
        "check", { $0.question = $1 }, .choice, "The problem to report.", example: "untested",
        isRequired: true),
      Key(
        "id", { $0.scheme.id = $1 }, .expression, "An expression for an id.",
        example: "'REQ-\\d{3}'",
        isRequired: true),
      Key(
        "defined-in", { $0.scheme.files = $1 }, .globs, "The documents that define requirements.",
        example: "['docs/**/*.md']", default: "`**/*.md`"),
      Key(
        "comments", { $0.scheme.comments = $1 }, .expression,
        "An expression for the head of a documentation comment. The lines below it that start with "
          + "an id define requirements.",
        example: "'(?i)requirements'", default: "requirements, or a specification (SRS, SDD)"),
      Key(
        "checklist", { $0.scheme.checklist = $1 }, .expression,
        "An expression for the heading, or the head of a comment, above a checklist with lines "
          + "such as `[x] REQ-1: title - LoginTests`.",
        example: "'(?i)coverage checklist'", default: "`(?i)checklist`"),
      Key(
        "references", { $0.scheme.references = $1 }, .list(.expression),
        "Expressions for headings under which ids are only references.", example: "'(?i)history'"),
      Key(
        "retired", { $0.scheme.retired = $1 }, .texts,
        "Words that mark a requirement that is no longer wanted: in parentheses, alone after the "
          + "id or at the end of the line, or at the start of a heading above it. Struck-out text "
          + "counts too.",
        example: "[deprecated]", default: "`deprecated`, `withdrawn`, `deleted` and the like"),
      Key(
        "uses", { $0.uses = $1 }, .choices(), "The uses that count for `unknown`.",
        example: "[test, checklist, code]", default: "`test`, `checklist`"),
      .message(\.message, example: "no test names {id}"),
    ],
    make: {
      var check = RequirementCheck()
      check.scheme = .standard
      check.scheme.files = GlobSet([])
      return check
    },
    check: { check, _, _ in
      if check.scheme.files.globs.isEmpty { check.scheme.files = RequirementScheme.allDocuments }
      return true
    })
}
