import Project
import SwiftSource

/// The answers of one file to questions about the whole project.
extension FileRun {
  /// Adds the answers to the symbols of the file.
  mutating func addAnswers(to symbols: inout FileSymbols, _ file: SourceFile) {
    let questions = programs.questions
    if !questions.extensionFacts.isEmpty {
      symbols.satisfied = programs.extensionFacts.facts(of: file, &self)
    }
    if !programs.facts.isEmpty { symbols.facts = programs.facts.facts(of: file, &self) }
    addMemberNames(to: &symbols, file)
    addTypes(to: &symbols, file)
    for (index, functions) in questions.functions.subjects.enumerated() {
      symbols.passed[index] = PassedValues(of: file, to: functions.names)
    }
    if !questions.functions.isEmpty { symbols.valueTypes = ValueTypes(of: file) }
    addValues(to: &symbols, file)
  }

  /// Notes the members that the file declares in types whose members are asked for.
  private func addMemberNames(to symbols: inout FileSymbols, _ file: SourceFile) {
    let owners = programs.questions.memberOwners.subjects
    guard !owners.isEmpty else { return }
    let declarations = file.outline.declarations
    for index in declarations.indices where declarations[index].kind.hasMembers {
      let name = file.name(of: declarations[index])
      for list in owners.indices where owners[list].matchesLast(name) {
        for member in file.members(of: index) where declarations[member].name.indices.count == 1 {
          symbols.memberNames[list, default: []].insert(
            file.symbolName(Int(declarations[member].name.start)))
        }
      }
    }
  }

  /// Notes which queries the types of the file fit.
  private mutating func addTypes(to symbols: inout FileSymbols, _ file: SourceFile) {
    let types = programs.questions.types
    guard !types.isEmpty else { return }
    for index in file.outline.declarations.indices
    where file.outline.declarations[index].kind.isType {
      var fitting: [Int] = []
      for query in types where queries.truth(query, of: index, in: file, &facts) == .yes {
        fitting.append(query.index)
      }
      if !fitting.isEmpty { symbols.fitting[Int32(index)] = fitting }
    }
  }

  /// Notes the functions and values of the file whose names are asked for.
  private func addValues(to symbols: inout FileSymbols, _ file: SourceFile) {
    let names = programs.questions.valueNames
    guard !names.isEmpty else { return }
    for declaration in file.outline.declarations {
      switch declaration.kind {
      case .func, .var, .let:
        guard declaration.name.indices.count == 1 else { continue }
        let name = file.symbolName(Int(declaration.name.start))
        if names.contains(name) { symbols.declaredValues.insert(name) }
      default: continue
      }
    }
  }
}
