import Matching
import Project
import SwiftSource

/// A description of declarations: every part that is given has to hold.
package struct DeclarationQuery: Sendable, Hashable {
  /// The kinds, empty for any.
  package var kinds: Set<DeclarationKind> = []
  /// The names, nil for any.
  package var names: NameList?
  /// What has to be found in the name, nil for any.
  package var form: RegularExpression?
  /// Modifiers that all have to be there, access included.
  package var modifiers: ModifierSet = []
  /// Attributes of which one has to be there.
  package var attributes: NameList?
  /// Types of which one has to be inherited, directly or not.
  package var inherits: NameList?
  /// Whether the names of ``inherits`` and of ``DeclarationDetails/typeMentions`` mean types from
  /// outside the project, and not those of the project that have these names.
  package var namesSystemTypes = false
  /// Of the attributes each has to be one of these.
  package var attributesOnly: NameList?
  /// Types from outside the project that may be inherited, and no others.
  package var inheritsOnly: NameList?
  /// Whether its name stands outside the type that it is a member of, in any file.
  package var isNamedElsewhere: Bool?
  /// Whether its name stands a second time inside the type that it is a member of.
  package var isNamedInside: Bool?
  /// Whether code outside the type that it is a member of may give it a new value.
  package var isWrittenElsewhere: Bool?
  /// Whether it stands inside another declaration.
  package var isNested: Bool?
  /// Whether it is a variable or constant that keeps its value, and computes none.
  package var isStored: Bool?
  /// The declared type or result, as it is written or without white space.
  package var types: NameList?
  /// What the name of the declared type may stand for, empty for anything.
  package var sorts: Set<TypeSort> = []
  /// The initial value, as it is written or without white space.
  package var values: NameList?
  /// What has to be found in the initial value, nil for anything.
  package var valueForm: RegularExpression?
  /// What it may do beside returning: all have to be there.
  package var effects: Set<Effect> = []
  /// The types of its parameters or associated values, one list for each; nil for any.
  package var parameters: [NameList]?
  /// Words of which callers write one before an argument.
  package var labels: NameList?
  /// Whether its code does nothing but return a constant, or nothing at all.
  package var isTrivial: Bool?
  /// Names of which one has to be used inside it.
  package var mentions: NameList?
  /// What is asked more rarely.
  package var details = DeclarationDetails()
  /// Where its file is.
  package var paths: GlobSet?
  /// What one of its members has to be; each in turn.
  package var members: [DeclarationQuery] = []
  /// What the type or extension around it has to be.
  package var enclosing: [DeclarationQuery] = []
  /// Of several queries one has to hold.
  package var any: [DeclarationQuery] = []
  /// Queries of which none may hold.
  package var none: [DeclarationQuery] = []

  package init() {}

  /// What a function may do beside returning.
  package enum Effect: String, Sendable, Hashable, CaseIterable {
    case async, `throws`
  }

  /// Whether the query asks for nothing.
  package var isEmpty: Bool { self == DeclarationQuery() }

  /// Of what tells most queries apart; the rest is only compared.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(kinds.reduce(0) { $0 | 1 << UInt32($1.rawValue) })
    hasher.combine(modifiers)
    hasher.combine(names)
    hasher.combine(types)
    hasher.combine(form)
    hasher.combine([members.count, enclosing.count, any.count, none.count])
  }
}

/// Placeholders in the names of a query.
extension DeclarationQuery {
  /// Whether a name in the query has a placeholder.
  var hasPlaceholders: Bool {
    [names, types, values, inherits].contains { $0?.hasPlaceholders ?? false }
      || (members + enclosing + any + none).contains(where: \.hasPlaceholders)
  }
}

extension NameList {
  /// Whether an entry matches `name` or its last component.
  func matchesLast(_ name: String) -> Bool {
    if matches(name) { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return matches(name[name.index(after: dot)...])
  }
}

extension DeclarationQuery {
  /// Whether the query or one within it asks where words are used.
  var asksForUses: Bool {
    isNamedElsewhere != nil || isWrittenElsewhere != nil
      || (members + enclosing + any + none).contains { $0.asksForUses }
  }
}
