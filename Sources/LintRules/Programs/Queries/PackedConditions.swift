import Project
import SwiftSource

/// Conditions in a tenth of the memory that their values take.
///
/// A large project has millions of conditions between its first and its second looks. They are kept
/// one behind the other, each with its parts behind it: a byte for the case, numbers in as many bytes
/// as they need (LEB128, as DWARF 5, section 7.6, describes it), words and names in four and eight.
/// The few cases that are seldom are kept as they are.
struct PackedConditions: Sendable, Hashable {
  private var code: ContiguousArray<UInt8> = []
  /// The lists of names in the conditions, each once.
  private var lists: [NameList] = []
  /// The conditions of seldom cases.
  private var others: [IndexCondition] = []

  /// The cases that have a code of their own.
  private enum Case: UInt8 {
    case inherits, inheritsOfSystem, inheritsInModule, inheritsOfSystemInModule
    case inheritsOnly, inheritsDeclared, extensionHas, isSubclassed
    case isNamedElsewhere, isNamedIn, isNamedInOtherFile, isUsed
    case not, and, or, all, any, other
  }

  init() {}

  init(_ conditions: [IndexCondition]) {
    for condition in conditions { append(condition) }
    trim()
  }

  /// Where the next condition will be.
  var end: Int { code.count }

  /// Adds a condition.
  ///
  /// - Returns: where it is, for ``condition(at:)``.
  @discardableResult
  mutating func append(_ condition: IndexCondition) -> Int {
    let offset = code.count
    write(condition)
    return offset
  }

  /// Gives back the memory beyond the last condition.
  mutating func trim() { code.trim() }

  var isEmpty: Bool { code.isEmpty }

  /// Returns true if one of the conditions fulfils the predicate; they are asked in order.
  func contains(where predicate: (IndexCondition) -> Bool) -> Bool {
    contains(in: 0..<code.count, where: predicate)
  }

  /// Returns true if one of the conditions in a part fulfils the predicate; they are asked in order.
  ///
  /// - Parameter range: from where a condition is to where one is, or the end.
  func contains(in range: Range<Int>, where predicate: (IndexCondition) -> Bool) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if predicate(condition(at: &offset)) { return true }
    }
    return false
  }

  /// Adds the words about which the conditions ask other files.
  func addWords(to words: inout Set<UInt32>) {
    var offset = 0
    while offset < code.count { condition(at: &offset).addWords(to: &words) }
  }

  /// The condition that has been added where `offset` says.
  func condition(at offset: Int) -> IndexCondition {
    var offset = offset
    return condition(at: &offset)
  }

  // MARK: - Reading

  private func condition(at offset: inout Int) -> IndexCondition {
    let kind = Case(rawValue: code[offset]) ?? .other
    offset += 1
    switch kind {
    case .inherits: return inherits(at: &offset, isOfSystem: false, inModule: false)
    case .inheritsOfSystem: return inherits(at: &offset, isOfSystem: true, inModule: false)
    case .inheritsInModule: return inherits(at: &offset, isOfSystem: false, inModule: true)
    case .inheritsOfSystemInModule: return inherits(at: &offset, isOfSystem: true, inModule: true)
    case .inheritsOnly:
      let declaration = number(at: &offset)
      return .inheritsOnly(declaration: declaration, lists[number(at: &offset)])
    case .inheritsDeclared:
      let declaration = number(at: &offset)
      return .inheritsDeclared(declaration: declaration, QueryID(number(at: &offset)))
    case .extensionHas:
      let declaration = number(at: &offset)
      return .extensionHas(declaration: declaration, ID(number(at: &offset)))
    case .isSubclassed: return .isSubclassed(declaration: number(at: &offset))
    case .isNamedElsewhere: return .isNamedElsewhere(word(at: &offset))
    case .isNamedIn, .isNamedInOtherFile:
      let word = word(at: &offset)
      return .isNamedIn(word, ID(number(at: &offset)), countsFile: kind == .isNamedIn)
    case .isUsed:
      let name = Name(value: UInt64(word(at: &offset)) | UInt64(word(at: &offset)) &<< 32)
      return .isUsed(name, as: ID(number(at: &offset)))
    case .not: return .not(condition(at: &offset))
    case .and:
      let left = condition(at: &offset)
      return .and(left, condition(at: &offset))
    case .or:
      let left = condition(at: &offset)
      return .or(left, condition(at: &offset))
    case .all: return .all(parts(at: &offset))
    case .any: return .any(parts(at: &offset))
    case .other: return others[number(at: &offset)]
    }
  }

  private func inherits(
    at offset: inout Int, isOfSystem: Bool, inModule: Bool
  ) -> IndexCondition {
    let declaration = number(at: &offset)
    return .inherits(
      declaration: declaration, lists[number(at: &offset)], isOfSystem: isOfSystem,
      inModule: inModule)
  }

  private func parts(at offset: inout Int) -> [IndexCondition] {
    let count = number(at: &offset)
    var parts: [IndexCondition] = []
    parts.reserveCapacity(count)
    for _ in 0..<count { parts.append(condition(at: &offset)) }
    return parts
  }

  private func number(at offset: inout Int) -> Int {
    var value: UInt = 0
    var shift: UInt = 0
    while true {
      let byte = code[offset]
      offset += 1
      value |= UInt(byte & 0x7F) &<< shift
      if byte < 0x80 { return Int(bitPattern: value) }
      shift += 7
    }
  }

  private func word(at offset: inout Int) -> UInt32 {
    var word: UInt32 = 0
    for shift in 0..<4 { word |= UInt32(code[offset + shift]) &<< UInt32(8 * shift) }
    offset += 4
    return word
  }

  // MARK: - Writing

  private mutating func write(_ condition: IndexCondition) {
    switch condition {
    case .inherits(let declaration, let list, let isOfSystem, let inModule):
      write(
        isOfSystem
          ? (inModule ? .inheritsOfSystemInModule : .inheritsOfSystem)
          : (inModule ? .inheritsInModule : .inherits),
        declaration, index(of: list))
    case .inheritsOnly(let declaration, let list):
      write(.inheritsOnly, declaration, index(of: list))
    case .inheritsDeclared(let declaration, let query):
      write(.inheritsDeclared, declaration, query.index)
    case .extensionHas(let declaration, let fact):
      write(.extensionHas, declaration, fact.index)
    case .isSubclassed(let declaration): write(.isSubclassed, declaration)
    case .isNamedElsewhere(let word):
      write(.isNamedElsewhere)
      write(word: word)
    case .isNamedIn(let word, let scope, let countsFile):
      write(countsFile ? .isNamedIn : .isNamedInOtherFile)
      write(word: word)
      write(number: scope.index)
    case .isUsed(let name, let use):
      write(.isUsed)
      write(word: UInt32(truncatingIfNeeded: name.value))
      write(word: UInt32(truncatingIfNeeded: name.value &>> 32))
      write(number: use.index)
    case .not(let part):
      write(.not)
      write(part)
    case .and(let left, let right):
      write(.and)
      write(left)
      write(right)
    case .or(let left, let right):
      write(.or)
      write(left)
      write(right)
    case .all(let parts):
      write(.all, parts.count)
      for part in parts { write(part) }
    case .any(let parts):
      write(.any, parts.count)
      for part in parts { write(part) }
    case .isHidden, .isTopLevel, .isOfSort, .isType, .isMember, .isDeclared, .isModule,
      .isDeclaredValue, .isChanging, .isAnywhere, .isInFeature, .hasOtherNames,
      .isWrittenElsewhere, .hasOverloads, .isLeftOut, .isPassed, .holdsValues, .isEnum,
      .isOfDeclaredType, .isConstant, .hasMemberValue, .declares, .inheritsMemberValue,
      .isTested, .isImportNeeded, .hasOwnMember:
      write(.other, others.count)
      others.append(condition)
    }
  }

  private mutating func write(_ kind: Case) { code.append(kind.rawValue) }

  private mutating func write(_ kind: Case, _ number: Int) {
    write(kind)
    write(number: number)
  }

  private mutating func write(_ kind: Case, _ first: Int, _ second: Int) {
    write(kind, first)
    write(number: second)
  }

  private mutating func write(number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      code.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    code.append(UInt8(rest))
  }

  private mutating func write(word: UInt32) {
    for shift in 0..<4 { code.append(UInt8(truncatingIfNeeded: word &>> UInt32(8 * shift))) }
  }

  private mutating func index(of list: NameList) -> Int {
    // A file asks for few lists, and again for those of late.
    if let known = lists.lastIndex(of: list) { return known }
    lists.append(list)
    return lists.count - 1
  }
}
