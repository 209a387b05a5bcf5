import Project
import SwiftSource

/// The collections that members of types hold, by the names of the members, as far as their elements
/// are their own identity: plain values, and cases of the project's enums.
struct ValueLists: Sendable, Hashable {
  /// For each member that is a collection, the types of its elements that are no plain values.
  private var elements: [Name: Set<Name>] = [:]
  /// The members that are something else, or nobody knows what.
  private var others: Set<Name> = []
  /// The enums.
  private var enums: Set<Name> = []

  init() {}

  /// The collections and enums that the file declares.
  ///
  /// - Parameter isTest: whether it is a test, whose doubles say nothing of members of the same name.
  init(of file: SourceFile, isTest: Bool) {
    for declaration in file.outline.declarations where declaration.name.indices.count == 1 {
      let name = file.symbolName(Int(declaration.name.start))
      switch declaration.kind {
      case .enum: enums.insert(name)
      case .var, .let:
        if declaration.isLocal { continue }
        switch file.elements(ofType: declaration.type, orValue: declaration.value) {
        case .plain: elements[name, default: []].formUnion([])
        case .named(let type): elements[name, default: []].insert(file.symbolName(type))
        case nil: if !isTest { others.insert(name) }
        }
      case .func:
        if declaration.isLocal { continue }
        switch file.elements(ofType: declaration.type, orValue: .none) {
        case .plain: elements[name, default: []].formUnion([])
        case .named(let type): elements[name, default: []].insert(file.symbolName(type))
        case nil: continue
        }
      default: continue
      }
    }
  }

  /// Adds those of another file.
  mutating func formUnion(_ other: ValueLists) {
    elements.merge(other.elements) { $0.union($1) }
    others.formUnion(other.others)
    enums.formUnion(other.enums)
  }

  /// Returns true if every member of this name is a collection of such elements, and there is one.
  func holdsValues(_ member: Name) -> Bool {
    guard let types = elements[member], !others.contains(member) else { return false }
    return types.isSubset(of: enums)
  }

  /// Returns true if there is an enum of this name.
  func hasEnum(_ name: Name) -> Bool { enums.contains(name) }
}

/// The sort of the elements of a collection.
enum ElementType: Hashable {
  /// Plain values, such as strings.
  case plain
  /// The type whose last name is this token.
  case named(Int)
}

extension SourceFile {
  /// Whether the elements of the collection are their own identity; no where nothing says what they
  /// are.
  func holdsValues(_ range: TokenRange) -> Truth {
    if let second = secondBranch(range) { return holdsValues(second) }
    if let first = firstSummand(range) { return holdsValues(first) }
    guard let name = collectionName(range) else { return .no }
    if Self.valueMembers.contains(identifier(name)) { return .yes }
    if isCall(name) { return resultHoldsValues(name) }
    if !isMemberOfOther(name), let stated = statedType(ofValue: name) {
      switch elements(ofType: stated.type, orValue: stated.value) {
      case .plain: return .yes
      case .named(let type): return .depends(.isEnum(symbolName(type)))
      case nil:
        // A variable for a collection that has the type of its elements elsewhere.
        guard stated.type.isEmpty, let source = collectionName(stated.value) else { return .no }
        if isCall(source) { return resultHoldsValues(source) }
        return .depends(.holdsValues(symbolName(source)))
      }
    }
    return .depends(.holdsValues(symbolName(name)))
  }

  private func isCall(_ name: Int) -> Bool { tokens[name + 1].kind == .leftParen }

  /// Returns true for `name` in `model.name`, not in `self.name`.
  private func isMemberOfOther(_ name: Int) -> Bool {
    name > 1 && tokens[name - 1].kind == .period && !tokens[name - 2].is(.self)
  }

  /// Whether the function that is called returns such a collection: one of this file, or whatever has
  /// that name in another type.
  private func resultHoldsValues(_ name: Int) -> Truth {
    if isMemberOfOther(name) {
      return .depends(.holdsValues(symbolName(name)))
    }
    let functions = outline.declarations.filter {
      $0.kind == .func && identifier(Int($0.name.start)) == identifier(name)
    }
    let elements = Set(functions.map { self.elements(ofType: $0.type) })
    guard elements.count == 1, let element = elements.first else { return .no }
    switch element {
    case .plain: return .yes
    case .named(let type): return .depends(.isEnum(symbolName(type)))
    case nil: return .no
    }
  }

  /// The elements of a collection with this type, or with this value where no type is written.
  func elements(ofType type: TokenRange, orValue value: TokenRange) -> ElementType? {
    type.isEmpty ? elements(ofValue: value) : elements(ofType: type)
  }

  private func elements(ofType type: TokenRange) -> ElementType? {
    var (start, end) = (Int(type.start), Int(type.end))
    while end > start, [.question, .exclamation].contains(tokens[end - 1].kind) { end -= 1 }
    guard end - start >= 3 else { return nil }
    if tokens[start].kind == .leftBracket, tokens.endOfGroup(at: start) == end {
      return element(TokenRange(start + 1, end - 1))
    }
    guard Self.collections.contains(identifier(start)), tokens[start + 1].kind == .leftAngle,
      tokens.endOfGenericArguments(at: start + 1) == end
    else { return nil }
    return element(TokenRange(start + 2, end - 1))
  }

  /// The elements of a literal with plain values, of an empty collection such as `[String]()`, or of
  /// all cases of an enum.
  private func elements(ofValue value: TokenRange) -> ElementType? {
    guard !value.isEmpty else { return nil }
    if isArrayOfRange(value) { return .plain }
    guard tokens[Int(value.start)].kind == .leftBracket else {
      let name = collectionName(value)
      return name.map { Self.valueMembers.contains(identifier($0)) } == true ? .plain : nil
    }
    let start = Int(value.start)
    let end = tokens.endOfGroup(at: start)
    if end + 2 == Int(value.end), tokens[end].kind == .leftParen {
      return element(TokenRange(start + 1, end - 1))
    }
    guard end == Int(value.end), end > start + 2 else { return nil }
    let isPlain = (start + 1..<end - 1).allSatisfy {
      [.string, .integer, .float, .comma].contains(tokens[$0].kind)
    }
    return isPlain ? .plain : nil
  }

  /// Returns true for `Array(0..<count)`.
  private func isArrayOfRange(_ value: TokenRange) -> Bool {
    let start = Int(value.start)
    guard identifier(start) == "Array", tokens[start + 1].kind == .leftParen,
      tokens.endOfGroup(at: start + 1) == Int(value.end)
    else { return false }
    return (start + 2..<Int(value.end) - 1).contains { ["..<", "..."].contains(text(of: $0)) }
  }

  /// The second of two collections, one of which the expression stands for. Both have the same
  /// elements.
  private func secondBranch(_ range: TokenRange) -> TokenRange? {
    var token = Int(range.start)
    while token < range.end {
      if tokens[token].kind == .colon { return TokenRange(token + 1, Int(range.end)) }
      token = tokens[token].kind.opens ? tokens.endOfGroup(at: token) : token + 1
    }
    return nil
  }

  /// The collection before a plus, where another one is added. Both have the same elements.
  private func firstSummand(_ range: TokenRange) -> TokenRange? {
    var token = Int(range.start)
    while token < range.end {
      if tokens[token].kind == .binaryOperator, text(of: token) == "+" {
        return TokenRange(Int(range.start), token)
      }
      token = tokens[token].kind.opens ? tokens.endOfGroup(at: token) : token + 1
    }
    return nil
  }

  /// The type of elements that is written in the range: a name, with dots perhaps, or an optional.
  private func element(_ range: TokenRange) -> ElementType? {
    if range.indices.count > 1, tokens[Int(range.end) - 1].kind == .question {
      return element(TokenRange(Int(range.start), Int(range.end) - 1))
    }
    let isName = range.indices.enumerated().allSatisfy { position, token in
      tokens[token].kind == (position % 2 == 0 ? .identifier : .period)
    }
    guard isName, range.indices.count % 2 == 1 else { return nil }
    let last = Int(range.end) - 1
    let name = identifier(last)
    return Self.plainTypes.contains(name) ? .plain : .named(last)
  }

  /// The name of the collection that the expression is about: of `names` in `names.prefix(3)`, in
  /// `Array(model.names)`, in `names ?? []` and in `Catalogue.names()`.
  private func collectionName(_ range: TokenRange) -> Int? {
    var (start, end) = (Int(range.start), Int(range.end))
    while end - start > 1 {
      let last = end - 1
      if [.question, .exclamation].contains(tokens[last].kind) {
        end = last
      } else if end - start > 3, tokens[last].kind == .rightBracket,
        tokens[last - 1].kind == .leftBracket, text(of: last - 2) == "??"
      {
        end = last - 2
      } else if tokens[start].kind == .leftParen, tokens.endOfGroup(at: start) == end {
        (start, end) = (start + 1, last)
      } else if ["Array", "Set"].contains(identifier(start)), tokens[start + 1].kind == .leftParen,
        tokens.endOfGroup(at: start + 1) == end
      {
        (start, end) = (start + 2, last)
      } else if [.rightParen, .rightBrace].contains(tokens[last].kind) {
        let open = tokens[last].partner
        if open - 2 > start, tokens[open - 2].kind == .period,
          Self.selections.contains(identifier(open - 1))
        {
          end = open - 2
        } else {
          let isCall = tokens[last].kind == .rightParen && open > start && isNames(start, open)
          return isCall ? open - 1 : nil
        }
      } else {
        break
      }
    }
    guard start < end, isPath(start, end) else { return nil }
    return end - 1
  }

  /// Returns true for `name`, `self.name`, `model.name` and longer ones of the kind.
  private func isPath(_ start: Int, _ end: Int) -> Bool {
    guard tokens[end - 1].kind == .identifier,
      !isCapitalized(start) || tokens[start].is(.self)
        || Self.valueMembers.contains(identifier(end - 1))
    else { return false }
    return isNames(start, end)
  }

  /// Returns true for names with periods between them.
  private func isNames(_ start: Int, _ end: Int) -> Bool {
    (start..<end).allSatisfy { token in
      switch tokens[token].kind {
      case .period, .question, .exclamation, .identifier: true
      default: tokens[token].is(.self)
      }
    }
  }

  /// Types of collections that keep the type of their elements between angles.
  private static let collections: Set<String> = [
    "Array", "ArraySlice", "ContiguousArray", "Set", "OrderedSet",
  ]

  /// Types whose values are their own identity.
  private static let plainTypes: Set<String> = [
    "String", "Substring", "Character", "StaticString", "Int", "Int8", "Int16", "Int32", "Int64",
    "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "Decimal", "Bool",
    "Date", "UUID", "URL", "ID", "ObjectIdentifier", "NSManagedObjectID", "PersistentIdentifier",
    "LocalizedStringKey", "TimeInterval", "IndexPath",
  ]

  /// Members whose elements are their own identity: the cases of an enum, and parts of a text.
  private static let valueMembers: Set<String> = ["allCases", "unicodeScalars"]

  /// Functions whose result has elements of the collection.
  private static let selections: Set<String> = [
    "prefix", "suffix", "sorted", "reversed", "filter", "dropFirst", "dropLast", "shuffled",
  ]
}
