import Project

/// The answers of the whole project to the questions of rules: its symbols, and the answers of its
/// files put together once, so that each answer costs a look-up.
package struct ProjectAnswers: Sendable {
  package let table: SymbolTable
  private let files: [FileAnswers]
  private var facts: Set<FactID> = []
  private var values: Set<Name> = []
  /// For each owner the facts that extensions add to it.
  private var extensionFacts: [Int32: Set<ID<ExtensionFact>>] = [:]
  private var memberNames: [ID<NameList>: Set<Name>] = [:]
  private let passed: [ID<FunctionNames>: PassedTypes]

  /// - Parameters:
  ///   - table: the symbols of the project.
  ///   - files: the answers of its files, in the order of the table.
  init(_ table: SymbolTable, _ files: [FileAnswers]) {
    self.table = table
    self.files = files
    var passed: [ID<FunctionNames>: [PassedValues]] = [:]
    for file in files.indices {
      facts.formUnion(files[file].facts)
      values.formUnion(files[file].values)
      for (declaration, found) in files[file].extensionFacts {
        guard let owner = table.owner(file: file, declaration: Int(declaration)) else { continue }
        extensionFacts[owner, default: []].formUnion(found)
      }
      for (list, names) in files[file].memberNames {
        memberNames[list, default: []].formUnion(names)
      }
      for (functions, found) in files[file].passed {
        passed[functions, default: []].append(found)
      }
    }
    let types = files.compactMap(\.valueTypes)
    self.passed = passed.mapValues { PassedTypes($0, types) }
  }

  /// The remarks of kinds on each file.
  package var notes: [FileNotes] { files.map(\.notes) }

  /// Whether any file has the fact.
  func has(_ fact: FactID) -> Bool { facts.contains(fact) }

  /// Whether the file at this index has the fact.
  func has(_ fact: FactID, inFile file: Int) -> Bool { files[file].facts.contains(fact) }

  /// Whether any file declares a function or value of this name, one that rules ask for.
  func declaresValue(_ name: Name) -> Bool { values.contains(name) }

  /// Whether an extension of the type at `declaration` of `file` has the fact.
  func hasExtension(file: Int, declaration: Int, with fact: ID<ExtensionFact>) -> Bool {
    guard !extensionFacts.isEmpty, let owner = table.owner(file: file, declaration: declaration)
    else { return false }
    return extensionFacts[owner]?.contains(fact) ?? false
  }

  /// Whether any file declares a member of this name in the types of the list.
  func isMember(_ name: Name, of owners: ID<NameList>) -> Bool {
    memberNames[owners]?.contains(name) ?? false
  }

  /// Whether anywhere in the project a value of a type of this name is passed to one of the
  /// functions, or may be.
  func isPassed(_ name: Name, to functions: ID<FunctionNames>) -> Bool {
    passed[functions]?.mayContain(name) ?? false
  }

  /// Whether the type at `declaration` of `file` fits a query.
  func isFitting(_ query: QueryID, file: Int, declaration: Int32) -> Bool {
    files[file].fitting[declaration]?.contains(query) ?? false
  }
}
