extension SymbolTable {
  /// Returns true if a value of a type of this name is, or may be, passed anywhere in the project
  /// to a function of the list with this number.
  package func isPassed(_ name: Name, toFunctions number: Int) -> Bool {
    passed[number]?.mayContain(name) ?? false
  }

  /// Returns the types that the files pass to the functions of each list that a rule asks for.
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
