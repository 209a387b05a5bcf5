extension SymbolTable {
  /// Returns the meaning of a name as a member of `owner`, nil if there is none.
  func member(of owner: Int32, _ search: inout Search) -> Meaning? {
    let hasParameters = search.hasParameters
    let direct = chooseMember(members.first(search.name, in: owner), search)
    if let direct { return direct }
    // More than any real hierarchy has; code that does not compile may go in circles.
    search.steps += 1
    guard search.depth < 24, search.steps < 1000 else { return nil }
    search.hasParameters = false
    defer { search.hasParameters = hasParameters }
    if owner < count, symbol(owner).kind == .alias {
      return inherited(symbol(owner).targets, declaredIn: file(of: owner), &search)
    }
    let isConcrete = owner >= count || symbol(owner).kind == .type
    var container = firstHeir[Int(owner)]
    var found: Meaning?
    while container >= 0 {
      let declared = Int(fileOfContainer[Int(container)])
      let bases = files[declared].containers[Int(container - containerBase[declared])].bases
      let meaning = inherited(bases, declaredIn: declared, ofConcrete: isConcrete, &search)
      if let meaning {
        if let found, found != meaning { return .ambiguous }
        found = meaning
      }
      container = nextHeir[Int(container)]
    }
    return found
  }

  /// - Parameter isConcrete: whether a type inherits, and no protocol.
  func inherited(
    _ paths: Range<Int32>, declaredIn declared: Int, ofConcrete isConcrete: Bool = false,
    _ search: inout Search
  ) -> Meaning? {
    var found: Meaning?
    search.depth += 1
    defer { search.depth -= 1 }
    for path in paths {
      let target = targetsOfPaths[declared][Int(path)]
      var meaning: Meaning?
      if target >= 0, target < count {
        if isConcrete, !search.hasProtocols, isProtocol(target) {
          search.hasSkipped = true
          meaning = inferredType(of: target, declaredIn: declared, &search)
        } else {
          meaning = member(of: target, &search)
        }
      } else {
        if target >= 0 { meaning = member(of: target, &search) }
        if meaning == nil {
          meaning = systemMember(of: path, declaredIn: declared, isConcrete, &search)
        }
      }
      guard let meaning else { continue }
      if let found, found != meaning { return .ambiguous }
      found = meaning
    }
    return found
  }

  /// Returns the meaning of a name as an associated type of a protocol, nil where the compiler may
  /// not have inferred it before it meets the name.
  private func inferredType(
    of protocolType: Int32, declaredIn declared: Int, _ search: inout Search
  ) -> Meaning? {
    guard search.hasInferredTypes, declared == search.file,
      let found = member(of: protocolType, &search)
    else { return nil }
    switch found {
    case .opaque, .bounded: return found
    case .symbol, .module, .ambiguous, .outside: return nil
    }
  }

  /// Returns the meaning of a name as a member of a type or protocol from outside the project.
  private func systemMember(
    of path: Int32, declaredIn declared: Int, _ isConcrete: Bool, _ search: inout Search
  ) -> Meaning? {
    let base = lastName(of: path, file: declared)
    if SystemMembers.has(search.name, inClass: base) { return .opaque }
    guard SystemMembers.has(search.name, inProtocol: base) else { return nil }
    if !isConcrete || search.hasProtocols { return .opaque }
    search.hasSkipped = true
    let isInferred = search.hasInferredTypes && declared == search.file
    return isInferred && !SystemMembers.isAlias(search.name) ? .opaque : nil
  }

  /// Returns true if the symbol is a protocol, or an alias of protocols.
  private func isProtocol(_ symbol: Int32) -> Bool {
    var current = symbol
    for _ in 0..<16 {
      let found = self.symbol(current)
      guard found.kind == .alias else { return found.kind == .protocol }
      // Of several types that an alias joins, a class may be one, but hardly ever is.
      guard let first = found.targets.first else { return false }
      let target = targetsOfPaths[file(of: current)][Int(first)]
      guard target >= 0, target < count else { return found.targets.count > 1 }
      current = target
    }
    return false
  }

  /// Returns the meaning, to a file, of a list of members with one name: those of its own module
  /// and of the modules that it imports come before others.
  private func chooseMember(
    _ first: Int32, _ search: Search
  ) -> Meaning? {
    guard first >= 0 else { return nil }
    return choose(
      from: first, file: search.file, as: search.role, seeing: .near,
      hasParameters: search.hasParameters)
      ?? choose(
        from: first, file: search.file, as: search.role, seeing: .published,
        hasParameters: search.hasParameters)
  }

  /// Returns true if a symbol of the file with the index `declared` is certainly visible from
  /// `file`.
  func isNear(_ symbol: FileSymbols.Symbol, file declared: Int, to file: Int) -> Bool {
    let module = modules.ofFile[declared]
    if module == modules.ofFile[file] { return true }
    return visibleModules[file].contains {
      $0.module == module && ($0.isTestable || symbol.access == .everywhere)
    }
  }
}
