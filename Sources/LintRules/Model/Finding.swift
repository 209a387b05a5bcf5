import SwiftSource

/// What a rule has found, before the whole project has its say.
package struct Finding: Sendable {
  /// The index of the rule in the ``RuleSet``.
  package let rule: Int
  /// The index of the file in the project, nil when the finding is about no file that was read.
  package let file: Int?
  /// The path that the finding is about, from the root of the project.
  package let path: String
  /// The bytes that it is about, nil when it is about the file or folder as a whole.
  package let range: Range<Int>?
  /// How much it matters.
  package let severity: Severity
  /// What is wrong, in one sentence.
  package let message: String
  /// What the finding is about, the same wherever it moves: part of its fingerprint.
  package let subject: String
  /// The names of the declarations around it, outermost first, with dots between.
  package let scope: String
  /// The change that removes it.
  package let fix: Fix?
  /// Places that explain it.
  package let related: [Related]
  /// What has to hold of the whole project for it to count, nil when it counts in any case.
  package let condition: IndexCondition?

  package init(
    rule: Int, file: Int?, path: String, range: Range<Int>?, severity: Severity, message: String,
    subject: String, scope: String = "", fix: Fix? = nil, related: [Related] = [],
    condition: IndexCondition? = nil
  ) {
    self.rule = rule
    self.file = file
    self.path = path
    self.range = range
    self.severity = severity
    self.message = message
    self.subject = subject
    self.scope = scope
    self.fix = fix
    self.related = related
    self.condition = condition
  }

  /// A place that explains a finding.
  package struct Related: Sendable, Hashable {
    /// The index of the file in the project, nil for a file that was not read.
    package let file: Int?
    package let path: String
    package let range: Range<Int>?
    package let message: String

    package init(file: Int?, path: String, range: Range<Int>?, message: String) {
      self.file = file
      self.path = path
      self.range = range
      self.message = message
    }
  }
}
