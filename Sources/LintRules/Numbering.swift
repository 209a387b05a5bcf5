import Project

/// Gives numbers to what rules share: queries about declarations, what they ask of all files and the
/// patterns of selectors.
struct Numbering {
  private(set) var questions = ProjectQuestions()
  var queries = QueryProgram.Builder()
  private(set) var selectorPatterns: [TokenPattern] = []

  mutating func number(_ rule: Rule) -> Rule {
    let selector = number(rule.selector)
    let checks = rule.checks.map { check -> Check in
      switch check {
      case .declarations(var declarations):
        declarations.selector = declarations.selector.map { number($0) }
        let described = declarations.parameters?.described ?? []
        declarations.parameters?.described = described.map { number($0) }
        return .declarations(declarations)
      case .patterns(let patterns): return .patterns(number(patterns))
      default: return check
      }
    }
    return rule.with(selector: selector, checks: checks)
  }

  private mutating func number(_ description: TypeDescription) -> TypeDescription {
    var description = description
    description.number = queries.number(ofType: description.query)
    return description
  }

  private mutating func number(_ patterns: PatternCheck) -> PatternCheck {
    var patterns = patterns
    for index in patterns.cases.indices {
      patterns.cases[index].selector = patterns.cases[index].selector.map { number($0) }
      for constraint in patterns.cases[index].constraints.indices {
        let tests = patterns.cases[index].constraints[constraint].tests
        patterns.cases[index].constraints[constraint].tests = tests.map {
          $0.numbered(&questions, &queries)
        }
      }
    }
    return patterns
  }

  private mutating func number(_ selector: Selector) -> Selector {
    Selector(included: number(selector.included), excluded: number(selector.excluded))
  }

  private mutating func number(_ scope: Selector.Scope) -> Selector.Scope {
    var scope = scope
    scope.declarationNumbers = scope.declarations.map { queries.number(of: $0) }
    scope.insideNumbers = scope.inside.map { number($0) }
    scope.containedNumbers = scope.contained.map { number($0) }
    return scope
  }

  private mutating func number(_ pattern: TokenPattern) -> Int {
    if let number = selectorPatterns.firstIndex(of: pattern) { return number }
    selectorPatterns.append(pattern)
    return selectorPatterns.count - 1
  }
}
