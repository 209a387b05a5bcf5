/// Who states what in an inheritance clause.
extension SymbolTable {
  /// A type or extension whose own inheritance clause names something.
  package struct Conformance: Sendable, Hashable {
    /// The file and the index of the declaration in its outline.
    package let file: Int
    package let declaration: Int
    /// The conforming type, -1 if it is not known.
    package let owner: Int32
  }

  /// The types and extensions that name the protocol `name` from outside the project in their own
  /// inheritance clauses, in the order of the files.
  package func conformances(toOutside name: String) -> [Conformance] {
    var found: [Conformance] = []
    let wanted = Name(name)
    for file in files.indices {
      for (index, container) in files[file].containers.enumerated() {
        let isNamed = container.bases.contains { path in
          isOutside(targetsOfPaths[file][Int(path)]) && lastName(of: path, file: file) == wanted
            && !isHidden(files[file].paths[Int(path)], file: file)
        }
        guard isNamed else { continue }
        let owner = ownerOfContainer[Int(containerBase[file]) + index]
        found.append(
          Conformance(file: file, declaration: Int(container.declaration), owner: owner))
      }
    }
    return found
  }

  /// For each symbol the types, protocols and extended types that name it in an inheritance clause.
  package func heirs() -> [Int32: Set<Int32>] {
    var heirs: [Int32: Set<Int32>] = [:]
    for file in files.indices {
      for (index, container) in files[file].containers.enumerated() {
        let owner = ownerOfContainer[Int(containerBase[file]) + index]
        for path in container.bases where owner >= 0 {
          let target = targetsOfPaths[file][Int(path)]
          if target >= 0, target < count { heirs[type(behind: target), default: []].insert(owner) }
        }
      }
    }
    return heirs
  }

  /// The type that an alias stands for, the symbol itself where it is no alias or one of something
  /// that the project does not declare.
  package func type(behind symbol: Int32) -> Int32 {
    var current = symbol
    // An alias of aliases is short in code that compiles, and may go in circles elsewhere.
    for _ in 0..<16 {
      guard current < count, self.symbol(current).kind == .alias,
        let path = self.symbol(current).targets.first
      else { return current }
      let target = targetsOfPaths[file(of: current)][Int(path)]
      guard target >= 0, target < count else { return current }
      current = target
    }
    return current
  }

  /// Returns true if the project does not declare the type that the path means; it may extend it.
  private func isOutside(_ target: Int32) -> Bool { target < 0 || target >= count }

  private func isHidden(_ path: FileSymbols.Path, file: Int) -> Bool {
    guard path.rest.isEmpty else { return false }
    return !lookUp(path.first, from: path.scope, file: file, as: .type).isFromOutside
  }
}
