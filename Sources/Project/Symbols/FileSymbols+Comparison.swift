extension FileSymbols {
  /// Returns true if other files learn the same from this one as from `other`: the same declarations
  /// under the same numbers, in the same scopes, with the same names behind them. Only what the file
  /// itself mentions may differ, and the locations of declarations.
  package func saysTheSame(as other: FileSymbols) -> Bool {
    condition == other.condition && imports == other.imports && importsAlone == other.importsAlone
      && Self.areAlike(symbols, other.symbols) { $0.saysTheSame(as: $1) }
      && Self.areAlike(containers, other.containers) { $0.saysTheSame(as: $1) }
      && Self.areAlike(scopes, other.scopes) {
        $0.parent == $1.parent && $0.container == $1.container && $0.names == $1.names
      }
      && localNames == other.localNames
      && Self.areAlike(paths, other.paths) { path, otherPath in
        path.first == otherPath.first && path.scope == otherPath.scope
          && components[path.rest] == other.components[otherPath.rest]
          && text[path.text] == other.text[otherPath.text]
      }
      && (implicitMembers == other.implicitMembers
        || Set(implicitMembers) == Set(other.implicitMembers))
  }

  /// For each declaration of a type or extension of `other`, by its index there, the index of the same
  /// one here. Both files say the same.
  package func declarations(sameAsIn other: FileSymbols) -> [Int32: Int32] {
    var found: [Int32: Int32] = [:]
    for (new, old) in zip(symbols, other.symbols) { found[old.declaration] = new.declaration }
    for (new, old) in zip(containers, other.containers) { found[old.declaration] = new.declaration }
    return found
  }

  private static func areAlike<Element>(
    _ these: ContiguousArray<Element>, _ others: ContiguousArray<Element>,
    by isAlike: (Element, Element) -> Bool
  ) -> Bool {
    these.count == others.count && zip(these, others).allSatisfy(isAlike)
  }
}

extension FileSymbols.Symbol {
  fileprivate func saysTheSame(as other: Self) -> Bool {
    name == other.name && kind == other.kind && access == other.access
      && presence == other.presence && isInBranch == other.isInBranch
      && container == other.container && targets == other.targets
  }
}

extension FileSymbols.Container {
  fileprivate func saysTheSame(as other: Self) -> Bool {
    symbol == other.symbol && isClass == other.isClass && extended == other.extended
      && bases == other.bases && bounds == other.bounds
  }
}
