import Project
import SwiftSource

/// The names or types of certain members of a type, for a query about the type that compares them
/// with a placeholder.
///
/// The placeholder is known where the rule looks at a declaration, and the type may be in another
/// file. So each file collects the values of its types, and the project looks one up.
package struct MemberValues: Sendable, Hashable {
  /// The descriptions of the members, from those of the type inwards.
  let path: [QueryID]
  let field: Field

  /// The part of the innermost member that is compared.
  enum Field: Sendable, Hashable {
    case name
    /// The name of one that is of another type than that of which it is a member.
    case nameOfOther
    case type
    /// The type of one of its parameters or associated values.
    case parameter
  }
}

/// A comparison of the members of a type with a placeholder, in a run.
struct MemberComparison: Sendable {
  /// The query that the type must also match.
  let type: QueryID
  let values: ID<MemberValues>
  /// The text with the placeholder.
  let list: NameList
}

extension DeclarationQuery {
  /// Members that are named after the name of their type.
  static let staticMember: DeclarationQuery = {
    var query = DeclarationQuery()
    query.kinds = [.var, .let, .func]
    query.any = [ModifierSet.static, .class].map { modifier in
      var query = DeclarationQuery()
      query.modifiers = modifier
      return query
    }
    return query
  }()

  /// The query without the one placeholder in it, which is the whole of a name, a type or the type of
  /// an only parameter of a member; nil where it has another form.
  var comparison: (type: DeclarationQuery, path: [DeclarationQuery], MemberValues.Field, NameList)?
  {
    let compared = members.filter(\.hasPlaceholders)
    guard compared.count == 1, let member = compared.first else { return nil }
    var type = self
    type.members.removeAll(where: \.hasPlaceholders)
    guard !type.hasPlaceholders else { return nil }
    if let (field, list, rest) = member.comparedField {
      return rest.hasPlaceholders ? nil : (type, [rest], field, list)
    }
    guard let (rest, path, field, list) = member.comparison else { return nil }
    return (type, [rest] + path, field, list)
  }

  /// The field that is a placeholder, and the query without it.
  private var comparedField: (MemberValues.Field, NameList, DeclarationQuery)? {
    var rest = self
    if let names, names.isPlaceholder {
      rest.names = nil
      return (.name, names, rest)
    }
    if let types, types.isPlaceholder {
      rest.types = nil
      return (.type, types, rest)
    }
    guard let list = parameters?.first, parameters?.count == 1, list.isPlaceholder else {
      return nil
    }
    rest.parameters = nil
    return (.parameter, list, rest)
  }
}

extension NameList {
  /// True if it is one placeholder and nothing else.
  fileprivate var isPlaceholder: Bool {
    guard hasPlaceholders, let only = patterns.first, patterns.count == 1 else { return false }
    return only.hasPrefix("{") && only.firstIndex(of: "}") == only.indices.last
  }
}
