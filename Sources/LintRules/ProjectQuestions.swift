import Project
import SwiftSource

/// What rules ask of all files before the project is known, each different question with a number.
struct ProjectQuestions: Sendable {
  /// Lists of types whose members are asked for.
  private(set) var memberOwners: [NameList] = []
  /// The names of functions of which is asked what they are passed.
  private(set) var functions: [Set<Name>] = []

  mutating func number(ofOwners names: NameList) -> Int {
    Self.number(of: names, in: &memberOwners)
  }

  mutating func number(ofFunctions names: [String]) -> Int {
    Self.number(of: Set(names.map { Name($0) }), in: &functions)
  }

  private static func number<Question: Equatable>(
    of question: Question, in questions: inout [Question]
  ) -> Int {
    if let number = questions.firstIndex(of: question) { return number }
    questions.append(question)
    return questions.count - 1
  }
}

extension RuleSet {
  /// Notes which queries about types the types of the file fit, and what it passes to which
  /// functions.
  func addAnswers(to symbols: inout FileSymbols, _ file: SourceFile, _ facts: inout QueryFacts) {
    if !queries.typeQueries.isEmpty {
      for index in file.outline.declarations.indices
      where file.outline.declarations[index].kind.isType {
        var fitting: [Int] = []
        for query in queries.typeQueries
        where queries.truth(query, of: index, in: file, &facts) == .yes {
          fitting.append(query)
        }
        if !fitting.isEmpty { symbols.fitting[Int32(index)] = fitting }
      }
    }
    for number in questions.functions.indices {
      symbols.passed[number] = PassedValues(of: file, to: questions.functions[number])
    }
    if !questions.functions.isEmpty { symbols.valueTypes = ValueTypes(of: file) }
  }
}

extension CaptureConstraint.DescribedType {
  /// The description with its number; what may be inherited is asked when the project is known.
  func numbered(_ queries: inout QueryProgram.Builder) -> Self {
    var local = query
    local.inheritsOnly = nil
    var numbered = self
    numbered.number = queries.number(ofType: local)
    return numbered
  }

  /// The condition that the type whose name starts at `token` is as described.
  func condition(at token: Int, in file: SourceFile) -> IndexCondition {
    .isDeclaredAs(
      DeclaredType(
        path: file.typeNames(from: token), token: token, number: number,
        inheritsOnly: query.inheritsOnly))
  }
}

extension SourceFile {
  /// Whether `range` is the name of a type, with dots perhaps.
  func isTypeName(_ range: TokenRange) -> Bool {
    !range.isEmpty
      && range.indices.enumerated().allSatisfy { position, token in
        position % 2 == 0
          ? tokens[token].kind == .identifier && isCapitalized(token)
          : tokens[token].kind == .period
      }
  }
}
