import Buffers
import Matching
import Project
import SwiftSource

/// The answers of one file to questions about the whole project.
extension FileRun {
  /// The answers of the file.
  mutating func answers(of file: SourceFile) -> FileAnswers {
    var answers = FileAnswers()
    let questions = programs.questions
    if !questions.extensionFacts.isEmpty {
      answers.extensionFacts = programs.extensionFacts.facts(of: file, &self)
    }
    if !programs.facts.isEmpty { programs.facts.addFacts(to: &answers, file, &self) }
    if !answers.facts.isEmpty { answers.feature = Name(place.feature) }
    addMemberNames(to: &answers, file)
    addConstants(to: &answers, file)
    addTypes(to: &answers, file)
    // Previews and tests put together what the app may not.
    let previews = questions.functions.isEmpty ? [] : file.previewRanges()
    for (index, functions) in questions.functions.subjects.enumerated() where !place.isTest {
      answers.passed[ID(index)] = PassedValues(
        of: file, to: functions.names, passedOver: previews)
    }
    if !questions.functions.isEmpty { answers.valueTypes = ValueTypes(of: file) }
    addValues(to: &answers, file)
    if !questions.uses.isEmpty { answers.usedNames = programs.uses.names(in: file, matches) }
    if questions.asksForChanges { answers.changing = ChangingMembers(of: file) }
    if !questions.addedConformances.isEmpty {
      answers.overloads = Overloads(of: file, on: questions.addedConformances)
    }
    if questions.asksForLists { answers.lists = ValueLists(of: file, isTest: place.isTest) }
    if questions.asksForTests, place.isTest { answers.suites = file.testSuites() }
    return answers
  }

  /// Notes the members that the file declares in types whose members are asked for.
  private func addMemberNames(to answers: inout FileAnswers, _ file: SourceFile) {
    let owners = programs.questions.memberOwners.subjects
    guard !owners.isEmpty else { return }
    let declarations = file.outline.declarations
    for index in declarations.indices where declarations[index].kind.hasMembers {
      let name = file.name(of: declarations[index])
      for list in owners.indices where owners[list].matchesLast(name) {
        for member in file.members(of: index) where declarations[member].name.indices.count == 1 {
          answers.memberNames[ID(list), default: []].insert(
            file.symbolName(Int(declarations[member].name.start)))
          // A function also counts with its first label, `sleep(for:`.
          if declarations[member].kind == .func, let label = file.firstLabel(of: member) {
            let name = file.name(of: declarations[member])
            answers.memberNames[ID(list), default: []].insert(Name("\(name)(\(label):"))
          }
        }
      }
    }
  }

  /// Notes the constants of the file whose values are asked for.
  private func addConstants(to answers: inout FileAnswers, _ file: SourceFile) {
    let expressions = programs.questions.constants.subjects
    guard !expressions.isEmpty else { return }
    for constant in file.stringConstants() {
      let value = ContiguousArray(constant.value.utf8)
      for index in expressions.indices where expressions[index].hasMatch(in: value.view) {
        answers.constants[ID(index), default: []].insert(constant.name)
      }
    }
  }

  /// Notes which queries the types of the file fit.
  private mutating func addTypes(to answers: inout FileAnswers, _ file: SourceFile) {
    let types = programs.questions.types
    guard !types.isEmpty else { return }
    addMemberValues(to: &answers, file)
    for index in file.outline.declarations.indices {
      let kind = file.outline.declarations[index].kind
      guard kind.isType || kind == .typealias else { continue }
      // An alias answers those alone that ask for one.
      for query in types where kind.isType || queries.asksForAliases(query) {
        switch queries.answer(query, of: index, in: file, &facts) as Likelihood {
        case .yes: answers.types.add(query, of: index, if: nil)
        case .no: continue
        case .unknown:
          guard programs.questions.openTypes.contains(query),
            case .depends(let condition) = queries.answer(query, of: index, in: file, &facts)
              as Truth
          else { continue }
          answers.types.add(query, of: index, if: condition)
        }
      }
    }
    answers.types.trim()
  }

  /// Notes the values of members that are compared with something.
  private mutating func addMemberValues(to answers: inout FileAnswers, _ file: SourceFile) {
    for (id, wanted) in programs.questions.memberValues.subjects.enumerated() {
      for index in file.outline.declarations.indices
      where file.outline.declarations[index].kind.hasMembers {
        let values = queries.values(wanted, of: index, in: file, &facts)
        if !values.isEmpty { answers.memberValues[Int32(index), default: [:]][ID(id)] = values }
      }
    }
  }

  /// Notes the functions and values of the file whose names are asked for.
  private func addValues(to answers: inout FileAnswers, _ file: SourceFile) {
    let names = programs.questions.valueNames
    guard !names.isEmpty else { return }
    for declaration in file.outline.declarations {
      switch declaration.kind {
      case .func, .var, .let:
        guard declaration.name.indices.count == 1 else { continue }
        let name = file.symbolName(Int(declaration.name.start))
        guard names.contains(name) else { continue }
        answers.values.insert(name)
        let isMember =
          declaration.parent >= 0 && !declaration.isLocal
          && file.outline.declarations[Int(declaration.parent)].kind.hasMembers
        if !isMember {
          answers.freeValues.insert(name)
        } else if !declaration.modifiers.contains(.override) {
          answers.ownMembers[declaration.parent, default: []].insert(name)
        }
      default: continue
      }
    }
  }
}

extension SourceFile {
  /// The label of the first parameter of a function or subscript, nil if it has none.
  func firstLabel(of index: Int) -> String? {
    outline.parameters[outline.declarations[index].parameters].first.map {
      $0.label < 0 ? "_" : identifier(Int($0.label))
    }
  }
}
