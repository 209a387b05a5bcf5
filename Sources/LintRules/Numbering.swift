import Project

/// Gives numbers to what rules share: queries about declarations, what they ask of all files, the
/// patterns of selectors and what is looked for in the whole project.
struct Numbering {
  private(set) var questions = ProjectQuestions()
  var queries = QueryProgram.Builder()
  var selectorPatterns: [TokenPattern] = []
  var facts: [FileFact] = []
  /// How many numbers stand for code that extensions of other files may have.
  var contentCount = 0

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
      case .contents(let contents): return .contents(number(contents))
      case .absences(let absences): return .absences(number(absences))
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
      patterns.cases[index].surroundings = number(patterns.cases[index].surroundings)
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

  mutating func number(_ scope: Selector.Scope) -> Selector.Scope {
    var scope = scope
    scope.declarationNumbers = scope.declarations.map { queries.number(of: $0) }
    scope.declaresNumbers = scope.declares.map { queries.number(of: $0) }
    scope.insideNumbers = numbers(of: scope.inside)
    scope.directNumbers = numbers(of: scope.directlyInside)
    scope.containedNumbers = numbers(of: scope.contained)
    return scope
  }
}
