import Project
import SwiftSource

/// A check that waits for the project, named by its kind.
enum DeferredCheck {}

/// The checks that the first look at a file leaves open, because other files decide them.
package struct PendingChecks: Sendable {
  /// A check of a declaration, given by its index in the outline.
  struct Declaration: Sendable {
    let check: ID<DeferredCheck>
    let declaration: Int32
    /// Where the conditions are under which the check finds something.
    let conditions: Range<Int32>
  }

  /// Conditions, one of which has to hold for a second look at the file to find more.
  private let conditions: PackedConditions
  /// The checks of declarations that wait, in the order of the declarations.
  let declarations: ContiguousArray<Declaration>

  package init() { self.init(conditions: PackedConditions(), declarations: []) }

  init(conditions: PackedConditions, declarations: ContiguousArray<Declaration>) {
    var (conditions, declarations) = (conditions, declarations)
    conditions.trim()
    declarations.trim()
    self.conditions = conditions
    self.declarations = declarations
  }

  /// True if nothing depends on other files.
  package var asksNothing: Bool { conditions.isEmpty }

  /// Adds the words about which the open checks ask other files.
  package func addWords(to words: inout Set<UInt32>) {
    conditions.addWords(to: &words)
  }

  /// Returns true if a second look at the file may find more.
  ///
  /// - Parameters:
  ///   - project: the answers of the project.
  ///   - file: the index of the file in it.
  package func mayFindMore(in project: ProjectAnswers, file: Int) -> Bool {
    conditions.contains { $0.holds(in: project, file: file) }
  }

  /// Returns true if a condition of the check at a position among ``declarations`` fulfils the predicate.
  func contains(at position: Int, where predicate: (IndexCondition) -> Bool) -> Bool {
    let range = declarations[position].conditions
    return conditions.contains(in: Int(range.lowerBound)..<Int(range.upperBound), where: predicate)
  }
}
