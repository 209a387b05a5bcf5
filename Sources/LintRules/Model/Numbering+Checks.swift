import Project

/// Numbers of patterns and facts that checks and selectors ask for.
extension Numbering {
  /// The numbers of patterns whose places other passes look up.
  mutating func numbers(of patterns: [TokenPattern]) -> [Int] {
    patterns.map { pattern in
      if let number = selectorPatterns.firstIndex(of: pattern) { return number }
      selectorPatterns.append(pattern)
      return selectorPatterns.count - 1
    }
  }

  mutating func number(_ contents: ContentCheck) -> ContentCheck {
    var contents = contents
    contents.selectNumber = queries.number(of: contents.select)
    contents.forbiddenNumbers = numbers(of: contents.forbidden)
    contents.neededNumbers = numbers(of: contents.needed)
    // Below the numbers of queries about members, with which they share a list.
    contentCount += 1
    contents.number = -2 * contentCount
    return contents
  }

  mutating func number(_ absences: AbsenceCheck) -> AbsenceCheck {
    var absences = absences
    absences.wantedNumber = number(absences.wanted)
    absences.occasionNumber = absences.occasion.map { number($0) } ?? -1
    return absences
  }

  mutating func number(_ surroundings: Surroundings) -> Surroundings {
    var surroundings = surroundings
    if surroundings.isEmpty { return surroundings }
    surroundings.chainedNumbers = numbers(of: surroundings.chained)
    surroundings.unchainedNumbers = numbers(of: surroundings.unchained)
    surroundings.presentNumber = surroundings.present.map { number($0) } ?? -1
    surroundings.absentNumber = surroundings.absent.map { number($0) } ?? -1
    return surroundings
  }

  private mutating func number(_ fact: FileFact) -> Int {
    var fact = fact
    fact.patternNumbers = numbers(of: fact.patterns)
    fact.declarationNumbers = fact.declarations.map { queries.number(of: $0) }
    if let number = facts.firstIndex(of: fact) { return number }
    facts.append(fact)
    return facts.count - 1
  }
}
