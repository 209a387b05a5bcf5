import Project
import SwiftSource

/// Where the members of a type are used.
extension SourceFile {
  /// Returns true if the name of the member at `index` is used inside its type.
  func isNamedInside(_ index: Int, _ facts: inout QueryFacts) -> Bool {
    guard let (word, type, owner) = member(index, &facts) else { return false }
    return facts.places.isUsed(word, inHomeOf: owner, in: self) { token in
      !tokens[token].flags.contains(.isDeclared) && isOwnMember(token, type: type)
    }
  }

  /// Returns true if the word has no receiver, or follows `self`, `Self` or the type's name and a
  /// dot.
  private func isOwnMember(_ token: Int, type: UInt32) -> Bool {
    guard token > 1, tokens[token - 1].kind == .period else { return true }
    var base = token - 2
    while base > 0, [.question, .exclamation].contains(tokens[base].kind) { base -= 1 }
    return tokens[base].is(.self) || tokens[base].is(.Self) || tokens[base].hash == type
  }

  /// Returns whether the name of the member at `index` appears outside its type, or that of the value
  /// that a wrapper projects for it.
  func nameElsewhere<Answer: QueryAnswer>(_ index: Int, _ facts: inout QueryFacts) -> Answer {
    let answer: Answer = ownNameElsewhere(index, &facts)
    guard let word = projectedWord(of: index), let (_, _, owner) = member(index, &facts) else {
      return answer
    }
    let isNamed =
      facts.words.isNamed(word, elsewhereThan: facts.index)
      || facts.places.hasWord(word, outsideHomeOf: owner, in: self)
    return isNamed ? .yes : answer.or(.when(.isNamedElsewhere(word)))
  }

  /// The hash of the name with `$` before it, nil where the member has no attribute that could be a
  /// wrapper.
  private func projectedWord(of index: Int) -> UInt32? {
    let declaration = outline.declarations[index]
    guard declaration.kind == .var, !declaration.attributes.isEmpty else { return nil }
    return WordHash.short(of: "$" + identifier(Int(declaration.name.start)))
  }

  private func ownNameElsewhere<Answer: QueryAnswer>(
    _ index: Int, _ facts: inout QueryFacts
  ) -> Answer {
    guard let (word, type, owner) = member(index, &facts),
      !facts.words.isNamed(word, elsewhereThan: facts.index)
    else { return .yes }
    if facts.places.hasWord(word, outsideHomeOf: owner, in: self) { return .yes }
    if isNamedAsArgument(word, inHomeOf: owner, &facts) { return .yes }
    guard hasMemberwiseInitializer(owner, &facts) else { return .when(.isNamedElsewhere(word)) }
    let passed = initializerReferences(of: type, owner: owner, &facts)
    return passed.map { .when(.any([.isNamedElsewhere(word)] + $0)) } ?? .yes
  }

  /// Returns true if Swift writes an initializer for the struct, which takes its members.
  private func hasMemberwiseInitializer(_ owner: Int, _ facts: inout QueryFacts) -> Bool {
    if facts.initializer.owner == owner { return facts.initializer.isMemberwise }
    let isMemberwise =
      outline.declarations[owner].kind == .struct
      && !members(of: owner).contains { outline.declarations[$0].kind == .`init` }
    facts.initializer = (owner, isMemberwise)
    return isMemberwise
  }

  /// The conditions under which code passes an initializer of the type on as a function, and so all
  /// its members without their names; nil if this file does.
  private func initializerReferences(
    of type: UInt32, owner: Int, _ facts: inout QueryFacts
  ) -> [IndexCondition]? {
    let word = Self.initializerWord
    guard !facts.words.isWritten(word, ofType: type, elsewhereThan: facts.index) else { return nil }
    var isOfOther = false
    let isPassed = facts.places.hasToken(
      with: word, in: TokenRange(0, tokens.count), of: self
    ) { token in
      let found = typeOfInitializerReference(at: token)
      isOfOther = isOfOther || found != nil
      return found == type || found == 0
    }
    guard !isPassed else { return nil }
    let otherNames = IndexCondition.hasOtherNames(declaration: owner)
    let isOtherPassed = IndexCondition.isWrittenElsewhere(word, type: WordIndex.anyType)
    return [
      .isWrittenElsewhere(word, type: type),
      isOfOther ? otherNames : .and(isOtherPassed, otherNames),
    ]
  }

  /// Returns true if code of the struct names the member as an argument: the initializer that Swift
  /// writes takes it, as one that is declared elsewhere would.
  private func isNamedAsArgument(
    _ word: UInt32, inHomeOf owner: Int, _ facts: inout QueryFacts
  ) -> Bool {
    guard outline.declarations[owner].kind == .struct else { return false }
    return facts.places.hasToken(with: word, inHomeOf: owner, of: self) { token in
      tokens[token + 1].kind == .colon && !tokens[token].flags.contains(.isDeclared)
        && [.leftParen, .comma].contains(tokens[token - 1].kind)
    }
  }

  /// Returns true if code of the file passes the initializer that Swift writes for a struct on as a
  /// function, which has another type without the member.
  func isInitializerPassed(
    of member: Declaration, _ facts: inout QueryFacts
  ) -> Bool {
    let type = tokens[Int(outline.declarations[Int(member.parent)].name.start)].hash
    return facts.places.hasToken(
      with: Self.initializerWord, in: TokenRange(0, tokens.count), of: self
    ) { token in
      typeOfInitializerReference(at: token).map { $0 == 0 || $0 == type } ?? false
    }
  }

  /// Returns whether code outside the type of the member at `index` may change it.
  func writeElsewhere<Answer: QueryAnswer>(_ index: Int, _ facts: inout QueryFacts) -> Answer {
    guard let (word, type, owner) = member(index, &facts),
      !facts.words.isWritten(word, ofType: type, elsewhereThan: facts.index)
    else { return .yes }
    guard facts.places.hasWord(word, outsideHomeOf: owner, in: self) else {
      return .when(mayBeWritten(index, word, type: type, owner: owner))
    }
    let home = facts.places.home(of: owner, in: self)
    var isWrittenInOther = false
    var isMember = false
    for token in tokens.indices
    where tokens[token].hash == word && tokens[token].kind.isWord
      && !home.contains(where: { $0.contains(token) })
    {
      switch write(at: token) {
      case .ofOther: return .yes
      case .ofSelf:
        if typeWords(around: token).contains(type) { return .yes }
        isWrittenInOther = true
      case nil: isMember = isMember || token > 0 && tokens[token - 1].kind == .period
      }
    }
    return .when(
      .any(
        [mayBeWritten(index, word, type: type, owner: owner)]
          + (isWrittenInOther ? [.hasOtherNames(declaration: owner)] : [])
          + (isMember ? [.isChanging(.writableKeyPath)] : [])))
  }

  /// The condition under which another file may change the member: as one of the type, as one of a
  /// type with another name that has it too, by a key path, or by a member that changes what it is read
  /// from.
  private func mayBeWritten(
    _ index: Int, _ word: UInt32, type: UInt32, owner: Int
  ) -> IndexCondition {
    .any([
      .isWrittenElsewhere(word, type: type),
      .all([
        .isWrittenElsewhere(word, type: WordIndex.anyType), .hasOtherNames(declaration: owner),
      ]),
      .all([.isChanging(.writableKeyPath), .isNamedElsewhere(word)]),
      changesByReading(index),
    ])
  }

  /// The condition under which code that looks as if it only reads the variable may change it: the
  /// project declares members that do so, and the type of the variable may have them.
  private func changesByReading(_ index: Int) -> IndexCondition {
    let declaration = outline.declarations[index]
    var types = declaration.type.indices.filter { tokens[$0].kind == .identifier }
    if types.isEmpty, !isLiteral(declaration.value) {
      guard let head = typeHead(of: declaration) else { return .isChanging(.reading) }
      types = [head]
    }
    let hidden = types.map { IndexCondition.isHidden(symbolName($0), token: $0) }
    return hidden.isEmpty ? .any([]) : .all([.isChanging(.reading), .any(hidden)])
  }

  private func isLiteral(_ value: TokenRange) -> Bool {
    guard value.indices.count == 1 else { return false }
    let token = tokens[Int(value.start)]
    return [.integer, .float, .string].contains(token.kind) || token.is(.true) || token.is(.false)
  }

  /// The hashes of a member's name and of its type's, and the declaration of the type; for a member of
  /// an extension in another file, the first such extension.
  private func member(
    _ index: Int, _ facts: inout QueryFacts
  ) -> (word: UInt32, type: UInt32, owner: Int)? {
    let declaration = outline.declarations[index]
    guard declaration.parent >= 0, declaration.name.indices.count == 1,
      let parent = typeDeclaration(at: Int(declaration.parent), &facts)
    else { return nil }
    let owner = outline.declarations[parent]
    return (
      tokens[Int(declaration.name.start)].hash, tokens[Int(owner.name.start)].hash, parent
    )
  }

  /// The declaration of the type that the one at `index` declares or extends, if the file has it; else
  /// its first extension, whose private members the others of the file see.
  private func typeDeclaration(at index: Int, _ facts: inout QueryFacts) -> Int? {
    let kind = outline.declarations[index].kind
    if kind == .extension {
      let path = typePath(of: index)
      return facts.places.declaration(ofTypeAt: path, in: self)
        ?? facts.places.firstExtension(ofTypeAt: path, in: self)
    }
    return kind.isType && kind != .protocol ? index : nil
  }
}
