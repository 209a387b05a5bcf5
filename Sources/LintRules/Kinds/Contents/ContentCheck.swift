import Buffers
import Matching

/// Code that declarations must have, or must not have.
package struct ContentCheck: RuleCheck, Hashable {
  /// The declarations that it is about.
  @Boxed package var select: DeclarationQuery
  /// Code that must not be there.
  package var forbidden: [TokenPattern] = []
  /// Code, some of which must be present.
  package var needed: [TokenPattern] = []
  /// Code that all must be present.
  package var neededTogether: [TokenPattern] = []
  /// Expressions, each of which has to match in a comment.
  package var neededComments: [RegularExpression] = []
  /// Code, some of which must be present for the check to be about the declaration.
  package var occasion: [TokenPattern] = []
  /// The number of statements above which the check is about the declaration.
  package var longerThan: Int?
  /// Code that has to come before or after other code.
  package var ordered: [TokenPattern] = []
  /// Code, some of which has to come before each piece of ``ordered``.
  package var before: [TokenPattern] = []
  /// Code, some of which has to come after each piece of ``ordered``.
  package var behind: [TokenPattern] = []
  /// How many pieces of ``ordered`` there may be.
  package var maximum: Int?
  /// True if code in closures and functions inside the declaration counts.
  package var countsClosures = true
  /// Where the code is looked for.
  package var range = Range.declaration
  /// True if code counts that runs only where a newer system is missing.
  package var countsFallbacks = true
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?
  /// The severity of its findings, where it differs from the rule's.
  package var severity: Severity?

  package init(select: DeclarationQuery) { self.select = select }

  package var subject: [FileFact] { select.subject(hasDemand: true) }

  /// Where code is looked for.
  package enum Range: String, Sendable, Hashable, CaseIterable {
    /// In the declaration and, of a type, in its extensions.
    case declaration
    /// In the whole file, which then has one finding at most.
    case file
  }
}
