import Project
import SwiftSource

/// What files note for questions about the whole project.
extension RuleSet {
  /// Notes which queries about members the extensions of the file satisfy.
  func addSatisfiedQueries(
    to symbols: inout FileSymbols, _ file: SourceFile, _ facts: inout QueryFacts
  ) {
    guard !queries.memberQueries.isEmpty else { return }
    for index in file.outline.declarations.indices
    where file.outline.declarations[index].kind == .extension {
      var satisfied: [Int] = []
      for query in queries.memberQueries
      where hasMember(query, index, file, &facts) { satisfied.append(query) }
      if !satisfied.isEmpty { symbols.satisfied[Int32(index)] = satisfied }
    }
  }

  private func hasMember(
    _ query: Int, _ index: Int, _ file: SourceFile, _ facts: inout QueryFacts
  ) -> Bool {
    var member = facts.firstMember(of: index, in: file)
    while member >= 0 {
      if queries.truth(query, of: member, in: file, &facts) == .yes { return true }
      member = facts.nextMember(after: member)
    }
    return false
  }

  /// Notes the members that the file declares in types whose members are asked for.
  func addMemberNames(to symbols: inout FileSymbols, _ file: SourceFile) {
    let memberOwners = questions.memberOwners
    guard !memberOwners.isEmpty else { return }
    let declarations = file.outline.declarations
    for index in declarations.indices where declarations[index].kind.hasMembers {
      let name = file.name(of: declarations[index])
      for number in memberOwners.indices where memberOwners[number].matchesLast(name) {
        for member in file.members(of: index) where declarations[member].name.indices.count == 1 {
          symbols.memberNames[number, default: []].insert(
            file.symbolName(Int(declarations[member].name.start)))
        }
      }
    }
  }

  /// Notes the functions and values of the file whose names are asked for.
  func addValues(to symbols: inout FileSymbols, _ file: SourceFile) {
    guard !valueNames.isEmpty else { return }
    for declaration in file.outline.declarations {
      switch declaration.kind {
      case .func, .var, .let:
        guard declaration.name.indices.count == 1 else { continue }
        let name = file.symbolName(Int(declaration.name.start))
        if valueNames.contains(name) { symbols.declaredValues.insert(name) }
      default: continue
      }
    }
  }
}
