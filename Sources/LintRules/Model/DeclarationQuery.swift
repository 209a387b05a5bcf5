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
  package var inherits: InheritedNames?
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
  /// What it may do beside returning: all have to be there.
  package var effects: Set<Effect> = []
  /// The types of its parameters or associated values, one list for each; nil for any.
  package var parameters: [NameList]?
  /// Names of which one has to be used inside it.
  package var mentions: NameList?
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
    if let form, form.firstMatch(in: file.name(of: declaration)) == nil { return false }
    if let isStored, isStored != declaration.isStored { return false }
    if let attributes {
      let found = file.attributeNames(of: declaration)
      guard found.contains(where: { attributes.matches($0) }) else { return false }
    }
    if let attributesOnly {
      let found = file.attributeNames(of: declaration)
      guard found.allSatisfy({ attributesOnly.matches($0) }) else { return false }
    }
    if let paths, !place.isMatched(by: paths) { return false }
    return holdsInside(declaration, of: file)
  }

  /// The parts that ask what stands in a declaration.
  private func holdsInside(_ declaration: Declaration, of file: SourceFile) -> Bool {
    if let values, !file.isText(of: declaration.value, in: values) { return false }
    if effects.contains(.async), !declaration.traits.contains(.isAsync) { return false }
    if effects.contains(.throws), !declaration.traits.contains(.isThrowing) { return false }
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
    if let inheritsOnly {
      truth = truth.and(.depends(.inheritsOnly(declaration: index, inheritsOnly)))
    }
    // What costs most comes last.
    if let isNamedInside, truth != .no {
      truth = truth.and(Truth(file.isNamedInside(index) == isNamedInside))
    }
    if let isNamedElsewhere, truth != .no {
      let found = file.truthOfNameElsewhere(index)
      truth = truth.and(isNamedElsewhere ? found : found.negated)
    }
    if let isWrittenElsewhere, truth != .no {
      let found = file.truthOfWriteElsewhere(index)
      truth = truth.and(isWrittenElsewhere ? found : found.negated)
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

extension Declaration {
  /// Whether it is a variable or constant that keeps its value.
  fileprivate var isStored: Bool {
    (kind == .var || kind == .let) && !traits.contains(.isComputed)
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
      || (members.map(\.query) + enclosing + any + none).contains { $0.asksForUses }
  }
}

extension SourceFile {
  /// Whether the name of the member at `index` is used inside its type.
  fileprivate func isNamedInside(_ index: Int) -> Bool {
    guard let (word, _, home) = member(index) else { return false }
    return home.contains { range in
      range.indices.contains { token in
        tokens[token].hash == word && tokens[token].kind.isWord
          && !tokens[token].flags.contains(.isDeclared)
          && isOwnMember(token, type: tokens[Int(typeName(around: index))].hash)
      }
    }
  }

  /// The token with the name of the declaration around the one at `index`.
  private func typeName(around index: Int) -> Int32 {
    outline.declarations[Int(outline.declarations[index].parent)].name.start
  }

  /// Whether the word stands for itself, or behind `self`, `Self` or the type's name and a dot.
  private func isOwnMember(_ token: Int, type: UInt32) -> Bool {
    guard token > 1, tokens[token - 1].kind == .period else { return true }
    var base = token - 2
    while base > 0, [.question, .exclamation].contains(tokens[base].kind) { base -= 1 }
    return tokens[base].is(.self) || tokens[base].is(.Self) || tokens[base].hash == type
  }

  /// Whether the name of the member at `index` stands outside its type.
  fileprivate func truthOfNameElsewhere(_ index: Int) -> Truth {
    guard let (word, _, home) = member(index) else { return .yes }
    for token in tokens.indices
    where tokens[token].hash == word && tokens[token].kind.isWord
      && !home.contains(where: { $0.contains(token) })
    {
      return .yes
    }
    return .depends(.isNamedElsewhere(word))
  }

  /// Whether code outside the type of the member at `index` may change it.
  fileprivate func truthOfWriteElsewhere(_ index: Int) -> Truth {
    guard let (word, type, home) = member(index) else { return .yes }
    for token in tokens.indices
    where tokens[token].hash == word && tokens[token].kind.isWord
      && !home.contains(where: { $0.contains(token) })
    {
      switch write(at: token) {
      case .ofOther: return .yes
      case .ofSelf: if typeWords(around: token).contains(type) { return .yes }
      case nil: continue
      }
    }
    return .depends(.isWrittenElsewhere(word, type: type))
  }

  /// The hashes of a member's name and of its type's, and where what is private to the type can be
  /// seen: in the type and its extensions in the file.
  private func member(_ index: Int) -> (word: UInt32, type: UInt32, home: [TokenRange])? {
    let declaration = outline.declarations[index]
    guard declaration.parent >= 0, declaration.name.indices.count == 1 else { return nil }
    let owner = outline.declarations[Int(declaration.parent)]
    guard owner.kind.isType, owner.kind != .protocol else { return nil }
    let path = typePath(of: Int(declaration.parent))
    let extensions = outline.declarations.indices.filter {
      outline.declarations[$0].kind == .extension && typePath(of: $0) == path
    }
    return (
      tokens[Int(declaration.name.start)].hash, tokens[Int(owner.name.start)].hash,
      [owner.range] + extensions.map { outline.declarations[$0].range }
    )
  }

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
