/// The classes of a project, and those of them that others inherit.
struct ClassHierarchy: Sendable {
  /// The owners that are classes.
  private var classes: Set<Int32> = []
  /// The classes that others inherit.
  private var inherited: Set<Int32> = []
  /// The types that aliases name, and to which protocols or their extensions are limited.
  private var alsoNamed: Set<Int32> = []
  /// The names of inherited classes that scoping cannot resolve, and of those under `#if`: another
  /// branch may declare the same class once more.
  private var unresolvedNames: Set<Name> = []

  init() {}

  /// - Parameter table: a table in which all paths are resolved.
  init(_ table: SymbolTable) {
    let files = table.files
    for file in files.indices {
      var paths = files[file].symbols.filter { $0.kind == .alias }.map(\.targets)
      for container in files[file].containers where !container.isClass {
        paths += [container.bases, container.bounds]
      }
      for path in paths.joined() {
        alsoNamed.formUnion(table.types(behind: table.targetsOfPaths[file][Int(path)]))
      }
      for (index, container) in files[file].containers.enumerated() where container.isClass {
        let owner = table.ownerOfContainer[Int(table.containerBase[file]) + index]
        if owner >= 0 { classes.insert(owner) }
        for path in container.bases {
          let target = table.targetsOfPaths[file][Int(path)]
          if target < 0 {
            unresolvedNames.insert(table.lastName(of: path, file: file))
          }
          for base in table.types(behind: target) {
            inherited.insert(base)
            if base < table.count, table.isConditional(base) {
              unresolvedNames.insert(table.symbol(base).name)
            }
          }
        }
      }
    }
  }

  /// Returns true if the owner is a class.
  func isClass(_ owner: Int32) -> Bool { classes.contains(owner) }

  /// Returns true if a class inherits the one with this symbol and name, or may do so.
  func isInherited(_ type: Int32, named name: Name) -> Bool {
    inherited.contains(type) || unresolvedNames.contains(name)
  }

  /// Returns true if an alias names the type, or if a protocol is limited to it.
  func isAlsoNamed(_ type: Int32) -> Bool { alsoNamed.contains(type) }
}

extension SymbolTable {
  /// The types that a symbol stands for: itself, or those that an alias names, several where that is a
  /// composition; none for -1.
  func types(behind target: Int32) -> [Int32] {
    var found: [Int32] = []
    var waiting = [target]
    // An alias that leads to itself does not compile.
    var spare = 64
    while let next = waiting.popLast(), spare > 0 {
      spare -= 1
      guard next >= 0 else { continue }
      guard next < count, symbol(next).kind == .alias else {
        found.append(next)
        continue
      }
      let file = file(of: next)
      waiting += symbol(next).targets.map { targetsOfPaths[file][Int($0)] }
    }
    return found
  }

  /// Returns true if the symbol is under `#if`.
  fileprivate func isConditional(_ number: Int32) -> Bool {
    symbol(number).isInBranch || files[file(of: number)].condition != nil
  }

  /// Returns true if a class of the project inherits the one at `declaration` of `file`, or may do
  /// so.
  package func isSubclassed(file: Int, declaration: Int) -> Bool {
    guard let type = symbol(file: file, declaration: declaration) else { return true }
    return hierarchy.isInherited(type, named: symbol(type).name)
  }

  /// Returns true if a class of the project inherits the type at `declaration` of `file`, or may do
  /// so, if an alias names the type, or if a protocol is limited to it.
  package func hasOtherNames(file: Int, declaration: Int) -> Bool {
    guard let type = symbol(file: file, declaration: declaration) else { return true }
    return hierarchy.isInherited(type, named: symbol(type).name) || hierarchy.isAlsoNamed(type)
  }
}
