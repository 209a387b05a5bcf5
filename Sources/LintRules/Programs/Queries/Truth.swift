/// The answer to a question about one file, when only the whole project may know it.
///
/// Rules run file by file, while the types of other files are not known yet. An answer that depends
/// on them is a condition, and the finding waits until the index of the project decides it.
package enum Truth: Sendable, Hashable {
  case yes, no
  case depends(IndexCondition)

  package init(_ value: Bool) { self = value ? .yes : .no }

  /// True if only the project decides it.
  var isOpen: Bool { if case .depends = self { true } else { false } }

  /// Both.
  package func and(_ other: @autoclosure () -> Truth) -> Truth {
    switch self {
    case .no: return .no
    case .yes: return other()
    case .depends(let condition):
      switch other() {
      case .no: return .no
      case .yes: return self
      case .depends(let second): return .depends(.and(condition, second))
      }
    }
  }

  /// At least one.
  package func or(_ other: @autoclosure () -> Truth) -> Truth {
    switch self {
    case .yes: return .yes
    case .no: return other()
    case .depends(let condition):
      switch other() {
      case .yes: return .yes
      case .no: return self
      case .depends(let second): return .depends(.or(condition, second))
      }
    }
  }

  /// At least one of those that `next` gives. There may be many, so their conditions become a
  /// balanced tree: a condition evaluates those within it recursively.
  static func any(_ next: () -> Truth?) -> Truth {
    var parts: [(rank: Int, truth: Truth)] = []
    while let truth = next() {
      switch truth {
      case .yes: return .yes
      case .no: continue
      case .depends: parts.append((0, truth))
      }
      while parts.count > 1, parts[parts.count - 1].rank == parts[parts.count - 2].rank {
        let last = parts.removeLast()
        let before = parts.removeLast()
        parts.append((last.rank + 1, before.truth.or(last.truth)))
      }
    }
    return parts.reversed().reduce(.no) { $1.truth.or($0) }
  }

  /// The opposite.
  package var negated: Truth {
    switch self {
    case .yes: .no
    case .no: .yes
    case .depends(let condition): .depends(.not(condition))
    }
  }
}
