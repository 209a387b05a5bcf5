import SwiftSource

/// A rule's statement that something is wrong in a file, before selectors, overrides and the message
/// of the rule are applied; ``FileRun/report(_:in:)`` and ``ProjectRun/report(_:)`` turn it into a
/// ``Diagnostic``.
struct Finding {
  let rule: RuleID
  /// The token that selectors are asked about, nil for a finding outside code.
  var token: Int?
  /// The bytes that the finding is about, nil for the file as a whole.
  let range: Range<Int>?
  /// The thing that the finding is about, the same wherever it moves: part of its fingerprint. Nil
  /// where its message says no more.
  let subject: String?
  /// The texts for the names in braces in the message.
  var values: [String: String] = [:]
  /// The severity, where it differs from the rule's.
  var severity: Severity?
  /// The message, where it differs from the rule's.
  var message: MessageTemplate?
  /// Text after the message.
  var remark = ""
  var fix: Fix?
  /// The answer that the fix depends on, beside the finding.
  var fixTruth = Truth.yes
  /// Why the fix is unsafe where that answer is no; nil if there is no fix then.
  var fixDoubt: String?
  /// The API that the code should use, where it differs from the rule's.
  var api: APIRequirement?
  var related: [Related] = []
  /// The answer that the finding depends on.
  var truth = Truth.yes
  /// Where the finding counts, beside what the rule's selectors say; nil for anywhere.
  var selector: CompiledSelector?
  /// True if the finding is about a change, which no comment in the changed file can suppress.
  var isAboutChange = false
  /// True if the finding is the same wherever in the file it is.
  var isAboutFile = false
  /// The bytes of the file that no report may show.
  var secret: Range<Int>?

  /// A location that explains a finding.
  struct Related {
    let path: String
    /// The bytes, nil for the file as a whole.
    let range: Range<Int>?
    let message: String
  }
}
