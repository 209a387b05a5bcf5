extension ProjectAnswers {
  /// - Parameter table: a table in which all paths are resolved.
  init(_ table: SymbolTable) {
    self.init()
    let files = table.files
    for file in files.indices {
      facts.formUnion(files[file].facts)
      values.formUnion(files[file].declaredValues)
      for (index, container) in files[file].containers.enumerated() {
        let owner = table.ownerOfContainer[Int(table.containerBase[file]) + index]
        if owner >= 0, let queries = files[file].satisfied[container.declaration] {
          satisfied[owner, default: []].formUnion(queries)
        }
        guard container.isClass else { continue }
        if owner >= 0 { classes.insert(owner) }
        for path in container.bases {
          let target = table.targetsOfPaths[file][Int(path)]
          if target < 0 {
            subclassedNames.insert(table.lastName(of: path, file: file))
          } else if let base = table.aliased(target) {
            subclassed.insert(base)
          }
        }
      }
    }
  }
}

extension SymbolTable {
  /// Returns true if any file has the fact with this number.
  package func has(fact: Int) -> Bool { answers.facts.contains(fact) }

  /// Returns true if any file declares a function or value of this name, provided that a rule asks
  /// for the name.
  package func declaresValue(_ name: Name) -> Bool { answers.values.contains(name) }

  /// Returns true if a class of the project inherits the one at `declaration` of `file`, or may do
  /// so.
  package func isSubclassed(file: Int, declaration: Int) -> Bool {
    guard let type = symbol(file: file, declaration: declaration) else { return true }
    return answers.subclassed.contains(type)
      || answers.subclassedNames.contains(symbol(type).name)
  }

  /// Returns true if an extension of the type at `declaration` of `file` has a member that
  /// satisfies the query with the number `query`.
  package func hasMember(file: Int, declaration: Int, query: Int) -> Bool {
    guard let owner = owner(file: file, declaration: declaration) else { return false }
    return answers.satisfied[owner]?.contains(query) ?? false
  }
}
