import Matching
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
  /// The project declares a constant of this name, with its type if it has one, whose value the
  /// expression matches.
  case isConstant(Name, ID<RegularExpression>)
  /// The project declares a type of this name.
  case isDeclared(Name)
  /// The project has a module of this name.
  case isModule(Name)
  /// The project declares a function or value of this name.
  case isDeclaredValue(Name)
  /// The declared type has a member of this name that the project declares, or the name may mean
  /// something of the project outside of types.
  case hasOwnMember(declaration: Int, Name)
  /// The project declares a member that changes the value on which it is used so.
  case isChanging(ChangingMembers.Use)
  /// A file of the project has the fact.
  case isAnywhere(FactID)
  /// A file of the feature has the fact.
  case isInFeature(FactID, Name)
  /// Another file has the identifier, given by its token's hash.
  case isNamedElsewhere(UInt32)
  /// Classes inherit the declared type, aliases name it or protocols are limited to it, so that code
  /// of types with other names has its members.
  case hasOtherNames(declaration: Int)
  /// Another file may change the member of a type, both given by the hashes of their tokens.
  case isWrittenElsewhere(UInt32, type: UInt32)
  /// A conformance to the protocol of this name may change which code runs.
  case hasOverloads(on: Name)
  /// A file that the configuration leaves out has the identifier, given by its token's hash.
  case isLeftOut(UInt32)
  /// All members of this name are collections of plain values or of enums, and there is one.
  case holdsValues(Name)
  /// The project declares an enum of this name.
  case isEnum(Name)
  /// A value of a type of this name is passed to one of the functions, or may be.
  case isPassed(Name, to: ID<FunctionNames>)
  /// The dotted name means at this token a type of the project that fits the query; unknown where it
  /// means none of the project.
  case isOfDeclaredType([Name], token: Int, QueryID)
  /// The dotted name means at this token a type of the project that fits the query and has a member
  /// with the value; unknown where it means none of the project.
  case hasMemberValue([Name], token: Int, QueryID, Name, among: ID<MemberValues>)
  /// The dotted name means at this token a type of the project that has a member with the value.
  case declares(Name, of: [Name], token: Int, among: ID<MemberValues>)
  /// The declared type inherits, itself or through others, something of the project that fits.
  case inheritsDeclared(declaration: Int, QueryID)
  /// The declared type inherits, itself or through others, something of the project that fits and has
  /// a member with the value.
  case inheritsMemberValue(declaration: Int, QueryID, Name, among: ID<MemberValues>)
  /// Code of the scope in another file, or in this one if that counts, has the identifier, given by
  /// its token's hash; unknown where no file is in the scope and files are missing.
  case isNamedIn(UInt32, ID<Selector.Scope>, countsFile: Bool)
  /// One of the patterns matches with the name, in any file.
  case isUsed(Name, as: ID<NameUse>)
  /// The suites with these names are as demanded; unknown where the run has no tests
  /// and files are missing.
  case isTested([String], TestDemand)
  /// Code of other files in the module may not compile without the imports that a fix removes.
  case isImportNeeded(ID<RemovableImport>)
  case not(IndexCondition)
  // Most have two parts: an array of them would take three times the memory.
  case and(IndexCondition, IndexCondition)
  case or(IndexCondition, IndexCondition)
  case all([IndexCondition])
  case any([IndexCondition])

  /// All of some conditions, of which there is at least one.
  static func joined(_ conditions: [IndexCondition]) -> IndexCondition {
    conditions.count == 1 ? conditions[0] : .all(conditions)
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
}
