import Buffers
import Matching
import Project
import SwiftSource

/// A check of declarations: what they have to be, or must not be.
package struct DeclarationCheck: RuleCheck, Hashable {
  /// The declarations that it is about.
  @Boxed package var select: DeclarationQuery
  /// A description that each of them has to fit.
  @BoxedOptional package var require: DeclarationQuery?
  /// A description that none of them may fit.
  @BoxedOptional package var forbid: DeclarationQuery?
  /// A description that no parameter of them may fit: the finding is about the parameter.
  @BoxedOptional package var parameters: ParameterQuery?
  /// True if the finding about a parameter marks the name of the function.
  package var marksFunction = false
  /// Types that must be present for those that the declarations name.
  package var needs: [NeededTypes] = []
  /// Counts declarations inside code.
  package var includesLocal = false
  /// The message of its findings, where it differs from the rule's.
  @BoxedOptional package var message: MessageTemplate?
  /// The severity of its findings, where it differs from the rule's.
  package var severity: Severity?
  /// The attributes that the findings are about, instead of the declaration's name.
  package var attributes: NameList?
  /// The fix.
  package var fix = DeclarationFix()
  /// Where the check counts, beside what the rule's selectors say; nil for anywhere.
  @BoxedOptional package var selector: Selector?

  package init(select: DeclarationQuery) { self.select = select }

  package var selectors: [Selector] { selector.map { [$0] } ?? [] }

  package var subject: [FileFact] {
    let hasDemand = require != nil || forbid != nil || parameters != nil || !needs.isEmpty
    return select.subject(hasDemand: hasDemand)
  }
}

/// Types that a project has to declare for each name of a type that a declaration names.
package struct NeededTypes: Sendable, Hashable {
  /// The names that it is about, with one `*`.
  package var named: String
  /// The types that must be present; `{*}` stands for what `*` matched.
  package var types: [String]
  /// The modules that a file may import for the check to be sure that a type is the project's own,
  /// nil for any.
  package var knownImports: NameList?

  package init(named: String, types: [String], knownImports: NameList? = nil) {
    self.named = named
    self.types = types
    self.knownImports = knownImports
  }
}
