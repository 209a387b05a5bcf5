import Matching
import Project
import SwiftSource

/// A description of declarations: every part that is given has to hold.
package struct DeclarationQuery: Sendable, Hashable {
  /// The kinds, empty for any.
  package var kinds: Set<DeclarationKind> = []
  /// The names, nil for any.
  package var names: NameList?
  /// An expression that must match the name, nil for any.
  package var form: RegularExpression?
  /// Modifiers that all must be present, access included.
  package var modifiers: ModifierSet = []
  /// Attributes, one of which must be present.
  package var attributes: NameList?
  /// Types, one of which has to be inherited, directly or not.
  package var inherits: NameList?
  /// True if the names of ``inherits`` and of ``DeclarationDetails/typeMentions`` mean types from
  /// outside the project, and not those of the project that have these names.
  package var namesSystemTypes = false
  /// True if ``inherits`` asks for what its own inheritance clause names, and nothing else.
  package var isInheritanceWritten = false
  /// Of the attributes each has to be one of these.
  package var attributesOnly: NameList?
  /// Types from outside the project that may be inherited, and no others.
  package var inheritsOnly: NameList?
  /// True if its name appears where a private member is not seen: outside the type that it is a
  /// member of, or outside the file.
  package var isNamedElsewhere: Bool?
  /// True if its name appears a second time inside the type that it is a member of.
  package var isNamedInside: Bool?
  /// True if code outside the type that it is a member of may give it a new value.
  package var isWrittenElsewhere: Bool?
  /// True if it is inside another declaration.
  package var isNested: Bool?
  /// True if it is a variable or constant that keeps its value, and computes none.
  package var isStored: Bool?
  /// The declared type or result, as it is written or without white space.
  package var types: NameList?
  /// The sorts of type that the name of the declared type may mean, empty for any.
  package var sorts: Set<TypeSort> = []
  /// The initial value, as it is written or without white space.
  package var values: NameList?
  /// An expression that must match the initial value, nil for any.
  package var valueForm: RegularExpression?
  /// The effects that it must have: all of them.
  package var effects: Set<Effect> = []
  /// The types of its parameters or associated values, one list for each; nil for any.
  package var parameters: [NameList]?
  /// Words of which callers write one before an argument.
  package var labels: NameList?
  /// True if its code only returns a constant, or is empty.
  package var isTrivial: Bool?
  /// Names, one of which has to be used inside it.
  package var mentions: NameList?
  /// The less common conditions.
  package var details = DeclarationDetails()
  /// Where its file is.
  package var paths: GlobSet?
  /// Queries, each of which must match one of its members.
  package var members: [DeclarationQuery] = []
  /// Queries, one of which must match a declaration before it, inside the same one or in the file.
  package var earlier: [DeclarationQuery] = []
  /// Queries, one of which must match the type or extension around it.
  package var enclosing: [DeclarationQuery] = []
  /// Of several queries one has to hold.
  package var any: [DeclarationQuery] = []
  /// Queries, none of which may hold.
  package var none: [DeclarationQuery] = []

  package init() {}

  /// The effects of a function besides its result.
  package enum Effect: String, Sendable, Hashable, CaseIterable {
    case async, `throws`
  }

  /// True if the query has no condition.
  package var isEmpty: Bool { self == DeclarationQuery() }

  /// Hashes the fields that distinguish most queries; the rest is only compared.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(kinds.reduce(0) { $0 | 1 << UInt32($1.rawValue) })
    hasher.combine(modifiers)
    hasher.combine(names)
    hasher.combine(attributes)
    hasher.combine(inherits)
    hasher.combine(inheritsOnly)
    hasher.combine(types)
    hasher.combine(values)
    hasher.combine(mentions)
    hasher.combine(form)
    hasher.combine(parameters)
    hasher.combine(effects.count)
    hasher.combine(flagBits)
    hash(members, into: &hasher)
    hash(earlier, into: &hasher)
    hash(enclosing, into: &hasher)
    hash(any, into: &hasher)
    hash(none, into: &hasher)
    hash(details.typeDeclarations, into: &hasher)
  }

  /// Two bits for each question that has the answer yes or no.
  private var flagBits: UInt {
    var bits: UInt = 0
    func add(_ flag: Bool?) { bits = bits << 2 | (flag.map { $0 ? 3 : 2 } ?? 0) }
    add(isNested)
    add(isStored)
    add(isTrivial)
    add(isNamedElsewhere)
    add(isNamedInside)
    add(isWrittenElsewhere)
    add(details.isWrapped)
    add(details.isHelper)
    add(details.holdsData)
    add(details.isMutated)
    return bits
  }

  private func hash(_ queries: [DeclarationQuery], into hasher: inout Hasher) {
    hasher.combine(queries.count)
    for index in queries.indices { queries[index].hash(into: &hasher) }
  }
}

/// Placeholders in the names of a query.
extension DeclarationQuery {
  /// The queries about other declarations.
  private var related: [DeclarationQuery] { members + enclosing + any + none + rareRelated }

  /// The queries about other declarations that few queries have.
  var rareRelated: [DeclarationQuery] {
    earlier + details.typeDeclarations + details.inheritedDeclarations
  }

  /// True if a name in the query itself has a placeholder.
  var namesHavePlaceholders: Bool {
    [names, types, values, inherits].contains { $0?.hasPlaceholders ?? false }
      || parameters?.contains(where: \.hasPlaceholders) ?? false
  }

  /// True if a name in the query or one within it has a placeholder.
  var hasPlaceholders: Bool {
    namesHavePlaceholders || related.contains(where: \.hasPlaceholders)
  }
}

extension NameList {
  /// Returns true if an entry matches `name` or its last component.
  func matchesLast(_ name: String) -> Bool {
    if matches(name) { return true }
    guard let dot = name[...].lastIndex(ofByte: UInt8(ascii: ".")) else { return false }
    return matches(name[name.utf8.index(after: dot)...])
  }
}

extension DeclarationQuery {
  /// True if the query or one within it asks where words are used.
  var asksForUses: Bool {
    isNamedElsewhere != nil || isWrittenElsewhere != nil
      || related.contains { $0.asksForUses }
  }
}
