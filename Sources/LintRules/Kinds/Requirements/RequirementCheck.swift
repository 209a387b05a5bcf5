import Matching
import Project

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
    /// A checklist that contradicts the tests.
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

extension RequirementScheme {
  /// A scheme without a form of ids: checklists, references and retired requirements as most teams
  /// name them.
  package static let standard: RequirementScheme = {
    var scheme = RequirementScheme()
    scheme.files = allDocuments
    scheme.comments = try? RegularExpression("(?i)requirement|specification|\\b(SRS|SDD)\\W*$")
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
