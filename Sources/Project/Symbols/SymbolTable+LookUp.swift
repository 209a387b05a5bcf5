extension SymbolTable {
  /// What a name means.
  package enum Meaning: Hashable, Sendable {
    /// A type, protocol or alias of the project.
    case symbol(Int32)
    /// A module of the project.
    case module(Int32)
    /// Something that cannot be referred to across files: a generic parameter, an associated type,
    /// a local type or value.
    case opaque
    /// Several things that scoping cannot tell apart.
    case ambiguous
    /// Something from outside the project, with the number of its extensions' members or -1.
    case outside(Int32)
  }

  /// Goes through the names of a mention: each that means a type of the project is given to `body`
  /// with its position in the mention.
  ///
  /// - Returns: whether the first name is ambiguous.
  func resolve(
    _ mention: FileSymbols.Mention, file: Int, _ body: (Int, Int32) -> Void
  ) -> Bool {
    let rest = Int(mention.rest)..<Int(mention.rest) + Int(mention.restCount)
    return resolve(mention, rest: files[file].components[rest], file: file, body)
  }

  /// - Parameter rest: the names behind the first one.
  func resolve(
    _ mention: FileSymbols.Mention, rest: some Sequence<Name>, file: Int,
    _ body: (Int, Int32) -> Void
  ) -> Bool {
    var meaning = lookUp(mention.first, from: mention.scope, file: file, isType: mention.isType)
    if meaning == .ambiguous { return true }
    if case .symbol(let symbol) = meaning, mention.first != .Self { body(0, symbol) }
    var outside = mention.first
    for (position, name) in rest.enumerated() {
      meaning = next(name, after: meaning, outside: outside, file: file)
      outside = outside.appending(name)
      switch meaning {
      case .symbol(let symbol): body(position + 1, symbol)
      case .outside: continue
      default: return false
      }
    }
    return false
  }

  /// What a path means, -1 when that is nothing that has members in the project.
  func resolve(_ path: FileSymbols.Path, file: Int) -> Int32 {
    var meaning = lookUp(path.first, from: path.scope, file: file, isType: true)
    var outside = path.first
    for index in path.rest {
      let name = files[file].components[Int(index)]
      meaning = next(name, after: meaning, outside: outside, file: file)
      outside = outside.appending(name)
    }
    switch meaning {
    case .symbol(let symbol): return symbol
    case .outside(let owner): return owner
    default: return -1
    }
  }

  /// What `name` means behind a dot.
  ///
  /// - Parameter outside: the names before the dot, for types from outside the project.
  func next(_ name: Name, after meaning: Meaning, outside: Name, file: Int) -> Meaning {
    switch meaning {
    case .symbol(let owner):
      return member(name, of: owner, file: file, isType: false, withParameters: false) ?? .opaque
    case .module(let module):
      return topLevel(name, in: module, file: file, isTestable: true, isType: false) ?? .opaque
    case .outside(let owner):
      if owner >= 0,
        let found = member(name, of: owner, file: file, isType: false, withParameters: false)
      {
        return found
      }
      return .outside(externals[outside.appending(name)] ?? -1)
    case .opaque, .ambiguous: return meaning
    }
  }

  // MARK: - Names without a dot before them

  /// What a name means in a scope.
  ///
  /// Source: "The Swift Programming Language", and the rules of unqualified lookup as the compiler
  /// documents them in `lib/AST/UnqualifiedLookup.cpp`: from the innermost scope outwards, the
  /// members of types where their bodies are, then the module, then what is imported.
  ///
  /// - Parameter isType: whether only a type can stand there.
  func lookUp(_ name: Name, from scope: Int32, file: Int, isType: Bool) -> Meaning {
    guard known.mayContain(name) else { return .outside(-1) }
    if name == .Self { return enclosingType(scope, file: file) }
    var scope = scope
    while scope > 0 {
      let found = files[file].scopes[Int(scope)]
      if found.container >= 0 {
        let owner = ownerOfContainer[Int(containerBase[file] + found.container)]
        if owner >= 0,
          let meaning = member(name, of: owner, file: file, isType: isType, withParameters: true)
        {
          return meaning
        }
        if let meaning = systemMember(name, of: found.container, file: file) { return meaning }
      } else if let meaning = local(name, in: found, file: file, isType: isType) {
        return meaning
      }
      scope = found.parent
    }
    return fileLevel(name, file: file, isType: isType)
  }

  private func local(
    _ name: Name, in scope: FileSymbols.Scope, file: Int, isType: Bool
  ) -> Meaning? {
    for index in scope.names {
      let local = files[file].localNames[Int(index)]
      guard local.name == name, !(isType && local.isValue) else { continue }
      return local.symbol >= 0 ? .symbol(symbolBase[file] + local.symbol) : .opaque
    }
    return nil
  }

  private func enclosingType(_ scope: Int32, file: Int) -> Meaning {
    var scope = scope
    while scope > 0 {
      let found = files[file].scopes[Int(scope)]
      if found.container >= 0 {
        let owner = ownerOfContainer[Int(containerBase[file] + found.container)]
        if owner < 0 { return .opaque }
        return owner < count ? .symbol(owner) : .outside(owner)
      }
      scope = found.parent
    }
    return .opaque
  }

  /// An extension of a type from outside sees the names of that type.
  private func systemMember(_ name: Name, of container: Int32, file: Int) -> Meaning? {
    let extended = files[file].containers[Int(container)].extended
    guard extended >= 0 else { return nil }
    let path = files[file].paths[Int(extended)]
    return path.rest.isEmpty && SystemMembers.has(name, in: path.first) ? .opaque : nil
  }

  private func fileLevel(_ name: Name, file: Int, isType: Bool) -> Meaning {
    let own = modules.ofFile[file]
    if let found = topLevel(name, in: own, file: file, isTestable: true, isType: isType) {
      return found
    }
    var found: Meaning?
    for visible in visibleModules[file] {
      let meaning = topLevel(
        name, in: visible.module, file: file, isTestable: visible.isTestable, isType: isType)
      guard let meaning else { continue }
      if let found, found != meaning { return .ambiguous }
      found = meaning
    }
    if let found { return found }
    if let module = visibleModule(name, file: file) { return .module(module) }
    return .outside(externals[name] ?? -1)
  }

  private func visibleModule(_ name: Name, file: Int) -> Int32? {
    let modules = modules.byName(name)
    guard !modules.isEmpty else { return nil }
    let own = self.modules.ofFile[file]
    if modules.contains(own) { return own }
    let seen = modules.filter { module in visibleModules[file].contains { $0.module == module } }
    return seen.count == 1 ? seen[0] : nil
  }

  private func topLevel(
    _ name: Name, in module: Int32, file: Int, isTestable: Bool, isType: Bool
  ) -> Meaning? {
    decide(
      topLevel.first(name, in: module), file: file, isType: isType, withParameters: false,
      isPublic: module != modules.ofFile[file] && !isTestable)
  }

  // MARK: - Members

  /// What a member of `owner` with this name means, nil when there is none.
  ///
  /// - Parameter withParameters: whether the generic parameters of the type can be seen.
  func member(
    _ name: Name, of owner: Int32, file: Int, isType: Bool, withParameters: Bool, depth: Int = 0
  ) -> Meaning? {
    let direct = decide(
      members.first(name, in: owner), file: file, isType: isType, withParameters: withParameters,
      isPublic: false)
    if let direct { return direct }
    // Deeper than any real hierarchy; code that does not compile may go in circles.
    guard depth < 24 else { return nil }
    if owner < count, symbol(owner).kind == .alias {
      let targets = symbol(owner).targets
      return inherited(name, targets, declaredIn: self.file(of: owner), file, isType, depth)
    }
    var container = firstHeir[Int(owner)]
    var found: Meaning?
    while container >= 0 {
      let declared = Int(fileOfContainer[Int(container)])
      let bases = files[declared].containers[Int(container - containerBase[declared])].bases
      if let meaning = inherited(name, bases, declaredIn: declared, file, isType, depth) {
        if let found, found != meaning { return .ambiguous }
        found = meaning
      }
      container = nextHeir[Int(container)]
    }
    return found
  }

  private func inherited(
    _ name: Name, _ paths: Range<Int32>, declaredIn declared: Int, _ file: Int, _ isType: Bool,
    _ depth: Int
  ) -> Meaning? {
    var found: Meaning?
    for path in paths {
      let target = targetsOfPaths[declared][Int(path)]
      var meaning: Meaning?
      if target >= 0 {
        meaning = member(
          name, of: target, file: file, isType: isType, withParameters: false, depth: depth + 1)
      }
      if meaning == nil, target < 0 || target >= count {
        let base = files[declared].paths[Int(path)]
        let last =
          base.rest.isEmpty ? base.first : files[declared].components[Int(base.rest.upperBound) - 1]
        if SystemMembers.has(name, in: last) { meaning = .opaque }
      }
      guard let meaning else { continue }
      if let found, found != meaning { return .ambiguous }
      found = meaning
    }
    return found
  }

  // MARK: - Choosing

  /// What a list of symbols with one name means to a file, nil when it can see none of them.
  ///
  /// - Parameters:
  ///   - withParameters: whether generic parameters can be seen.
  ///   - isPublic: whether only what is public can be seen.
  private func decide(
    _ first: Int32, file: Int, isType: Bool, withParameters: Bool, isPublic: Bool
  ) -> Meaning? {
    if first < 0 { return nil }
    var number = first
    var chosen: Int32 = -1
    var chosenCount = 0
    var nearest = Int.max
    var hasOther = false
    var isOpaque = false
    while number >= 0 {
      let symbol = symbol(number)
      let isInFile = Int(fileOfSymbol[Int(number)]) == file
      if symbol.access == .file && !isInFile || isType && symbol.kind == .value
        || isPublic && symbol.access != .everywhere
        || !withParameters && symbol.kind == .genericParameter
      {
        number = nextSymbol[Int(number)]
        continue
      }
      let rank = distance(of: number, symbol, from: file)
      if !symbol.kind.isReferable {
        isOpaque = true
      } else if rank < nearest {
        chosen = number
        chosenCount = 1
        nearest = rank
        hasOther = false
      } else if fileOfSymbol[Int(chosen)] == fileOfSymbol[Int(number)] {
        // Branches of `#if` in one file: the first one stands for all.
        chosen = min(chosen, number)
        chosenCount += 1
      } else if rank == nearest {
        hasOther = true
      }
      number = nextSymbol[Int(number)]
    }
    guard chosen >= 0 else { return isOpaque ? .opaque : nil }
    let symbol = symbol(chosen)
    // An alias in one branch of `#if` stands in for what other systems have of that name.
    let isStandIn =
      symbol.kind == .alias && symbol.isConditional && chosenCount == 1
      && Int(fileOfSymbol[Int(chosen)]) != file
    return hasOther || isOpaque || isStandIn ? .ambiguous : .symbol(chosen)
  }

  /// How near a declaration is to a file that can see it: a private one of the file itself, one of
  /// its module or target, any other.
  private func distance(of number: Int32, _ symbol: FileSymbols.Symbol, from file: Int) -> Int {
    let declared = Int(fileOfSymbol[Int(number)])
    if declared == file && symbol.access == .file { return 0 }
    return modules.unitOfFile[declared] == modules.unitOfFile[file] ? 1 : 2
  }
}
