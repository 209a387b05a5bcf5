import SwiftSource

extension SymbolTable {
  /// Over how many types something is inherited at most; no class has so many above it.
  private static let longestChain = 64

  /// Returns true if the type or extension at `declaration` of `file` inherits, directly or through
  /// extensions and other types of the project, a name that `isWanted` accepts.
  ///
  /// - Parameters:
  ///   - isOfSystem: whether only names count that mean something outside the project.
  ///   - isWanted: gets a name as it is written, without generic arguments; of `A.B` also `B` alone.
  package func inherits(
    file: Int, declaration: Int, isOfSystem: Bool, inModule: Bool = false,
    where isWanted: (Substring) -> Bool
  ) -> Bool {
    guard let owner = owner(file: file, declaration: declaration) else { return false }
    let unit = modules.unitOfFile[file]
    // Few types inherit more than a handful, which a list holds better than a set.
    var types: ContiguousArray<(type: Int32, distance: Int)> = [(type: owner, distance: 0)]
    var seen: Set<Int32> = []
    func isNew(_ type: Int32) -> Bool {
      if types.count < Self.manyTypes { return !types.contains { $0.type == type } }
      if seen.isEmpty { seen = Set(types.map(\.type)) }
      return seen.insert(type).inserted
    }
    var position = 0
    while position < types.count {
      let (next, distance) = types[position]
      position += 1
      let isClass = hierarchy.isClass(next)
      let isFound = anyInheritedPaths(of: next) { file, paths in
        if inModule, next == owner, modules.unitOfFile[file] != unit { return false }
        for index in paths {
          let path = files[file].paths[Int(index)]
          if isWritten(path, file: file, as: isWanted),
            !isOfSystem || self.isOfSystem(path, file: file)
          {
            return true
          }
          let target = targetsOfPaths[file][Int(index)]
          if distance < Self.longestChain, target >= 0, target < count || isClass, isNew(target) {
            types.append((target, distance + 1))
          }
        }
        return false
      }
      if isFound { return true }
    }
    return false
  }

  /// From how many types on a set knows those that have been seen.
  private static let manyTypes = 16

  /// Returns true if every type that the type at `declaration` of `file` inherits, directly or
  /// through extensions and other types of the project, is declared in the project or has a name
  /// that `isKnown` accepts.
  ///
  /// - Parameter isKnown: gets a name as it is written, without generic arguments; of `A.B` also
  ///   `B` alone.
  package func inheritsOnly(
    file: Int, declaration: Int, where isKnown: (Substring) -> Bool
  ) -> Bool {
    guard let owner = owner(file: file, declaration: declaration) else { return false }
    var seen: Set<Int32> = [owner]
    var waiting = [owner]
    while let next = waiting.popLast() {
      for (file, paths) in inheritedPaths(of: next) {
        for index in paths {
          let target = targetsOfPaths[file][Int(index)]
          if target >= 0, target < count {
            if seen.insert(target).inserted { waiting.append(target) }
          } else if !isWritten(files[file].paths[Int(index)], file: file, as: isKnown) {
            return false
          }
        }
      }
    }
    return true
  }

  /// Returns true if the project declares a type, protocol or alias of this name.
  package func declaresType(_ name: Name) -> Bool {
    typeNames.contains(name)
  }

  /// Returns the type that the declaration is or extends: a symbol, or a number above those of the
  /// symbols for a type from outside the project; nil if it is not known.
  package func owner(file: Int, declaration: Int) -> Int32? {
    if let symbol = symbol(file: file, declaration: declaration) { return symbol }
    let containers = files[file].containers
    let index = containers.partitioningIndex { Int($0.declaration) >= declaration }
    guard index < containers.count, Int(containers[index].declaration) == declaration else {
      return nil
    }
    let owner = ownerOfContainer[Int(containerBase[file]) + index]
    return owner < 0 ? nil : owner
  }

  /// Returns the names in the inheritance clauses of a type and its extensions, or after the `=` of
  /// an alias.
  func inheritedPaths(of owner: Int32) -> [(file: Int, paths: Range<Int32>)] {
    var found: [(Int, Range<Int32>)] = []
    _ = anyInheritedPaths(of: owner) { file, paths in
      found.append((file, paths))
      return false
    }
    return found
  }

  /// Returns true if `isWanted` accepts one of the paths that ``inheritedPaths(of:)`` returns.
  private func anyInheritedPaths(
    of owner: Int32, _ isWanted: (_ file: Int, _ paths: Range<Int32>) -> Bool
  ) -> Bool {
    if owner < count, symbol(owner).kind == .alias {
      return isWanted(file(of: owner), symbol(owner).targets)
    }
    var next = firstHeir[Int(owner)]
    while next >= 0 {
      let file = Int(fileOfContainer[Int(next)])
      if isWanted(file, files[file].containers[Int(next - containerBase[file])].bases) {
        return true
      }
      next = nextHeir[Int(next)]
    }
    return false
  }

  /// Returns true if the path names a type of the system.
  private func isOfSystem(_ path: FileSymbols.Path, file: Int) -> Bool {
    let meaning = lookUp(path.first, from: path.scope, file: file, as: .type)
    if case .module = meaning, !path.rest.isEmpty { return false }
    guard meaning.isFromOutside else { return false }
    return !PackageTypes.declare(path.first, seenFrom: files[file].imports)
  }

  private func isWritten(
    _ path: FileSymbols.Path, file: Int, as isWanted: (Substring) -> Bool
  ) -> Bool {
    if isWanted(Substring(text(path.text, of: file))) { return true }
    let bytes = files[file].text[Int(path.text.lowerBound)..<Int(path.text.upperBound)]
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return isWanted(Substring(String(decoding: bytes[(dot + 1)...], as: UTF8.self)))
  }
}
