import Matching
import Project

/// The answers of one file to the questions that rules ask of the whole project.
package struct FileAnswers: Sendable {
  /// The facts that the file has.
  var facts: Set<FactID> = []
  /// Of facts that a rule wants located, the first declaration that fits.
  var placesOfFacts: [FactID: Range<Int>] = [:]
  /// The feature of the file, nil where it has no facts.
  var feature: Name?
  /// For each extension, by the index of its declaration, the facts that it adds to its type.
  var extensionFacts: [Int32: [ID<ExtensionFact>]] = [:]
  /// The queries that the types of the file fit.
  var types = TypeAnswers()
  /// The names with which the patterns of each use match that is asked for.
  var usedNames: [ID<NameUse>: Set<Name>] = [:]
  /// The suites of the file, where a rule asks for tests.
  var suites: [TestSuite] = []
  /// The names of the members that the file declares in types whose members are asked for.
  var memberNames: [ID<NameList>: Set<Name>] = [:]
  /// The names of the constants whose values are asked for.
  var constants: [ID<RegularExpression>: Set<Name>] = [:]
  /// For each type and extension, by the index of its declaration, the values of its members that are
  /// asked for.
  var memberValues: [Int32: [ID<MemberValues>: Set<Name>]] = [:]
  /// The arguments that the file passes to the functions that are asked for.
  var passed: [ID<FunctionNames>: PassedValues] = [:]
  /// The types of the values of the file, nil if no rule asks for them.
  var valueTypes: ValueTypes?
  /// The functions and values that the file declares, of those that are asked for.
  var values: Set<Name> = []
  /// Those of them that are members, by the index of the declaration of their type or extension; a
  /// member that overrides another one is none of its own.
  var ownMembers: [Int32: Set<Name>] = [:]
  /// Those of them that are no members of types.
  var freeValues: Set<Name> = []
  /// The collections that the file declares as members.
  var lists = ValueLists()
  /// The members that the file declares that change the value on which they are used.
  var changing = ChangingMembers()
  /// The code of the file that depends on conformances that are asked for.
  var overloads = Overloads()
  /// The needs of the file of modules, for each check by its ID; empty where no fix removes imports.
  var moduleNeeds: [ModuleNeed] = []
  /// The remarks of kinds for their look at the project as a whole.
  var notes = FileNotes()

  package init() {}

  /// Forgets the answers that are only asked of all files together.
  mutating func forgetMerged() {
    extensionFacts = [:]
    usedNames = [:]
    memberNames = [:]
    constants = [:]
    memberValues = [:]
    passed = [:]
    valueTypes = nil
    values = []
    ownMembers = [:]
    freeValues = []
    lists = ValueLists()
    changing = ChangingMembers()
    moduleNeeds = []
  }

  /// True if no answer is about a certain declaration.
  var namesNoDeclaration: Bool {
    extensionFacts.isEmpty && types.isEmpty && memberValues.isEmpty && ownMembers.isEmpty
  }

  /// Returns true if the answers to questions about other files are those of `other`. The remarks
  /// for the look at the project may differ.
  ///
  /// - Parameter declarations: for each declaration of a type of `other`, the same one now.
  func saysTheSame(as other: FileAnswers, _ declarations: [Int32: Int32]) -> Bool {
    facts == other.facts && usedNames == other.usedNames && suites == other.suites
      && memberNames == other.memberNames && passed == other.passed
      && valueTypes == other.valueTypes && values == other.values && changing == other.changing
      && constants == other.constants
      && moduleNeeds == other.moduleNeeds && freeValues == other.freeValues
      && overloads == other.overloads && lists == other.lists
      && Self.areSame(extensionFacts, other.extensionFacts, declarations)
      && types.saysTheSame(as: other.types, declarations)
      && Self.areSame(memberValues, other.memberValues, declarations)
      && Self.areSame(ownMembers, other.ownMembers, declarations)
  }

  private static func areSame<Answer: Equatable>(
    _ these: [Int32: Answer], _ others: [Int32: Answer], _ declarations: [Int32: Int32]
  ) -> Bool {
    these.count == others.count
      && others.allSatisfy { declaration, answer in
        declarations[declaration].map { these[$0] == answer } ?? false
      }
  }
}
