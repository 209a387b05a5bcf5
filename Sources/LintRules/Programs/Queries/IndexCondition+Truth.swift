import Project

extension IndexCondition {
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
    case .and(let left, let right): Self.reduce(left, right, until: false, project, file)
    case .or(let left, let right): Self.reduce(left, right, until: true, project, file)
    case .all(let conditions): Self.reduce(conditions, until: false, project, file)
    case .any(let conditions): Self.reduce(conditions, until: true, project, file)
    case .isOfDeclaredType(let path, let token, let query):
      project.isDeclared(path, file: file, token: token, fitting: query)
    case .hasMemberValue(let path, let token, let query, let value, let values):
      project.isDeclared(
        path, file: file, token: token, fitting: query, with: value, among: values)
    case .isNamedIn(let identifier, let scope, let countsFile):
      project.isNamed(identifier, in: scope, elsewhereThan: countsFile ? nil : file)
    case .isTested(let suites, let demand):
      project.knowsTests ? demand.isMet(by: suites, for: file, in: project) : nil
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

  private static func reduce(
    _ left: IndexCondition, _ right: IndexCondition, until decisive: Bool,
    _ project: ProjectAnswers, _ file: Int
  ) -> Bool? {
    let first = left.truth(in: project, file: file)
    if first == decisive { return decisive }
    let second = right.truth(in: project, file: file)
    return second == decisive || first != nil ? second : nil
  }

  /// The answer to a question that the project always answers.
  private func answer(in project: ProjectAnswers, file: Int) -> Bool {
    switch self {
    case .inherits(let declaration, let names, let isOfSystem, let inModule):
      project.table.inherits(
        file: file, declaration: declaration, isOfSystem: isOfSystem, inModule: inModule
      ) { names.matches($0) }
    case .inheritsOnly(let declaration, let names):
      project.table.inheritsOnly(file: file, declaration: declaration) { names.matches($0) }
    case .isSubclassed(let declaration):
      project.table.isSubclassed(file: file, declaration: declaration)
    case .hasOtherNames(let declaration):
      project.table.hasOtherNames(file: file, declaration: declaration)
    case .extensionHas(let declaration, let fact):
      project.hasExtension(file: file, declaration: declaration, with: fact)
    case .isHidden(let name, let token): project.table.isHidden(name, file: file, token: token)
    case .isTopLevel(let name, let token): project.table.isTopLevel(name, file: file, token: token)
    case .isOfSort(let name, let token, let sorts):
      project.table.sort(of: name, file: file, token: token).map { sorts.contains($0) } ?? false
    case .isType(let path, let token, let test):
      test.holds(path, token: token, in: project, file: file)
    case .declares(let value, let path, let token, let values):
      project.declares(value, of: path, file: file, token: token, among: values)
    case .isMember(let name, let owners): project.isMember(name, of: owners)
    case .isConstant(let name, let values): project.isConstant(name, values)
    case .isDeclared(let name): project.isAlone || project.table.declaresType(name)
    case .isModule(let name): !project.table.modules.byName(name).isEmpty
    case .isDeclaredValue(let name): project.declaresValue(name)
    case .hasOwnMember(let declaration, let name):
      project.hasMember(name, file: file, declaration: declaration)
    case .isChanging(let use): project.hasChanging(use)
    case .isAnywhere(let fact): project.has(fact)
    case .isInFeature(let fact, let feature): project.has(fact, inFeature: feature)
    case .isNamedElsewhere(let identifier):
      project.isAlone || project.table.isNamed(identifier, elsewhereThan: file)
    case .isWrittenElsewhere(let identifier, let type):
      project.isAlone || project.table.isWritten(identifier, ofType: type, elsewhereThan: file)
    case .hasOverloads(let conformance): project.hasOverloads(on: conformance)
    case .isLeftOut(let identifier): project.isLeftOut(identifier)
    case .holdsValues(let name): project.lists.holdsValues(name)
    case .isEnum(let name): project.lists.hasEnum(name)
    case .isPassed(let name, let functions): project.isPassed(name, to: functions)
    case .inheritsDeclared(let declaration, let query):
      project.inherits(file: file, declaration: declaration, fitting: query)
    case .inheritsMemberValue(let declaration, let query, let value, let values):
      project.inherits(
        file: file, declaration: declaration, fitting: query, with: value, among: values)
    case .isImportNeeded(let check): project.isImportNeeded(check, file: file)
    case .isUsed(let name, let use): project.isUsed(name, as: use)
    case .isOfDeclaredType, .hasMemberValue, .isNamedIn, .isTested, .not, .and, .or, .all, .any:
      false
    }
  }
}

extension TypeTest {
  fileprivate func holds(
    _ path: [Name], token: Int, in project: ProjectAnswers, file: Int
  ) -> Bool {
    let isFitting = { project.fits(query, file: $0, declaration: $1) ?? false }
    guard includesBases else {
      return project.table.isType(path, file: file, token: token, where: isFitting) {
        lacking?.matches($0) ?? false
      }
    }
    let names = inheritsOnly
    return project.table.isType(
      path, file: file, token: token, where: isFitting,
      inheritingOnly: names.map { names in { names.matches($0) } })
  }
}
