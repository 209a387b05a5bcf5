import Project
import SwiftSource

/// One file on its way through the rules.
///
/// The file itself is handed from function to function and never stored: a copy of it would count
/// references to a dozen arrays.
struct FileRun {
  let programs: Programs
  /// The app, layer and module of the file.
  let place: Place
  /// The index of the file in the project.
  let index: Int
  /// For each rule whether it looks at this file.
  let active: [Bool]
  /// The rest of the project, nil while it is not known yet.
  let project: ProjectIndex?
  /// The facts about the project's modules that are known before its files are read.
  let modules: ModuleLayers
  /// The answers of queries about the file.
  var facts: QueryFacts
  /// The ranges that patterns match.
  var matches = PatternMatches()
  var caches = FileCaches()
  /// The findings.
  var diagnostics: [Diagnostic] = []
  /// Conditions on the project, one of which has to hold for the second look to find more.
  var openConditions = PackedConditions()
  /// The checks of declarations that need the whole project.
  var openDeclarations: ContiguousArray<PendingChecks.Declaration> = []
  /// The checks that the first look has deferred, in the second look.
  var deferred = PendingChecks()
  /// Returns true if the change under review adds a line; nil if there is no change.
  var isAdded: ((Int) -> Bool)?
  /// True if the change under review adds the file.
  var isNewFile = false
  /// True if the configuration leaves out Swift files.
  var leavesFilesOut = false
  /// The files of the project as git sees them.
  var repository = RepositoryFiles()
  /// The lines and columns of bytes in another file, nil if they cannot be read.
  var regionElsewhere: RegionReader?
  var locator: Locator?
  /// The conditions that have been asked for, nil where nobody wants to know them.
  var asked: AskedConditions?

  init(
    _ programs: Programs, place: Place, index: Int, active: [Bool], modules: ModuleLayers,
    facts: consuming QueryFacts, project: ProjectIndex?
  ) {
    self.programs = programs
    self.place = place
    self.index = index
    self.active = active
    self.modules = modules
    self.project = project
    self.facts = facts
    self.facts.begin(at: place, index: index, modules, programs.queries)
  }

  /// The queries about declarations of all rules.
  var queries: QueryProgram { programs.queries }

  /// Returns true if the rule looks at this file.
  @inline(__always)
  func isActive(_ rule: RuleID) -> Bool { active[rule.index] }

  /// Returns true if the condition is known to hold.
  mutating func holds(_ condition: IndexCondition) -> Bool {
    guard let project else { return false }
    let answer = condition.holds(in: project.answers, file: index)
    asked?.add(condition, holds: answer)
    return answer
  }

  /// Returns true if a second look at the check that has been deferred at a position may find something.
  mutating func mayFindMore(at position: Int) -> Bool {
    let deferred = deferred
    return deferred.contains(at: position) { holds($0) }
  }

  /// Returns true if this look should report a finding that depends on an answer.
  ///
  /// Most types do not inherit through other files what they do not state themselves. So the first
  /// look keeps nothing of an open answer but its condition, and a second look is made at the few
  /// files in which one holds. That look reports the open answers only: it has found nothing new of
  /// the others.
  mutating func shouldReport(_ truth: Truth) -> Bool {
    switch truth {
    case .yes: return project == nil
    case .no: return false
    case .depends(let condition):
      if project != nil { return holds(condition) }
      openConditions.append(condition)
      return false
    }
  }

  /// Returns true if this look should report a finding that depends on `conditions`. The first look
  /// reports it under the condition that none of them holds; the second one reports it if one does.
  mutating func shouldReport(unless conditions: [IndexCondition]) -> Bool {
    guard project == nil else { return conditions.contains { holds($0) } }
    for condition in conditions { openConditions.append(condition) }
    return true
  }
}

/// A project whose files are all known; a class, because each file asks it many times.
package final class ProjectIndex: Sendable {
  package let answers: ProjectAnswers
  /// The app, layer and module of each file.
  package let places: [Place]
  /// The forbidden uses in each file that has any, by the index of the file.
  package let violations: [Int: [Violation]]

  /// The symbols of the project.
  package var table: SymbolTable { answers.table }

  package init(_ answers: ProjectAnswers, places: [Place], violations: [Int: [Violation]]) {
    self.answers = answers
    self.places = places
    self.violations = violations
  }
}

/// Gives the lines and columns of bytes in the file at a path, nil if they cannot be read.
package typealias RegionReader = (Range<Int>, String) -> Location.Region?
