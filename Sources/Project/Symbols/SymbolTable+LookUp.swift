extension SymbolTable {
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

  /// - Parameter rest: the names after the first one.
  func resolve(
    _ mention: FileSymbols.Mention, rest: some Sequence<Name>, file: Int,
    _ body: (Int, Int32) -> Void
  ) -> Bool {
    var meaning = lookUp(mention.first, from: mention.scope, file: file, as: mention.role)
    if meaning == .ambiguous { return true }
    if case .symbol(let symbol) = meaning, mention.first != .Self { body(0, symbol) }
    guard mention.restCount > 0 else { return false }
    var outside = outsideName(mention.first, file: file)
    for (position, name) in rest.enumerated() {
      outside = outside?.appending(name) ?? name
      meaning = next(name, after: meaning, outside: outside ?? name, file: file)
      switch meaning {
      case .symbol(let symbol): body(position + 1, symbol)
      case .outside, .bounded: continue
      default: return false
      }
    }
    return false
  }

  /// Returns the symbol that a path means, -1 if that has no members in the project.
  func resolve(_ path: FileSymbols.Path, file: Int) -> Int32 {
    var meaning = lookUp(path.first, from: path.scope, file: file, as: .type)
    var outside = path.rest.isEmpty ? nil : outsideName(path.first, file: file)
    for index in path.rest {
      let name = files[file].components[Int(index)]
      outside = outside?.appending(name) ?? name
      meaning = next(name, after: meaning, outside: outside ?? name, file: file)
    }
    switch meaning {
    case .symbol(let symbol): return symbol
    case .outside(let owner): return owner
    default: return -1
    }
  }

  /// Returns the meaning of `name` after a dot.
  ///
  /// - Parameter outside: the name with those before the dot, for types from outside the project.
  func next(_ name: Name, after meaning: Meaning, outside: Name, file: Int) -> Meaning {
    switch meaning {
    case .symbol(let owner):
      return member(name, of: owner, file: file) ?? .opaque
    case .module(let module):
      return topLevel(name, in: module, file: file, isTestable: true, as: .expression)
        ?? exported(name, by: module, file: file) ?? .opaque
    case .outside(let owner):
      if owner >= 0, let found = member(name, of: owner, file: file) { return found }
      return .outside(externals.first(outside, in: 0))
    case .bounded(let declared, let paths):
      var search = Search(name: name, file: file, role: .expression, hasParameters: false)
      return inherited(paths, declaredIn: Int(declared), &search) ?? .opaque
    case .opaque, .ambiguous: return meaning
    }
  }

  /// Returns the start of a dotted name from outside the project: nil if the first name is that of
  /// a module.
  func outsideName(_ first: Name, file: Int) -> Name? {
    let isModule = first == .swift || files[file].imports.contains { $0.name == first }
    return isModule ? nil : first
  }

  private func member(_ name: Name, of owner: Int32, file: Int) -> Meaning? {
    var search = Search(name: name, file: file, role: .expression, hasParameters: false)
    return member(of: owner, &search)
  }

  // MARK: - Names without a dot before them

  /// Returns the meaning of a name in a scope.
  ///
  /// Source: "The Swift Programming Language", and the rules of unqualified lookup as the compiler
  /// documents them in `lib/AST/UnqualifiedLookup.cpp`: from the innermost scope outwards, the
  /// members of types where their bodies are, then the module, then what is imported.
  ///
  /// - Parameter role: what can be there.
  func lookUp(
    _ name: Name, from scope: Int32, file: Int, as role: FileSymbols.Mention.Role
  ) -> Meaning {
    guard known.mayContain(name) else { return .outside(-1) }
    if name == .Self { return enclosingType(scope, file: file) }
    if role == .implicitMember { return onlyNestedType(name, file: file) }
    var search = Search(name: name, file: file, role: role, hasParameters: true)
    search.hasProtocols = role == .expression
    // The compiler infers them before it looks at code. In declarations it depends on their order.
    search.hasInferredTypes = role == .typeInCode
    let meaning = lookUp(&search, from: scope)
    // Where a type is, what a type has from its protocols comes last: after the module even.
    guard case .outside = meaning, search.hasSkipped else { return meaning }
    search.hasProtocols = true
    return lookUp(&search, from: scope)
  }

  private func lookUp(_ search: inout Search, from scope: Int32) -> Meaning {
    let file = search.file
    var scope = scope
    while scope > 0 {
      let found = files[file].scopes[Int(scope)]
      if found.container >= 0 {
        if let meaning = lookUp(&search, in: found.container) { return meaning }
      } else if let meaning = local(search.name, in: found, file: file, as: search.role) {
        return meaning
      }
      scope = found.parent
    }
    return fileLevel(search.name, file: file, as: search.role)
  }

  /// Returns the meaning of a name as a member of the type that a surrounding type or extension is
  /// or extends.
  private func lookUp(_ search: inout Search, in container: Int32) -> Meaning? {
    let file = search.file
    let owner = ownerOfContainer[Int(containerBase[file] + container)]
    if owner >= 0, let meaning = member(of: owner, &search) { return meaning }
    let declared = files[file].containers[Int(container)]
    if let meaning = inherited(declared.bounds, declaredIn: file, &search) { return meaning }
    // An extension of a type from outside sees the names of that type.
    guard declared.extended >= 0, owner < 0 || owner >= count,
      SystemMembers.has(search.name, in: lastName(of: declared.extended, file: file))
    else { return nil }
    return .opaque
  }

  /// The last name of a path.
  func lastName(of path: Int32, file: Int) -> Name {
    let path = files[file].paths[Int(path)]
    return path.rest.isEmpty ? path.first : files[file].components[Int(path.rest.upperBound) - 1]
  }

  private func local(
    _ name: Name, in scope: FileSymbols.Scope, file: Int, as role: FileSymbols.Mention.Role
  ) -> Meaning? {
    for index in files[file].places(of: name, in: scope) {
      let local = files[file].localNames[Int(index)]
      guard local.name == name, role == .expression || !local.isValue else { continue }
      if local.symbol >= 0 { return .symbol(symbolBase[file] + local.symbol) }
      return local.bounds.isEmpty ? .opaque : .bounded(file: Int32(file), by: local.bounds)
    }
    return nil
  }

  /// The type of this name that is nested in any other, when the project has one that the file can
  /// see and nothing else that is a member of this name.
  private func onlyNestedType(_ name: Name, file: Int) -> Meaning {
    guard let first = nested[name], first >= 0 else { return .opaque }
    return choose(from: first, file: file, as: .implicitMember, seeing: .near) ?? .opaque
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

  private func fileLevel(_ name: Name, file: Int, as role: FileSymbols.Mention.Role) -> Meaning {
    let own = modules.ofFile[file]
    if let found = topLevel(name, in: own, file: file, isTestable: true, as: role) {
      return found
    }
    if let found = importedAlone(name, file: file, as: role) { return found }
    var found: Meaning?
    let isExportedAlone =
      !importedAlone.isEmpty
      && (importedAlone[own]?[name] ?? exportedAlone(name, to: file)) != nil
    for visible in visibleModules[file] where !visible.isInPart || isExportedAlone {
      let meaning = topLevel(
        name, in: visible.module, file: file, isTestable: visible.isTestable, as: role)
      guard let meaning else { continue }
      if let found, found != meaning { return .ambiguous }
      found = meaning
    }
    if let found { return found }
    if let module = visibleModule(name, file: file) { return .module(module) }
    return .outside(externals.first(name, in: 0))
  }

  /// Returns the meaning of a name that an import of a single declaration brings to the file, or to
  /// its module for all files; it takes precedence over imports of whole modules.
  private func importedAlone(_ name: Name, file: Int, as role: FileSymbols.Mention.Role) -> Meaning?
  {
    guard files[file].importsAlone || !importedAlone.isEmpty else { return nil }
    let found =
      files[file].imports.first { $0.declaration == name }?.name
      ?? importedAlone[modules.ofFile[file]]?[name]
      ?? exportedAlone(name, to: file)
    guard let module = found else { return nil }
    let numbers = modules.byName(module)
    for number in numbers {
      if let found = topLevel(name, in: number, file: file, isTestable: true, as: role) {
        return found
      }
    }
    return numbers.isEmpty ? .outside(externals.first(name, in: 0)) : nil
  }

  /// The module of a declaration that a module which the file imports imports alone and exports.
  private func exportedAlone(_ name: Name, to file: Int) -> Name? {
    for visible in visibleModules[file] {
      if let module = importedAlone[visible.module]?[name] { return module }
    }
    return nil
  }

  /// Returns the meaning of a name after that of a module which exports it from another one.
  private func exported(_ name: Name, by module: Int32, file: Int) -> Meaning? {
    var waiting = [module]
    var seen: Set<Int32> = [module]
    while let next = waiting.popLast() {
      if next != module,
        let found = topLevel(name, in: next, file: file, isTestable: false, as: .expression)
      {
        return found
      }
      let alone = importedAlone[next]?[name].map { modules.byName($0) } ?? []
      for number in (exports[next] ?? []).sorted() + alone where seen.insert(number).inserted {
        waiting.append(number)
      }
    }
    return nil
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
    _ name: Name, in module: Int32, file: Int, isTestable: Bool,
    as role: FileSymbols.Mention.Role
  ) -> Meaning? {
    choose(
      from: topLevel.first(name, in: module), file: file, as: role,
      seeing: module == modules.ofFile[file] || isTestable ? .everything : .published)
  }

  // MARK: - Choosing

  /// Which symbols of a list count, beside those that no other file can see.
  enum Sight {
    /// All of them.
    case everything
    /// Those that are public.
    case published
    /// Those of the file's own module and of the modules that it imports.
    case near
  }

  /// Returns the meaning, to a file, of a list of symbols with one name; nil if the file can see
  /// none of them.
  ///
  /// - Parameter hasParameters: whether generic parameters count.
  func choose(
    from first: Int32, file: Int, as role: FileSymbols.Mention.Role, seeing sight: Sight,
    hasParameters: Bool = true
  ) -> Meaning? {
    var choice = self.choice(
      from: first, file: file, as: role, seeing: sight, hasParameters: hasParameters)
    // No module declares a name twice: where modules are not known, the nearest folder counts.
    if choice.isBetweenFiles, modules.isWithoutModule(file) {
      choice = self.choice(
        from: first, file: file, as: role, seeing: sight, hasParameters: hasParameters,
        by: .folder)
    }
    let meaning = choice.meaning
    if case .symbol(let chosen) = meaning,
      isStandIn(chosen, for: file, isOnly: choice.isOnly)
    {
      return .ambiguous
    }
    return meaning
  }

  /// The place that makes a declaration near to a file: its target, or its folder.
  private enum Nearness {
    case target, folder
  }

  /// Returns the choice among the symbols of a list that the file can see.
  ///
  /// The result is no optional: Swift 6.3.1 optimizes an optional ``Choice`` that has bounds and no
  /// best candidate into nil.
  private func choice(
    from first: Int32, file: Int, as role: FileSymbols.Mention.Role, seeing sight: Sight,
    hasParameters: Bool, by nearness: Nearness = .target
  ) -> Choice {
    var choice = Choice()
    var number = first
    // More than a hundred of one name that a file can see is no code that compiles.
    while number >= 0, choice.count < 100, !choice.isMacro {
      let symbol = symbol(number)
      let declared = Int(fileOfSymbol[Int(number)])
      if symbol.access != .file || declared == file, symbol.kind.canBe(role),
        hasParameters || symbol.kind != .genericParameter,
        isSeen(symbol, declared, sight, from: file)
      {
        choice.consider(
          number, symbol, in: declared,
          distance: distance(of: symbol, declared, from: file, by: nearness),
          isUnderSameCondition: isUnderSameCondition(symbol, declared, as: file))
      }
      number = nextSymbol[Int(number)]
    }
    return choice
  }

  /// Returns true if a symbol and the whole of another file are under the same `#if` condition.
  private func isUnderSameCondition(
    _ symbol: FileSymbols.Symbol, _ file: Int, as other: Int
  ) -> Bool {
    !symbol.isInBranch && files[file].condition != nil
      && files[file].condition == files[other].condition
  }

  @inline(__always)
  private func isSeen(
    _ symbol: FileSymbols.Symbol, _ declared: Int, _ sight: Sight, from file: Int
  ) -> Bool {
    switch sight {
    case .everything: true
    case .published: symbol.access == .everywhere
    case .near: isNear(symbol, file: declared, to: file)
    }
  }

  /// How near a declaration is to a file that can see it: a private one of the file itself, one of
  /// its module or target, any other; or how far its folder is.
  private func distance(
    of symbol: FileSymbols.Symbol, _ declared: Int, from file: Int, by nearness: Nearness
  ) -> Int {
    if declared == file && symbol.access == .file { return 0 }
    if nearness == .folder { return modules.folderDistance(of: declared, from: file) }
    return modules.unitOfFile[declared] == modules.unitOfFile[file] ? 1 : 2
  }

  /// Returns true if the symbol replaces one that Linux has under that name: a type or alias named
  /// like one of C or of the systems, under a condition that Linux does not meet.
  ///
  /// A type of the systems that the project declares for several of them is its own, and so is an alias;
  /// one of C is not.
  /// Not where the file that asks is under the same condition, and not as a member of a type of the
  /// project.
  private func isStandIn(_ number: Int32, for file: Int, isOnly: Bool) -> Bool {
    let symbol = symbol(number)
    let declared = Int(fileOfSymbol[Int(number)])
    guard symbol.presence == .elsewhere, declared != file,
      !isUnderSameCondition(symbol, declared, as: file),
      isOfOneCase(symbol, declared)
        || isOnly && symbol.kind != .alias && SystemMembers.isKnown(symbol.name)
    else { return false }
    guard symbol.container >= 0 else { return true }
    let owner = ownerOfContainer[Int(containerBase[declared] + symbol.container)]
    return owner < 0 || owner >= count
  }

  /// Returns true if a name looks like one of C: `in_addr`, `EPOLL_EVENTS`.
  private func isOfOneCase(_ symbol: FileSymbols.Symbol, _ file: Int) -> Bool {
    let name = files[file].text[symbol.text]
    return !name.contains { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
      || !name.contains { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } && name.count > 2
  }
}
