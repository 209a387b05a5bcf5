import Project

/// The answers of one file to the questions that rules ask of the whole project.
package struct FileAnswers: Sendable {
  /// The facts that the file has.
  var facts: Set<FactID> = []
  /// For each extension, by the index of its declaration, the facts that it adds to its type.
  var extensionFacts: [Int32: [ID<ExtensionFact>]] = [:]
  /// For each type, by the index of its declaration, the queries that it fits.
  var fitting: [Int32: [QueryID]] = [:]
  /// For each type, by the index of its declaration, the queries that it fits where a condition
  /// holds.
  var waiting: [Int32: [(query: QueryID, condition: IndexCondition)]] = [:]
  /// The names with which the patterns of each use match that is asked for.
  var usedNames: [ID<NameUse>: Set<Name>] = [:]
  /// The suites of the file, where a rule asks for tests.
  var suites: [TestSuite] = []
  /// The names of the members that the file declares in types whose members are asked for.
  var memberNames: [ID<NameList>: Set<Name>] = [:]
  /// For each type and extension, by the index of its declaration, the values of its members that are
  /// asked for.
  var memberValues: [Int32: [ID<MemberValues>: Set<Name>]] = [:]
  /// The arguments that the file passes to the functions that are asked for.
  var passed: [ID<FunctionNames>: PassedValues] = [:]
  /// The types of the values of the file, nil if no rule asks for them.
  var valueTypes: ValueTypes?
  /// The functions and values that the file declares, of those that are asked for.
  var values: Set<Name> = []
  /// The remarks of kinds for their look at the project as a whole.
  var notes = FileNotes()

  package init() {}
}
