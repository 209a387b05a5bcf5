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
