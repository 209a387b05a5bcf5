import Matching
import Project
import SwiftSource

/// What a rule about references looks at: which types, by what they are and what they are called.
package struct ReferenceFilter: Sendable, Hashable {
  /// Whether only types count that are no protocols.
  package var isConcrete = false
  /// The names that count, all when nil.
  package var names: NameList?
  /// The names that do not count.
  package var exceptions: NameList?

  package init() {}

  func accepts(_ symbol: Int32, of table: SymbolTable) -> Bool {
    if isConcrete, table.symbol(symbol).kind == .protocol { return false }
    guard names != nil || exceptions != nil else { return true }
    let name = table.name(of: symbol)
    if let names, !names.matches(name) { return false }
    return !(exceptions?.matches(name) ?? false)
  }
}

/// Layers that must not know each other.
package struct LayerCheck: Sendable, Hashable {
  /// What makes one layer use another.
  package enum Means: String, Sendable, CaseIterable {
    /// An import of a module that belongs to the layer.
    case imports
    /// A name of a type that is declared in the layer.
    case references
  }

  /// The layers whose files are checked, empty for all that say what they use.
  package var from: [String]
  /// The layers that those files must not use; empty for all that their layer does not list.
  package var to: [String]
  package var means: Set<Means>
  package var filter: ReferenceFilter

  package init(
    from: [String] = [], to: [String] = [], means: Set<Means> = Set(Means.allCases),
    filter: ReferenceFilter = ReferenceFilter()
  ) {
    self.from = from
    self.to = to
    self.means = means
    self.filter = filter
  }

  /// Whether a file of layer `source` must not use layer `target`.
  func forbids(from source: Layer, to target: Layer) -> Bool {
    guard source.name != target.name, from.isEmpty || from.contains(source.name) else {
      return false
    }
    if !to.isEmpty { return to.contains(target.name) }
    guard let uses = source.uses else { return false }
    return !uses.contains(target.name)
  }
}

/// Groups of files that must not know each other.
package struct IndependenceCheck: Sendable, Hashable {
  package var grouping: Grouping
  package var filter: ReferenceFilter

  package init(grouping: Grouping, filter: ReferenceFilter = ReferenceFilter()) {
    self.grouping = grouping
    self.filter = filter
  }
}

/// Something that only some files may use.
package struct UsageCheck: Sendable, Hashable {
  /// The files whose types it is about, all when nil.
  package var declared: Selector.Scope?
  package var filter: ReferenceFilter
  /// The files that may use it.
  package var allowed: Selector.Scope

  package init(
    declared: Selector.Scope?, filter: ReferenceFilter, allowed: Selector.Scope
  ) {
    self.declared = declared
    self.filter = filter
    self.allowed = allowed
  }
}

/// Groups of files that must not depend on each other in a circle.
package struct CycleCheck: Sendable, Hashable {
  package var grouping: Grouping

  package init(grouping: Grouping) { self.grouping = grouping }
}
