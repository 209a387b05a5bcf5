import Project

/// A question that the index of the whole project answers.
///
/// Declarations and tokens are indices into the outline and the tokens of the file that the
/// condition is about.
package indirect enum IndexCondition: Sendable, Hashable {
  /// The declared type inherits one of the names, itself or through extensions and other types.
  case inherits(declaration: Int, NameList, isOfSystem: Bool, inModule: Bool)
  /// All that the declared type inherits is the project's own or has one of the names.
  case inheritsOnly(declaration: Int, NameList)
  /// A class inherits the declared one, or may do so.
  case isSubclassed(declaration: Int)
  /// An extension of the declared type has something.
  case extensionHas(declaration: Int, ID<ExtensionFact>)
  /// The name means something of the project at this token, or something unknown, rather than what
  /// it means outside the project.
  case isHidden(Name, token: Int)
  /// The name means at this token something that is declared at file level or outside the project.
  case isTopLevel(Name, token: Int)
  /// The name means at this token a type of one of these sorts.
  case isOfSort(Name, token: Int, Set<TypeSort>)
  /// The dotted name means at this token a type of the project that passes the test.
  case isType([Name], token: Int, TypeTest)
  /// A type or extension with one of the names in the list declares a member of this name.
  case isMember(Name, of: ID<NameList>)
  /// The project declares a type of this name.
  case isDeclared(Name)
  /// The project declares a function or value of this name.
  case isDeclaredValue(Name)
  /// A file of the project has the fact.
  case isAnywhere(FactID)
  /// Another file has the identifier, given by its token's hash.
  case isNamedElsewhere(UInt32)
  /// Another file may change the member of a type, both given by the hashes of their tokens.
  case isWrittenElsewhere(UInt32, type: UInt32)
  /// A value of a type of this name is passed to one of the functions, or may be.
  case isPassed(Name, to: ID<FunctionNames>)
  /// The dotted name means at this token a type of the project that fits the query; unknown where it
  /// means none of the project.
  case isOfDeclaredType([Name], token: Int, QueryID)
  /// The declared type inherits, itself or through others, something of the project that fits.
  case inheritsDeclared(declaration: Int, QueryID)
  /// Another file of these has the identifier, given by its token's hash; unknown where there is no
  /// such file.
  case isNamedIn(UInt32, ID<Selector.Scope>)
  /// One of the patterns matches with the name, in any file.
  case isUsed(Name, as: ID<NameUse>)
  /// The suites with these names are as demanded; unknown where the run has no tests.
  case isTested([String], TestDemand)
  case not(IndexCondition)
  case all([IndexCondition])
  case any([IndexCondition])

  /// All of some conditions, of which there is at least one.
  static func joined(_ conditions: [IndexCondition]) -> IndexCondition {
    conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  /// Returns true if the condition is known to hold.
  ///
  /// - Parameters:
  ///   - project: the answers of the whole project.
  ///   - file: the index of the file that the condition is about.
  package func holds(in project: ProjectAnswers, file: Int) -> Bool {
    truth(in: project, file: file) ?? false
  }

  /// Returns true if the condition holds, nil where the project does not say.
  func truth(in project: ProjectAnswers, file: Int) -> Bool? {
    switch self {
    case .not(let condition): condition.truth(in: project, file: file).map { !$0 }
    case .all(let conditions): Self.reduce(conditions, until: false, project, file)
    case .any(let conditions): Self.reduce(conditions, until: true, project, file)
    case .isOfDeclaredType(let path, let token, let query):
      project.isDeclared(path, file: file, token: token, fitting: query)
    case .isNamedIn(let identifier, let scope):
      project.table.isNamed(identifier, inScope: scope.index, elsewhereThan: file)
    case .isTested(let suites, let demand):
      project.hasSuites ? demand.isMet(by: suites, in: project) : nil
    default: answer(in: project, file: file)
    }
  }

  /// Both, or one of them: the first answer that is `decisive`, else the opposite where nothing is
  /// unknown.
  private static func reduce(
    _ conditions: [IndexCondition], until decisive: Bool, _ project: ProjectAnswers, _ file: Int
  ) -> Bool? {
    var result: Bool? = !decisive
    for condition in conditions {
      let truth = condition.truth(in: project, file: file)
      if truth == decisive { return decisive }
      if truth == nil { result = nil }
    }
    return result
  }

  /// The answer to a question that the project always answers.
  private func answer(in project: ProjectAnswers, file: Int) -> Bool {
    let table = project.table
    return switch self {
    case .inherits(let declaration, let names, let isOfSystem, let inModule):
      table.inherits(
        file: file, declaration: declaration, isOfSystem: isOfSystem, inModule: inModule
      ) { names.matches($0) }
    case .inheritsOnly(let declaration, let names):
      table.inheritsOnly(file: file, declaration: declaration) { names.matches($0) }
    case .isSubclassed(let declaration):
      table.isSubclassed(file: file, declaration: declaration)
    case .extensionHas(let declaration, let fact):
      project.hasExtension(file: file, declaration: declaration, with: fact)
    case .isHidden(let name, let token): table.isHidden(name, file: file, token: token)
    case .isTopLevel(let name, let token): table.isTopLevel(name, file: file, token: token)
    case .isOfSort(let name, let token, let sorts):
      table.sort(of: name, file: file, token: token).map { sorts.contains($0) } ?? false
    case .isType(let path, let token, let test):
      test.holds(path, token: token, in: project, file: file)
    case .isMember(let name, let owners): project.isMember(name, of: owners)
    case .isDeclared(let name): table.declaresType(name)
    case .isDeclaredValue(let name): project.declaresValue(name)
    case .isAnywhere(let fact): project.has(fact)
    case .isNamedElsewhere(let identifier): table.isNamed(identifier, elsewhereThan: file)
    case .isWrittenElsewhere(let identifier, let type):
      table.isWritten(identifier, ofType: type, elsewhereThan: file)
    case .isPassed(let name, let functions): project.isPassed(name, to: functions)
    case .inheritsDeclared(let declaration, let query):
      project.inherits(file: file, declaration: declaration, fitting: query)
    case .isUsed(let name, let use): project.isUsed(name, as: use)
    case .isOfDeclaredType, .isNamedIn, .isTested, .not, .all, .any: false
    }
  }
}

/// A ``TypeDescription`` in a run.
package struct TypeTest: Sendable, Hashable {
  /// The query that the declaration must match.
  let query: QueryID
  /// The only types from outside the project that it may inherit, nil for any.
  let inheritsOnly: NameList?
  /// Types of which it must inherit none.
  let lacking: NameList?
  /// True if the classes of the project that it inherits must fit too.
  let includesBases: Bool

  fileprivate func holds(
    _ path: [Name], token: Int, in project: ProjectAnswers, file: Int
  ) -> Bool {
    let isFitting = { project.isFitting(query, file: $0, declaration: $1) }
    guard includesBases else {
      guard let name = path.first else { return false }
      return project.table.isType(name, file: file, token: token, where: isFitting) {
        lacking?.matches($0) ?? false
      }
    }
    let names = inheritsOnly
    return project.table.isType(
      path, file: file, token: token, where: isFitting,
      inheritingOnly: names.map { names in { names.matches($0) } })
  }
}
