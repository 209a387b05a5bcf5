import Matching
import Project
import SwiftSource

/// A description of declarations: every part that is given has to hold.
package struct DeclarationQuery: Sendable, Hashable {
  /// The kinds, empty for any.
  package var kinds: Set<DeclarationKind> = []
  /// The names, nil for any.
  package var names: NameList?
  /// Modifiers that all have to be there, access included.
  package var modifiers: ModifierSet = []
  /// Attributes of which one has to be there.
  package var attributes: NameList?
  /// Types of which one has to be inherited, directly or not.
  package var inherits: InheritedNames?
  /// Whether it stands inside another declaration.
  package var isNested: Bool?
  /// The declared type or result, as it is written or without white space.
  package var types: NameList?
  /// What the name of the declared type may stand for, empty for anything.
  package var sorts: Set<TypeSort> = []
  /// The initial value, as it is written or without white space.
  package var values: NameList?
  /// What it may do beside returning: all have to be there.
  package var effects: Set<Effect> = []
  /// The types of its parameters or associated values, one list for each; nil for any.
  package var parameters: [NameList]?
  /// Names of which one has to be used inside it.
  package var mentions: NameList?
  /// Whether it is a variable with storage.
  package var isStored: Bool?
  /// Where its file is.
  package var paths: GlobSet?
  /// What one of its members has to be; each in turn.
  package var members: [MemberQuery] = []
  /// What the type or extension around it has to be.
  package var enclosing: [DeclarationQuery] = []
  /// Of several queries one has to hold.
  package var any: [DeclarationQuery] = []
  /// Queries of which none may hold.
  package var none: [DeclarationQuery] = []

  package init() {}

  /// A query about members, with the number under which the index knows it.
  package struct MemberQuery: Sendable, Hashable {
    package let query: DeclarationQuery
    /// Set when the rules of a run are put together; -1 before.
    package var number = -1

    package init(_ query: DeclarationQuery) { self.query = query }
  }

  /// What a function may do beside returning.
  package enum Effect: String, Sendable, Hashable, CaseIterable {
    case async, `throws`
  }

  /// Whether the query asks for nothing.
  package var isEmpty: Bool { self == DeclarationQuery() }
}

extension DeclarationQuery {
  /// Whether the declaration at `index` of `file` is one of those that the query describes.
  ///
  /// - Parameter place: where the file stands.
  func truth(of index: Int, in file: SourceFile, at place: Place) -> Truth {
    guard holdsLocally(for: index, in: file, at: place) else { return .no }
    return relatedTruth(of: index, in: file, at: place)
  }

  /// The parts that the declaration itself and its place decide.
  func holdsLocally(for index: Int, in file: SourceFile, at place: Place) -> Bool {
    let declaration = file.outline.declarations[index]
    guard kinds.isEmpty || kinds.contains(declaration.kind) else { return false }
    guard declaration.modifiers.isSuperset(of: modifiers) else { return false }
    if let isNested, isNested != (declaration.parent >= 0) { return false }
    if let names, !names.matches(file.name(of: declaration)) { return false }
    if let types, !file.isText(of: declaration.type, in: types) { return false }
    if let attributes {
      let found = file.attributeNames(of: declaration)
      guard found.contains(where: { attributes.matches($0) }) else { return false }
    }
    if let paths, !place.isMatched(by: paths) { return false }
    return holdsInside(declaration, of: file)
  }

  /// The parts that ask what stands in a declaration.
  private func holdsInside(_ declaration: Declaration, of file: SourceFile) -> Bool {
    if let values, !file.isText(of: declaration.value, in: values) { return false }
    if effects.contains(.async), !declaration.traits.contains(.isAsync) { return false }
    if effects.contains(.throws), !declaration.traits.contains(.isThrowing) { return false }
    if let isStored {
      let hasStorage =
        declaration.kind == .let
        || declaration.kind == .var && !declaration.traits.contains(.isComputed)
      guard hasStorage == isStored else { return false }
    }
    if let parameters {
      let found = file.outline.parameters[declaration.parameters]
      guard found.count == parameters.count else { return false }
      for (parameter, list) in zip(found, parameters)
      where !file.isText(of: parameter.type, in: list) { return false }
    }
    if let mentions {
      let body = declaration.body >= 0 ? Int(declaration.body)..<Int(declaration.range.end) : 0..<0
      guard body.contains(where: { file.isMention($0, of: mentions) }) else { return false }
    }
    return true
  }

  /// The parts that ask about other declarations, perhaps in other files.
  func relatedTruth(of index: Int, in file: SourceFile, at place: Place) -> Truth {
    var truth = Truth.yes
    if let inherits { truth = inheritance(of: index, names: inherits, in: file) }
    if !sorts.isEmpty {
      truth = truth.and(Self.sort(of: file.outline.declarations[index].type, sorts, in: file))
    }
    for member in members {
      truth = truth.and(Self.memberTruth(of: index, member, in: file, at: place))
    }
    for query in enclosing {
      truth = truth.and(query.truthOfEnclosing(index, in: file, at: place))
    }
    if !any.isEmpty {
      truth = truth.and(any.reduce(.no) { $0.or($1.truth(of: index, in: file, at: place)) })
    }
    for query in none {
      truth = truth.and(query.truth(of: index, in: file, at: place).negated)
    }
    return truth
  }

  private func inheritance(
    of index: Int, names: InheritedNames, in file: SourceFile
  ) -> Truth {
    let declaration = file.outline.declarations[index]
    let inherited = file.inheritedNames(of: declaration)
    let isWritten = inherited.contains { names.names.matchesLast($0) }
    if isWritten && !names.areOfSystem { return .yes }
    guard isWritten || declaration.kind.hasMembers else { return .no }
    return .depends(.inherits(declaration: index, names))
  }

  /// Whether the one name that the type in `range` consists of, optional perhaps, stands for a type
  /// of one of the sorts.
  private static func sort(
    of range: TokenRange, _ sorts: Set<TypeSort>, in file: SourceFile
  ) -> Truth {
    guard !range.isEmpty else { return .no }
    let first = Int(range.start)
    if file.tokens[first].is(.any) || file.tokens[first].is(.some) {
      return Truth(sorts.contains(.protocol))
    }
    var end = Int(range.end)
    while end > first + 1, [.question, .exclamation].contains(file.tokens[end - 1].kind) {
      end -= 1
    }
    let isNamed =
      file.tokens[first].kind == .identifier
      && (end == first + 1 || file.tokens.endOfGenericArguments(at: first + 1) == end)
    guard isNamed else { return .no }
    return .depends(.isOfSort(file.symbolName(first), token: first, sorts))
  }

  private static func memberTruth(
    of index: Int, _ member: MemberQuery, in file: SourceFile, at place: Place
  ) -> Truth {
    let found = file.members(of: index).reduce(Truth.no) { truth, candidate in
      truth.or(member.query.truth(of: candidate, in: file, at: place))
    }
    guard found != .yes, member.number >= 0 else { return found }
    return found.or(.depends(.hasMember(declaration: index, query: member.number)))
  }

  private func truthOfEnclosing(_ index: Int, in file: SourceFile, at place: Place) -> Truth {
    var parent = Int(file.outline.declarations[index].parent)
    while parent >= 0 {
      if file.outline.declarations[parent].kind.hasMembers {
        return truth(of: parent, in: file, at: place)
      }
      parent = Int(file.outline.declarations[parent].parent)
    }
    return .no
  }
}

/// Placeholders in the names of a query.
extension DeclarationQuery {
  /// Whether a name in the query has a placeholder.
  var hasPlaceholders: Bool {
    [names, types, values, inherits?.names].contains { $0?.hasPlaceholders ?? false }
      || (members.map(\.query) + enclosing + any + none).contains(where: \.hasPlaceholders)
  }

  /// The query with names in place of its placeholders.
  func filled(_ placeholders: Placeholders) -> DeclarationQuery {
    var query = self
    query.names = names?.filled(placeholders)
    query.types = types?.filled(placeholders)
    query.values = values?.filled(placeholders)
    query.inherits = inherits.map {
      InheritedNames($0.names.filled(placeholders), areOfSystem: $0.areOfSystem)
    }
    query.members = members.map { member in
      var filled = MemberQuery(member.query.filled(placeholders))
      filled.number = member.number
      return filled
    }
    query.enclosing = enclosing.map { $0.filled(placeholders) }
    query.any = any.map { $0.filled(placeholders) }
    query.none = none.map { $0.filled(placeholders) }
    return query
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

extension SourceFile {
  /// The indices of the declarations directly inside the one at `index`.
  func members(of index: Int) -> [Int] {
    let declarations = outline.declarations
    let end = declarations[index].range.end
    var members: [Int] = []
    var candidate = index + 1
    while candidate < declarations.count, declarations[candidate].range.start < end {
      if Int(declarations[candidate].parent) == index { members.append(candidate) }
      candidate += 1
    }
    return members
  }

  /// Whether the text of `range`, as it is written or without white space, is in the list.
  func isText(of range: TokenRange, in list: NameList) -> Bool {
    list.matches(compactText(of: range)) || list.matches(text(of: range))
  }

  /// Whether the token is a name in the list that is used there: not declared, no label, and no
  /// member of a type that only the compiler knows, as `.name` is.
  func isMention(_ token: Int, of list: NameList) -> Bool {
    tokens[token].kind == .identifier && !tokens[token].flags.contains(.isDeclared)
      && !isLabel(token) && !isImplicitMember(token) && list.matches(identifier(token))
  }

  /// Whether a dot stands before the token, and nothing before the dot.
  private func isImplicitMember(_ token: Int) -> Bool {
    guard token > 0, tokens[token - 1].kind == .period else { return false }
    guard token > 1 else { return true }
    switch tokens[token - 2].kind {
    case .identifier, .dollarIdentifier, .rightParen, .rightBracket, .rightBrace, .rightAngle,
      .question, .exclamation, .string, .stringEnd:
      return false
    default: return !tokens[token - 2].is(.self) && !tokens[token - 2].is(.super)
    }
  }

  /// Whether the token is the label of an argument or of a tuple's element.
  func isLabel(_ token: Int) -> Bool {
    guard token > 0, token + 1 < tokens.count, tokens[token + 1].kind == .colon else {
      return false
    }
    return tokens[token - 1].kind == .leftParen || tokens[token - 1].kind == .comma
  }

  /// The text of `range` without white space and comments.
  func compactText(of range: TokenRange) -> String {
    range.indices.map { text(of: $0) }.joined()
  }
}
