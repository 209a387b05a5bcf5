import SwiftSource

/// The questions about declarations of each kind, so that a declaration is not asked a question
/// that its kind already answers.
struct KindTable<Element: Sendable>: Sendable {
  /// By the kind's raw value.
  private var elements: ContiguousArray<ContiguousArray<Element>>

  init() {
    elements = ContiguousArray(
      repeating: [], count: DeclarationKind.allCases.reduce(0) { max($0, Int($1.rawValue) + 1) })
  }

  /// - Parameter kinds: any when empty.
  mutating func add(_ element: Element, for kinds: Set<DeclarationKind>) {
    for kind in kinds.isEmpty ? Set(DeclarationKind.allCases) : kinds {
      elements[Int(kind.rawValue)].append(element)
    }
  }

  /// The questions about declarations of the kind, in the order in which they were added.
  subscript(kind: DeclarationKind) -> ContiguousArray<Element> { elements[Int(kind.rawValue)] }

  /// The places of what is asked of declarations of the kind, in the order in which it was added.
  @inline(__always)
  func indices(of kind: DeclarationKind) -> Range<Int> { elements[Int(kind.rawValue)].indices }

  @inline(__always)
  subscript(kind: DeclarationKind, index: Int) -> Element { elements[Int(kind.rawValue)][index] }
}
