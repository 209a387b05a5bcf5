import Matching
import Project
import SwiftSource

/// The names of functions of which a rule asks what they are passed.
package struct FunctionNames: Sendable, Hashable {
  let names: Set<Name>

  init(_ names: [String]) { self.names = Set(names.map { Name($0) }) }
}

/// Patterns, one of which matches where a name is used in some way, with the name as `$name`.
package struct NameUse: Sendable, Hashable {
  /// The capture that has the name.
  static let capture = "name"

  let patterns: [TokenPattern]

  init(_ patterns: [TokenPattern]) { self.patterns = patterns }
}

/// Something that an extension may add to a type of another file.
package enum ExtensionFact: Sendable, Hashable {
  /// A member that a query describes.
  case member(QueryID)
  /// Code that one of the patterns matches.
  case code([PatternID], countsFallbacks: Bool)
}

/// The questions of rules to all files before the project is known. Each file stores its answers
/// with its symbols; the table of the project joins them.
struct ProjectQuestions: Sendable {
  /// Facts that extensions may add to types of other files.
  var extensionFacts = IDTable<ExtensionFact>()
  /// Facts that files may have.
  var facts = IDTable<FileFact>()
  /// For each fact, by its ID, the rules whose files have to have it; nil if it counts in any
  /// file.
  private(set) var rulesOfFacts: ContiguousArray<[RuleID]?> = []
  /// The facts that a rule wants located: a finding stands where they are.
  private(set) var locatedFacts: Set<FactID> = []
  /// Lists of types whose members are asked for.
  var memberOwners = IDTable<NameList>()
  /// Expressions that the values of constants are compared with.
  var constants = IDTable<RegularExpression>()
  /// Functions whose arguments a rule asks for.
  var functions = IDTable<FunctionNames>()
  /// The names of functions and values of which is asked whether the project declares them.
  var valueNames: Set<Name> = []
  /// Queries about types that other files name.
  private(set) var types: [QueryID] = []
  /// Those of them that other files may answer too.
  private(set) var openTypes: Set<QueryID> = []
  /// Files whose words are asked for.
  var namingScopes = IDTable<Selector.Scope>()
  /// Values of the members of types that are compared with something.
  var memberValues = IDTable<MemberValues>()
  /// True if rules ask which members change the value on which they are used.
  var asksForChanges = false
  /// The protocols to which fixes add conformances.
  var addedConformances: Set<Name> = []
  /// True if rules ask what the elements of collections are.
  var asksForLists = false
  /// True if rules ask which tests there are.
  var asksForTests = false
  /// Patterns that are asked for the names in them.
  var uses = IDTable<NameUse>()

  /// The ID of a fact.
  ///
  /// - Parameter rule: the rule in whose files it counts, nil if it counts in any file.
  mutating func id(of fact: FileFact, in rule: RuleID?) -> FactID {
    let id = facts.id(of: fact)
    if id.index == rulesOfFacts.count { rulesOfFacts.append([]) }
    if let rule { rulesOfFacts[id.index]?.append(rule) } else { rulesOfFacts[id.index] = nil }
    return id
  }

  /// Asks where a fact is in the files that have it.
  mutating func locate(_ fact: FactID) { locatedFacts.insert(fact) }

  /// Asks of every type whether it fits the query.
  ///
  /// - Parameter isOpen: whether an answer may wait for other files.
  @discardableResult
  mutating func ask(ofTypes query: QueryID, isOpen: Bool = false) -> QueryID {
    if !types.contains(query) { types.append(query) }
    if isOpen { openTypes.insert(query) }
    return query
  }

  /// True if patterns must be looked for in files that no rule reports on.
  var asksForCode: Bool {
    !facts.isEmpty || !uses.isEmpty
      || extensionFacts.subjects.contains { if case .code = $0 { true } else { false } }
  }
}
