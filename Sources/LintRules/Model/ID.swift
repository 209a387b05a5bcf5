/// The position of a value in one of the tables of a run: of a rule, a query, a pattern.
///
/// An ID means nothing in another run. Two kinds of IDs cannot be mixed up, because each carries the
/// type of its subject.
package struct ID<Subject>: Hashable, Sendable, Comparable {
  private let position: Int32

  @inline(__always)
  package init(_ index: Int) { position = Int32(truncatingIfNeeded: index) }

  /// The index of the subject in its table.
  @inline(__always)
  package var index: Int { Int(position) }

  package static func < (left: ID, right: ID) -> Bool { left.position < right.position }
}

/// The position of a rule in the rules of a run.
package typealias RuleID = ID<Rule>

/// The different subjects of a run, each with its ID. Equal subjects share one.
struct IDTable<Subject: Hashable & Sendable>: Sendable {
  /// The subjects by their IDs.
  private(set) var subjects: ContiguousArray<Subject> = []
  private var ids: [Subject: ID<Subject>] = [:]

  /// The ID of `subject`, which is added unless it is there.
  mutating func id(of subject: Subject) -> ID<Subject> {
    if let id = ids[subject] { return id }
    let id = ID<Subject>(subjects.count)
    subjects.append(subject)
    ids[subject] = id
    return id
  }

  subscript(id: ID<Subject>) -> Subject { subjects[id.index] }

  var isEmpty: Bool { subjects.isEmpty }
}
