extension SymbolTable {
  /// Whether anywhere in the project a value of a type of this name is passed to a function of the
  /// list with this number, or may be.
  package func isPassed(_ name: Name, toFunctions number: Int) -> Bool {
    passed[number]?.mayContain(name) ?? false
  }

  /// What the files pass to the functions of each list that is asked for.
  static func passedTypes(in files: [FileSymbols]) -> [Int: PassedTypes] {
    var values: [ValueTypes] = []
    var passed: [Int: [PassedValues]] = [:]
    for file in files.indices {
      if let types = files[file].valueTypes { values.append(types) }
      for (number, found) in files[file].passed { passed[number, default: []].append(found) }
    }
    return passed.mapValues { PassedTypes($0, values) }
  }
}
