import Matching
import Project
import YAML

/// A check of requirements: ids that documents define and that tests, checklists and code use.
package struct RequirementCheck: RuleCheck, Hashable {
  /// The questions that a check can ask.
  package enum Question: String, CaseIterable, Sendable {
    /// A requirement that no test names.
    case untested
    /// An id that is used and that nothing defines.
    case unknown
    /// An id that is defined with two meanings.
    case ambiguous
    /// A checklist that says something else than the tests.
    case checklist
  }

  package var question = Question.untested
  package var scheme = RequirementScheme()
  /// The uses that count for `unknown`.
  package var uses: Set<RequirementUse> = [.test, .checklist]
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?

  package init() {}

  package var otherFiles: OtherFiles {
    OtherFiles(globs: scheme.files.globs.filter { !$0.pattern.hasSuffix(".md") })
  }
}

/// The places that use a requirement.
package enum RequirementUse: String, CaseIterable, Sendable {
  case test, checklist, code
}

/// How a team writes requirements: their ids, and the places that define them.
package struct RequirementScheme: Sendable, Hashable {
  /// An expression for an id.
  package var id: RegularExpression?
  /// The documents that define requirements, from their app's folder or from the root.
  package var files = GlobSet([])
  /// An expression for the head of a documentation comment that defines requirements; nil where
  /// comments define none.
  package var comments: RegularExpression?
  /// An expression for the heading of a checklist of requirements.
  package var checklist: RegularExpression?
  /// Expressions for headings under which ids are only references.
  package var references: [RegularExpression] = []
  /// Words that mark a requirement that is no longer wanted, in its line or at the start of a
  /// heading above it.
  package var retired: [String] = []

  package init() {}
}

// MARK: - Keys

extension RuleKind {
  /// Rules about requirements.
  static let requirements = RuleKind(
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

  package static let mapping = Mapping<RequirementCheck>(
    "A check of requirements. A document defines a requirement with a line, a heading or a row of "
      + "a table that starts with its id. `archlint trace` shows the same requirements.",
    keys: [
      Key("check", \.question, .choice, "The question.", example: "untested", isRequired: true),
      Key(
        "id", \.scheme.id, .expression, "An expression for an id.", example: "'REQ-\\d{3}'",
        isRequired: true),
      Key(
        "defined-in", \.scheme.files, .globs, "The documents that define requirements.",
        example: "['docs/**/*.md']", default: "`**/*.md`"),
      Key(
        "comments", \.scheme.comments, .expression,
        "An expression for the head of a documentation comment. The lines below it that start with "
          + "an id define requirements.",
        example: "'(?i)requirements'", default: "`(?i)requirement|specification`"),
      Key(
        "checklist", \.scheme.checklist, .expression,
        "An expression for the heading, or the head of a comment, above a checklist with lines "
          + "such as `[x] REQ-1: title - LoginTests`.",
        example: "'(?i)coverage checklist'", default: "`(?i)checklist`"),
      Key(
        "references", \.scheme.references, .list(.expression),
        "Expressions for headings under which ids are only references.", example: "'(?i)history'"),
      Key(
        "retired", \.scheme.retired, .texts,
        "Words that mark a requirement that is no longer wanted: in parentheses, alone after the "
          + "id or at the end of the line, or at the start of a heading above it. Struck-out text "
          + "counts too.",
        example: "[deprecated]", default: "`deprecated`, `withdrawn`, `deleted` and the like"),
      Key(
        "uses", \.uses, .choices(), "The uses that count for `unknown`.",
        example: "[test, checklist, code]", default: "`test`, `checklist`"),
      .message(\.message),
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

extension RequirementScheme {
  /// A scheme without a form of ids: checklists, references and retired requirements as most teams
  /// name them.
  package static let standard: RequirementScheme = {
    var scheme = RequirementScheme()
    scheme.files = allDocuments
    scheme.comments = try? RegularExpression("(?i)requirement|specification")
    scheme.checklist = try? RegularExpression("(?i)checklist")
    scheme.references = [
      try? RegularExpression(
        "(?i)\\b(trace|traceability|matrix|coverage|history|change ?log|index)\\b")
    ].compactMap(\.self)
    scheme.retired = [
      "deprecated", "withdrawn", "retired", "superseded", "obsolete", "deleted", "removed",
      "rejected",
    ]
    return scheme
  }()

  /// All Markdown files.
  package static let allDocuments = GlobSet([try? Glob("**/*.md")].compactMap(\.self))
}
