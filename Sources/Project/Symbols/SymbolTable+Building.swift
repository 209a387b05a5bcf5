extension SymbolTable {
  /// The table of a project without files.
  package static let empty = SymbolTable([], modules: ModuleNames(names: [""], ofFile: []))

  /// The table of all files.
  ///
  /// Extensions, inherited types and aliases may need each other to be understood: an extension of
  /// a type that an extension declares, a base that a base declares. So they are gone through until
  /// a round finds nothing new, which is the third one in all but contrived code.
  ///
  /// Files are asked by their indices throughout: a copy of one would count references to all of its
  /// arrays, and nobody shares the work.
  ///
  /// - Parameter words: which files use which words, for rules that ask for that.
  package init(_ files: [FileSymbols], modules: ModuleNames, words: WordIndex = WordIndex()) {
    self.files = files
    self.modules = modules
    self.words = words
    let symbolCounts = files.indices.map { files[$0].symbols.count }
    let containerCounts = files.indices.map { files[$0].containers.count }
    symbolBase = Self.firstIndices(symbolCounts)
    containerBase = Self.firstIndices(containerCounts)
    fileOfSymbol = Self.files(symbolCounts)
    fileOfContainer = Self.files(containerCounts)
    let symbolCount = fileOfSymbol.count
    ownerOfContainer = ContiguousArray(repeating: -1, count: fileOfContainer.count)
    firstContainer = ContiguousArray(repeating: -1, count: symbolCount)
    nextContainer = ownerOfContainer
    firstHeir = firstContainer
    nextHeir = nextContainer
    nextSymbol = firstContainer
    targetsOfPaths = files.indices.map {
      ContiguousArray(repeating: -1, count: files[$0].paths.count)
    }
    typeNames = Self.typeNames(of: files)
    known = Self.knownNames(files, modules, capacity: symbolCount * 2)
    members = NameMap(capacity: symbolCount)
    topLevel = NameMap(capacity: symbolCount)
    exports = modules.exports(of: files) { $0.declaration == nil }
    visibleModules = modules.visible(from: files, exported: exports)
    importedAlone = modules.importedAlone(by: files)
    let membersOfExtensions = addTypes()
    var waiting = extensions()
    resolve(&waiting, membersOfExtensions)
    // What they declare is extended by others, with longer names.
    while !waiting.isEmpty {
      let lengths = waiting.map { lengthOfExternalName($0) }
      let least = lengths.min()
      for (container, length) in zip(waiting, lengths) where length == least {
        addExternalExtension(container, membersOfExtensions[container] ?? [])
      }
      waiting = zip(waiting, lengths).filter { $1 != least }.map { $0.0 }
      if hasNewTargets(waiting) { resolve(&waiting, membersOfExtensions) }
    }
    _ = resolvePaths()
    nested = nestedTypes()
    hierarchy = ClassHierarchy(self)
  }

  /// The index of the first element of each file, of all elements in the order of the files.
  private static func firstIndices(_ counts: [Int]) -> [Int32] {
    var next: Int32 = 0
    return counts.map { count in
      defer { next += Int32(count) }
      return next
    }
  }

  /// The file of each element.
  private static func files(_ counts: [Int]) -> ContiguousArray<Int32> {
    var files = ContiguousArray<Int32>()
    files.reserveCapacity(counts.reduce(0, +))
    for (file, count) in counts.enumerated() {
      files.append(contentsOf: repeatElement(Int32(file), count: count))
    }
    return files
  }

  /// The nested types with the names that implicit members start with.
  private func nestedTypes() -> [Name: Int32] {
    var wanted: Set<Name> = []
    for file in files.indices { wanted.formUnion(files[file].implicitMembers) }
    guard !wanted.isEmpty else { return [:] }
    var found: [Name: (symbol: Int32, owner: Int32)] = [:]
    for number in 0..<Int32(count) {
      let symbol = symbol(number)
      guard symbol.container >= 0, symbol.kind != .genericParameter, wanted.contains(symbol.name)
      else { continue }
      let file = file(of: number)
      let owner = ownerOfContainer[Int(containerBase[file] + symbol.container)]
      let known = found[symbol.name]
      // The same type in several branches or for several platforms is one.
      let isOnly =
        symbol.kind.isReferable && owner >= 0 && (known.map { $0.owner == owner } ?? true)
      found[symbol.name] = isOnly ? (number, owner) : (-1, -1)
    }
    return found.mapValues(\.symbol)
  }

  /// The names of all types, protocols and aliases.
  private static func typeNames(of files: [FileSymbols]) -> Set<Name> {
    var types: Set<Name> = []
    for file in files.indices {
      for symbol in files[file].symbols where symbol.kind.isReferable { types.insert(symbol.name) }
    }
    return types
  }

  private static func knownNames(
    _ files: [FileSymbols], _ modules: ModuleNames, capacity: Int
  ) -> NameFilter {
    var known = NameFilter(capacity: capacity)
    known.insert(.Self)
    for name in modules.names { known.insert(Name(name)) }
    for name in modules.calledNames { known.insert(name) }
    for file in files.indices {
      for symbol in files[file].symbols { known.insert(symbol.name) }
      for local in files[file].localNames { known.insert(local.name) }
      // The first names of extended types, whose members may be the project's.
      for container in files[file].containers where container.extended >= 0 {
        let path = files[file].paths[Int(container.extended)]
        known.insert(path.first)
        for index in path.rest { known.insert(files[file].components[Int(index)]) }
      }
    }
    return known
  }

  /// Adds all types with their members.
  ///
  /// - Returns: the members of each extension.
  private mutating func addTypes() -> [Int32: [Int32]] {
    var ofExtensions: [Int32: [Int32]] = [:]
    for file in files.indices {
      for (index, container) in files[file].containers.enumerated() where container.symbol >= 0 {
        own(symbolBase[file] + container.symbol, containerBase[file] + Int32(index))
      }
      for (index, symbol) in files[file].symbols.enumerated() {
        let number = symbolBase[file] + Int32(index)
        if symbol.container == FileSymbols.Symbol.fileLevel {
          nextSymbol[Int(number)] = topLevel.insert(number, symbol.name, in: modules.ofFile[file])
        } else if symbol.container >= 0,
          files[file].containers[Int(symbol.container)].symbol >= 0
        {
          let owner = symbolBase[file] + files[file].containers[Int(symbol.container)].symbol
          nextSymbol[Int(number)] = members.insert(number, symbol.name, in: owner)
        } else if symbol.container >= 0 {
          ofExtensions[containerBase[file] + symbol.container, default: []].append(number)
        }
      }
    }
    return ofExtensions
  }

  /// Makes the container one of the owner's.
  private mutating func own(_ owner: Int32, _ container: Int32) {
    ownerOfContainer[Int(container)] = owner
    nextContainer[Int(container)] = firstContainer[Int(owner)]
    firstContainer[Int(owner)] = container
    let file = Int(fileOfContainer[Int(container)])
    if !files[file].containers[Int(container - containerBase[file])].bases.isEmpty {
      nextHeir[Int(container)] = firstHeir[Int(owner)]
      firstHeir[Int(owner)] = container
    }
  }

  /// The numbers of all extensions.
  private func extensions() -> [Int32] {
    files.indices.flatMap { file in
      files[file].containers.indices.filter { files[file].containers[$0].extended >= 0 }
        .map { containerBase[file] + Int32($0) }
    }
  }

  /// Finds out what extensions extend, until a round finds nothing new. Those of types from outside the
  /// project are left.
  private mutating func resolve(_ waiting: inout [Int32], _ members: [Int32: [Int32]]) {
    for _ in 0..<8 {
      let hasNewPaths = resolvePaths()
      let left = waiting.filter { !resolveExtension($0, members[$0] ?? []) }
      let isDone = left.count == waiting.count && !hasNewPaths
      waiting = left
      if isDone { break }
    }
  }

  /// Returns true if one of the extensions extends a type of the project after all.
  private func hasNewTargets(_ extensions: [Int32]) -> Bool {
    extensions.contains { container in
      let file = Int(fileOfContainer[Int(container)])
      let extended = files[file].containers[Int(container - containerBase[file])].extended
      let target = resolve(files[file].paths[Int(extended)], file: file)
      return target >= 0 && target < count
    }
  }

  /// How many names the type from outside the project has that an extension extends; more than any
  /// has where it extends none.
  private func lengthOfExternalName(_ container: Int32) -> Int {
    let file = Int(fileOfContainer[Int(container)])
    let extended = files[file].containers[Int(container - containerBase[file])].extended
    return externalName(of: extended, file: file)?.length ?? .max
  }

  /// Finds out what the extension extends, and gives its members to that.
  ///
  /// - Returns: whether that is a type of the project.
  private mutating func resolveExtension(_ container: Int32, _ members: [Int32]) -> Bool {
    let file = Int(fileOfContainer[Int(container)])
    let extended = files[file].containers[Int(container - containerBase[file])].extended
    var target = targetsOfPaths[file][Int(extended)]
    if target >= 0 { target = underlying(target) }
    guard target >= 0, target < count else { return false }
    add(container, with: members, to: target)
    return true
  }

  /// The type that an alias stands for in the end, itself when it is a type.
  private func underlying(_ symbol: Int32) -> Int32 {
    var current = symbol
    for _ in 0..<16 {
      guard current >= 0, current < count, self.symbol(current).kind == .alias else { break }
      let file = file(of: current)
      let targets = self.symbol(current).targets
      guard targets.count == 1 else { return -1 }
      current = targetsOfPaths[file][Int(targets.lowerBound)]
    }
    return current
  }

  private mutating func add(_ container: Int32, with members: [Int32], to owner: Int32) {
    own(owner, container)
    for number in members {
      nextSymbol[Int(number)] = self.members.insert(number, symbol(number).name, in: owner)
    }
  }

  /// Gives the members of an extension to a type from outside the project, known by its name.
  private mutating func addExternalExtension(_ container: Int32, _ members: [Int32]) {
    let file = Int(fileOfContainer[Int(container)])
    let extended = files[file].containers[Int(container - containerBase[file])].extended
    guard let (first, name, _) = externalName(of: extended, file: file) else { return }
    known.insert(first)
    let owner: Int32
    let existing = externals.first(name, in: 0)
    if existing >= 0 {
      owner = existing
    } else {
      owner = Int32(firstContainer.count)
      _ = externals.insert(owner, name, in: 0)
      firstContainer.append(-1)
      firstHeir.append(-1)
    }
    add(container, with: members, to: owner)
  }

  /// The name of the type from outside the project that a path means, directly or by an alias; nil
  /// where it means anything else. Beside it the name before its first dot, and how many names it has.
  private func externalName(
    of path: Int32, file: Int
  ) -> (first: Name, name: Name, length: Int)? {
    var (path, file) = (path, file)
    // An alias of an alias is no rarity; one that leads to itself does not compile.
    for _ in 0..<16 {
      let target = targetsOfPaths[file][Int(path)]
      guard target >= 0, target < count else { break }
      let alias = symbol(target)
      guard alias.kind == .alias, alias.targets.count == 1 else { return nil }
      (path, file) = (alias.targets.lowerBound, self.file(of: target))
    }
    let written = files[file].paths[Int(path)]
    let meaning = lookUp(written.first, from: written.scope, file: file, as: .type)
    if case .module = meaning, !written.rest.isEmpty { return nil }
    guard meaning.isFromOutside else { return nil }
    var outside = outsideName(written.first, file: file)
    for index in written.rest {
      let component = files[file].components[Int(index)]
      outside = outside?.appending(component) ?? component
    }
    return (written.first, outside ?? written.first, 1 + written.rest.count)
  }

  /// Finds out what the paths mean that are not known yet; whether any was found.
  private mutating func resolvePaths() -> Bool {
    var hasNew = false
    for file in files.indices {
      for index in files[file].paths.indices where targetsOfPaths[file][index] < 0 {
        let target = resolve(files[file].paths[index], file: file)
        if target >= 0 {
          targetsOfPaths[file][index] = target
          hasNew = true
        }
      }
    }
    return hasNew
  }
}
