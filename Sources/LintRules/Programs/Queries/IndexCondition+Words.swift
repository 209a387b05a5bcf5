import Project

extension IndexCondition {
  /// Adds the words about which the condition asks other files.
  package func addWords(to words: inout Set<UInt32>) {
    switch self {
    case .isNamedElsewhere(let word), .isNamedIn(let word, _, _): words.insert(word)
    case .isWrittenElsewhere(let word, _): words.insert(word)
    case .not(let condition): condition.addWords(to: &words)
    case .and(let left, let right), .or(let left, let right):
      left.addWords(to: &words)
      right.addWords(to: &words)
    case .all(let conditions), .any(let conditions):
      for condition in conditions { condition.addWords(to: &words) }
    case .inherits, .inheritsOnly, .isSubclassed, .hasOtherNames, .extensionHas, .isHidden,
      .isTopLevel, .isOfSort, .isType, .isMember, .isConstant, .isDeclared, .isModule,
      .isDeclaredValue,
      .isChanging, .hasOverloads, .isLeftOut, .isAnywhere, .isInFeature, .isPassed,
      .holdsValues, .isEnum, .isOfDeclaredType, .hasMemberValue, .declares,
      .inheritsDeclared,
      .inheritsMemberValue,
      .isUsed, .isTested, .isImportNeeded, .hasOwnMember:
      // Two of them may lead to conditions of types in other files, whose words the project knows.
      break
    }
  }
}
