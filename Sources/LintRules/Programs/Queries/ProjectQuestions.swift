import Project
import SwiftSource

/// The names of functions of which a rule asks what they are passed.
package struct FunctionNames: Sendable, Hashable {
  let names: Set<Name>

  init(_ names: [String]) { self.names = Set(names.map { Name($0) }) }
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
  /// Lists of types whose members are asked for.
  var memberOwners = IDTable<NameList>()
  /// Functions of which is asked what they are passed.
  var functions = IDTable<FunctionNames>()
  /// The names of functions and values of which is asked whether the project declares them.
  var valueNames: Set<Name> = []
  /// Queries about types that other files name.
  private(set) var types: [QueryID] = []

  /// The ID of a fact.
  ///
  /// - Parameter rule: the rule in whose files it counts, nil if it counts in any file.
  mutating func id(of fact: FileFact, in rule: RuleID?) -> FactID {
    let id = facts.id(of: fact)
    if id.index == rulesOfFacts.count { rulesOfFacts.append([]) }
    if let rule { rulesOfFacts[id.index]?.append(rule) } else { rulesOfFacts[id.index] = nil }
    return id
  }

  /// Asks of every type whether it fits the query.
  mutating func ask(ofTypes query: QueryID) {
    if !types.contains(query) { types.append(query) }
  }

  /// True if patterns must be looked for in files that no rule reports on.
  var asksForCode: Bool {
    !facts.isEmpty
      || extensionFacts.subjects.contains { if case .code = $0 { true } else { false } }
  }
}
