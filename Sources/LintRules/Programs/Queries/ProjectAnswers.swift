import Matching
import Project

/// The answers of the whole project to the questions of rules: its symbols, and the answers of its
/// files put together once, so that each answer costs a look-up.
package struct ProjectAnswers: Sendable {
  package private(set) var table: SymbolTable
  private var files: [FileAnswers]
  /// True if the files are all of the project.
  private let isWhole: Bool
  private var facts: Set<FactID> = []
  /// The facts of the files of each feature.
  private var factsOfFeatures: [Name: Set<FactID>] = [:]
  private var values: Set<Name> = []
  /// Those of them that no type of the project has: a bare name may mean them anywhere.
  private var freeValues: Set<Name> = []
  /// Those of them that are members, by the owner.
  private var ownMembers: [Int32: Set<Name>] = [:]
  private var changing = ChangingMembers()
  private var overloads = Overloads()
  /// The words of files that the configuration leaves out, nil if it leaves none out.
  private let leftOut: WordsLeftOut?
  /// For each owner the facts that extensions add to it.
  private var extensionFacts: [Int32: Set<ID<ExtensionFact>>] = [:]
  private var memberNames: [ID<NameList>: Set<Name>] = [:]
  private var constants: [ID<RegularExpression>: Set<Name>] = [:]
  /// For each owner the values of its members.
  private var memberValues: [Int32: [ID<MemberValues>: Set<Name>]] = [:]
  private var usedNames: [ID<NameUse>: Set<Name>] = [:]
  /// The collections that members of types hold.
  private(set) var lists = ValueLists()
  /// The suites of tests by name.
  private var suites: [String: [TestSuite]] = [:]
  /// The files of the suites by name, where the order of files counts.
  private var filesOfSuites: [String: [Int]] = [:]
  /// The order in which a change adds files, nil if nothing is known of it.
  private let order: FileOrder?
  /// The needs of the files of each target together of other modules, for each check by its ID. Those of
  /// targets that may share files are together.
  private var moduleNeeds: [Int32: [Int32: [ModuleNeed]]] = [:]
  private let passed: [ID<FunctionNames>: PassedTypes]

  /// Those of a project without files.
  package static let empty = ProjectAnswers(.empty, [], isWhole: true)

  /// - Parameters:
  ///   - table: the symbols of the project.
  ///   - files: the answers of its files, in the order of the table.
  ///   - isWhole: true if these are all files of the project.
  ///   - leftOut: the words of the others, nil if there are none.
  ///   - order: the order in which a change adds the files, nil if nothing is known of it.
  init(
    _ table: SymbolTable, _ files: [FileAnswers], isWhole: Bool, leftOut: WordsLeftOut? = nil,
    order: FileOrder? = nil
  ) {
    self.leftOut = leftOut
    self.order = order
    self.table = table
    self.isWhole = isWhole
    self.files = files
    var passed: [ID<FunctionNames>: [PassedValues]] = [:]
    for file in files.indices {
      facts.formUnion(files[file].facts)
      if let feature = files[file].feature {
        factsOfFeatures[feature, default: []].formUnion(files[file].facts)
      }
      values.formUnion(files[file].values)
      changing.formUnion(files[file].changing)
      lists.formUnion(files[file].lists)
      overloads.formUnion(files[file].overloads)
      for (check, need) in files[file].moduleNeeds.enumerated() {
        let none: [ModuleNeed] = Array(repeating: [], count: files[file].moduleNeeds.count)
        let (module, unit) = (table.modules.ofFile[file], table.modules.unitOfFile[file])
        moduleNeeds[module, default: [:]][unit, default: none][check].formUnion(need)
      }
      for (declaration, found) in files[file].extensionFacts {
        guard let owner = table.owner(file: file, declaration: Int(declaration)) else { continue }
        extensionFacts[owner, default: []].formUnion(found)
      }
      freeValues.formUnion(files[file].freeValues)
      for (declaration, found) in files[file].ownMembers {
        guard let owner = table.owner(file: file, declaration: Int(declaration)),
          owner < table.count
        else {
          // What a type from outside the project inherits is not known.
          freeValues.formUnion(found)
          continue
        }
        ownMembers[owner, default: []].formUnion(found)
      }
      for (declaration, found) in files[file].memberValues {
        guard let owner = table.owner(file: file, declaration: Int(declaration)) else { continue }
        memberValues[owner, default: [:]].merge(found) { $0.union($1) }
      }
      for (list, names) in files[file].memberNames {
        memberNames[list, default: []].formUnion(names)
      }
      for (values, names) in files[file].constants {
        constants[values, default: []].formUnion(names)
      }
      for (use, names) in files[file].usedNames { usedNames[use, default: []].formUnion(names) }
      for suite in files[file].suites {
        suites[suite.name, default: []].append(suite)
        if order != nil { filesOfSuites[suite.name, default: []].append(file) }
      }
      for (functions, found) in files[file].passed {
        passed[functions, default: []].append(found)
      }
    }
    let types = files.compactMap(\.valueTypes)
    self.passed = passed.mapValues { PassedTypes($0, types) }
  }

  /// True if the run has one file of a project that may have more, which says nothing of them.
  var isAlone: Bool { !isWhole && files.count < 2 }

  // MARK: - Edits

  /// Forgets the parts that only a comparison with edited files asks for.
  package mutating func forgetFiles() {
    for file in files.indices { files[file].forgetMerged() }
  }

  /// How far an edit of files reaches.
  package enum Reach: Sendable {
    /// The answers of the project to questions about other files are as before.
    case edited
    /// The project may answer other files something else. The symbols are those from before.
    case answers
    /// The symbols have changed. The project has to be put together anew.
    case symbols
  }

  /// The symbols and answers of a file after an edit.
  package struct Update: Sendable {
    let file: Int
    let symbols: FileSymbols
    let answers: FileAnswers

    package init(file: Int, symbols: FileSymbols, answers: FileAnswers) {
      self.file = file
      self.symbols = symbols
      self.answers = answers
    }
  }

  /// Takes what files say after an edit, unless their symbols have changed.
  ///
  /// - Parameter words: those of all files now.
  package mutating func take(_ updates: [Update], words: WordIndex) -> Reach {
    guard updates.allSatisfy({ $0.symbols.saysTheSame(as: table.files[$0.file]) }) else {
      return .symbols
    }
    table.setWords(words)
    var isSame = true
    for update in updates {
      let known = files[update.file]
      let declarations =
        known.namesNoDeclaration
        ? [:] : update.symbols.declarations(sameAsIn: table.files[update.file])
      isSame = isSame && update.answers.saysTheSame(as: known, declarations)
      table.replace(update.symbols, file: update.file)
      files[update.file] = update.answers
    }
    if isSame { return .edited }
    self = ProjectAnswers(table, files, isWhole: isWhole, leftOut: leftOut, order: order)
    return .answers
  }

  /// Gives back the words of all files, which are about to change.
  package mutating func dropWords() { table.setWords(WordIndex()) }

  /// The words in conditions on which it depends whether types fit queries.
  package var wordsOfTypes: Set<UInt32> {
    var words: Set<UInt32> = []
    for file in files.indices { files[file].types.addWords(to: &words) }
    return words
  }

  /// The remarks of kinds on each file.
  package var notes: [FileNotes] { files.map(\.notes) }

  /// Returns true if any file has the fact.
  func has(_ fact: FactID) -> Bool { facts.contains(fact) }

  /// Returns true if a file of the feature has the fact.
  func has(_ fact: FactID, inFeature feature: Name) -> Bool {
    factsOfFeatures[feature]?.contains(fact) ?? false
  }

  /// Returns true if the file at this index has the fact.
  func has(_ fact: FactID, inFile file: Int) -> Bool { files[file].facts.contains(fact) }

  /// Where the first declaration of the file is that is the fact, nil if none is.
  func place(of fact: FactID, inFile file: Int) -> Range<Int>? { files[file].placesOfFacts[fact] }

  /// Returns true if any file declares a function or value of this name, one that rules ask for.
  func declaresValue(_ name: Name) -> Bool { values.contains(name) }

  /// Returns true if the project declares a member of this name, one that rules ask for, of the type at
  /// `declaration` of `file` or of what it inherits; or if it declares something of that name that no
  /// type of the project has.
  func hasMember(_ name: Name, file: Int, declaration: Int) -> Bool {
    guard values.contains(name) else { return false }
    guard !freeValues.contains(name) else { return true }
    func isMember(_ file: Int, _ declaration: Int) -> Bool {
      table.owner(file: file, declaration: declaration)
        .map { ownMembers[$0]?.contains(name) ?? false } ?? false
    }
    return isMember(file, declaration)
      || table.inheritedDeclarations(file: file, declaration: declaration).contains {
        isMember($0.file, Int($0.declaration))
      }
  }

  /// Returns true if any file declares a member that changes the value on which it is used so.
  func hasChanging(_ use: ChangingMembers.Use) -> Bool { changing.uses.contains(use) }

  /// Returns true if a conformance to the protocol may change which code of the project runs.
  func hasOverloads(on conformance: Name) -> Bool { overloads.decide(on: conformance) }

  /// Returns true if a file that the configuration leaves out has the identifier, given by its token's
  /// hash.
  func isLeftOut(_ identifier: UInt32) -> Bool { leftOut?.contains(identifier) ?? false }

  /// Returns true if an extension of the type at `declaration` of `file` has the fact.
  func hasExtension(file: Int, declaration: Int, with fact: ID<ExtensionFact>) -> Bool {
    guard !extensionFacts.isEmpty, let owner = table.owner(file: file, declaration: declaration)
    else { return false }
    return extensionFacts[owner]?.contains(fact) ?? false
  }

  /// Returns true if any file declares a member of this name in the types of the list.
  func isMember(_ name: Name, of owners: ID<NameList>) -> Bool {
    memberNames[owners]?.contains(name) ?? false
  }

  /// Returns true if any file declares a constant of this name with such a value.
  func isConstant(_ name: Name, _ values: ID<RegularExpression>) -> Bool {
    constants[values]?.contains(name) ?? false
  }

  /// Returns true if anywhere in the project a value of a type of this name is passed to one of the
  /// functions, or may be.
  func isPassed(_ name: Name, to functions: ID<FunctionNames>) -> Bool {
    passed[functions]?.mayContain(name) ?? false
  }

  /// Returns true if the type at `declaration` of `file` fits a query.
  func isFitting(_ query: QueryID, file: Int, declaration: Int32) -> Bool {
    files[file].types.isFitting(query, declaration: declaration)
  }

  /// Returns true if a dotted name at the token of a file means a type or protocol of the project
  /// that fits the query; nil if it means none of the project, or if that is not known.
  func isDeclared(_ path: [Name], file: Int, token: Int, fitting query: QueryID) -> Bool? {
    if let alias = table.alias(path, file: file, token: token),
      isFitting(query, file: alias.file, declaration: alias.declaration)
    {
      return true
    }
    return anyDeclaration(of: path, file: file, token: token) {
      fits(query, file: $0, declaration: $1)
    }
  }

  /// Returns true if one of the types that a dotted name means is as wanted; nil if it means none, or if
  /// that is not known.
  private func anyDeclaration(
    of path: [Name], file: Int, token: Int, where isWanted: (Int, Int32) -> Bool?
  ) -> Bool? {
    let found = table.declarations(of: path, file: file, token: token)
    var answer: Bool? = found.isEmpty ? nil : false
    for (home, declaration) in found {
      switch isWanted(home, declaration) {
      case true?: return true
      case false?: continue
      case nil: answer = nil
      }
    }
    return answer
  }

  /// Returns true if the type or protocol at `declaration` of `file` fits the query, once all files
  /// are known; nil if the project does not say.
  func fits(_ query: QueryID, file: Int, declaration: Int32) -> Bool? {
    if isFitting(query, file: file, declaration: declaration) { return true }
    guard let condition = files[file].types.condition(of: query, declaration: declaration) else {
      return false
    }
    return condition.truth(in: self, file: file)
  }

  /// Returns true if a dotted name at the token of a file means a type of the project that fits the
  /// query and has a member with the value; nil if that is not known.
  func isDeclared(
    _ path: [Name], file: Int, token: Int, fitting query: QueryID, with value: Name,
    among values: ID<MemberValues>
  ) -> Bool? {
    anyDeclaration(of: path, file: file, token: token) { home, declaration in
      guard let owner = table.owner(file: home, declaration: Int(declaration)) else { return nil }
      guard hasMember(owner, with: value, among: values) else { return false }
      return fits(query, file: home, declaration: declaration)
    }
  }

  /// Returns true if a dotted name at the token of a file means a type of the project that has a member
  /// with the value.
  func declares(
    _ value: Name, of path: [Name], file: Int, token: Int, among values: ID<MemberValues>
  ) -> Bool {
    table.declarations(of: path, file: file, token: token).contains {
      table.owner(file: $0.file, declaration: Int($0.declaration)).map {
        hasMember($0, with: value, among: values)
      } ?? false
    }
  }

  private func hasMember(_ owner: Int32, with value: Name, among values: ID<MemberValues>) -> Bool {
    memberValues[owner]?[values]?.contains(value) == true
  }

  /// Returns true if the type at `declaration` of `file` inherits, itself or through others, a type
  /// or protocol of the project that fits the query.
  func inherits(file: Int, declaration: Int, fitting query: QueryID) -> Bool {
    table.inheritedDeclarations(file: file, declaration: declaration).contains {
      fits(query, file: $0.file, declaration: $0.declaration) == true
    }
  }

  /// Returns true if the type at `declaration` of `file` inherits, itself or through others, a type
  /// or protocol of the project that fits the query and has a member with the value.
  func inherits(
    file: Int, declaration: Int, fitting query: QueryID, with value: Name,
    among values: ID<MemberValues>
  ) -> Bool {
    table.inheritedDeclarations(file: file, declaration: declaration).contains {
      guard let owner = table.owner(file: $0.file, declaration: Int($0.declaration)),
        hasMember(owner, with: value, among: values)
      else { return false }
      return fits(query, file: $0.file, declaration: $0.declaration) == true
    }
  }

  /// Returns true if code of the file's module may not compile without the imports that the fix of
  /// the check removes.
  func isImportNeeded(_ check: ID<RemovableImport>, file: Int) -> Bool {
    guard !isAlone else { return true }
    return moduleNeeds[table.modules.ofFile[file]]?.values.contains {
      $0[check.index].isImportNeeded
    } ?? false
  }

  /// Returns true if any file uses the name in this way.
  func isUsed(_ name: Name, as use: ID<NameUse>) -> Bool { usedNames[use]?.contains(name) ?? false }

  /// Returns true if code of a scope has the identifier, given by its token's hash; nil where no file
  /// of the run is in the scope and the run has not all files.
  ///
  /// - Parameter file: the file that does not count, nil if all do.
  func isNamed(
    _ identifier: UInt32, in scope: ID<Selector.Scope>, elsewhereThan file: Int?
  ) -> Bool? {
    table.isNamed(identifier, inScope: scope.index, elsewhereThan: file) ?? (isWhole ? false : nil)
  }

  // MARK: - Tests

  /// The suites with this name.
  func suites(named name: String) -> [TestSuite] { suites[name] ?? [] }

  /// Returns true if each suite with one of these names is in a file that was committed after that at
  /// the index, as far as is known.
  func hasOnlyLater(_ names: [String], than file: Int) -> Bool {
    guard let order else { return false }
    let files = names.flatMap { filesOfSuites[$0] ?? [] }
    return !files.isEmpty && files.allSatisfy { order.isOlder(file, than: $0) }
  }

  /// True if all tests of the project are known: the run has some, or all files.
  var knowsTests: Bool { isWhole || !suites.isEmpty }

  /// The number of tests in a file, nil if it is no file of tests.
  func testCount(ofFile file: Int) -> Int? { files[file].suites.first.map(\.tests.count) }
}
