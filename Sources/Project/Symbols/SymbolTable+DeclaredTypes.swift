extension SymbolTable {
  /// Returns true if a dotted name at the token of a file means a type of the project that fits, and
  /// the classes that it inherits fit too.
  ///
  /// - Parameters:
  ///   - path: the names, outermost first.
  ///   - isFitting: whether a type fits; gets its file and the index of its declaration there.
  ///   - isKnown: what may be inherited from outside the project, nil for anything; gets a name as
  ///     it is written, without generic arguments.
  package func isType(
    _ path: [Name], file: Int, token: Int, where isFitting: (Int, Int32) -> Bool,
    inheritingOnly isKnown: ((Substring) -> Bool)?
  ) -> Bool {
    if let alias = alias(path, file: file, token: token), isFitting(alias.file, alias.declaration) {
      return true
    }
    guard let type = type(path, file: file, token: token) else { return false }
    var seen: Set<Int32> = [type]
    var waiting = [type]
    while let next = waiting.popLast() {
      guard isFitting(self.file(of: next), symbol(next).declaration) else { return false }
      for (file, paths) in inheritedPaths(of: next) {
        for path in paths {
          guard let base = aliased(targetsOfPaths[file][Int(path)]), symbol(base).kind == .type,
            seen.insert(base).inserted
          else { continue }
          waiting.append(base)
        }
      }
    }
    guard let isKnown else { return true }
    let declaration = Int(symbol(type).declaration)
    return inheritsOnly(file: self.file(of: type), declaration: declaration, where: isKnown)
  }

  /// Returns true if a dotted name at the token of a file means a type of the project that fits and
  /// inherits nothing that `isExcuse` accepts.
  ///
  /// - Parameter isFitting: whether a type fits; gets its file and the index of its declaration
  ///   there.
  package func isType(
    _ path: [Name], file: Int, token: Int, where isFitting: (Int, Int32) -> Bool,
    unlessItInherits isExcuse: (Substring) -> Bool
  ) -> Bool {
    if let alias = alias(path, file: file, token: token), isFitting(alias.file, alias.declaration) {
      return true
    }
    return declarations(of: path, file: file, token: token, mayBeProtocol: false).contains {
      isFitting($0.file, $0.declaration)
        && !inherits(
          file: $0.file, declaration: Int($0.declaration), isOfSystem: false, where: isExcuse)
    }
  }

  /// The file and the index of the declaration of the type or protocol of the project that a dotted
  /// name means at the token of a file, by an alias too; of each of them where the alias is a
  /// composition.
  package func declarations(
    of path: [Name], file: Int, token: Int, mayBeProtocol: Bool = true
  ) -> [(file: Int, declaration: Int32)] {
    guard let number = meaning(of: path, file: file, token: token) else { return [] }
    let types = symbol(number).kind == .alias ? self.types(behind: number) : [number]
    return types.compactMap { type in
      guard type < count,
        symbol(type).kind == .type || mayBeProtocol && symbol(type).kind == .protocol
      else { return nil }
      return (self.file(of: type), symbol(type).declaration)
    }
  }

  /// The file and the index of the declaration of the alias that a dotted name means at the token of
  /// a file, nil for all else.
  package func alias(_ path: [Name], file: Int, token: Int) -> (file: Int, declaration: Int32)? {
    guard let number = meaning(of: path, file: file, token: token), symbol(number).kind == .alias
    else { return nil }
    return (self.file(of: number), symbol(number).declaration)
  }

  /// How many types and protocols of the project one of them inherits at most, as far as is asked for.
  /// Code that people write has some dozen; a chain of thousands would take the square of its length.
  private static let maximumAncestors = 256

  /// The declarations of all types and protocols of the project that the one at `declaration` of
  /// `file` inherits, through extensions and others too.
  package func inheritedDeclarations(
    file: Int, declaration: Int
  ) -> [(file: Int, declaration: Int32)] {
    guard let owner = owner(file: file, declaration: declaration) else { return [] }
    var seen: Set<Int32> = [owner]
    var waiting = [owner]
    while seen.count <= Self.maximumAncestors, let next = waiting.popLast() {
      for (file, paths) in inheritedPaths(of: next) {
        for path in paths {
          // An alias stands for each of the types behind it.
          let base = targetsOfPaths[file][Int(path)]
          guard base >= 0, base < count, seen.insert(base).inserted else { continue }
          waiting.append(base)
        }
      }
    }
    seen.remove(owner)
    return seen.sorted().filter { symbol($0).kind != .alias }
      .map { (self.file(of: $0), symbol($0).declaration) }
  }

  /// The type of the project that a dotted name means at the token of a file, nil for all else.
  private func type(_ path: [Name], file: Int, token: Int) -> Int32? {
    guard let type = meaning(of: path, file: file, token: token).flatMap(aliased),
      symbol(type).kind == .type
    else { return nil }
    return type
  }

  /// The symbol that a dotted name means at the token of a file, nil for all else.
  private func meaning(of path: [Name], file: Int, token: Int) -> Int32? {
    guard let first = path.first else { return nil }
    let scope = files[file].scope(at: token)
    var meaning = lookUp(first, from: scope, file: file, as: .type)
    var outside = outsideName(first, file: file)
    for name in path.dropFirst() {
      outside = outside?.appending(name) ?? name
      meaning = next(name, after: meaning, outside: outside ?? name, file: file)
    }
    guard case .symbol(let number) = meaning else { return nil }
    return number
  }

  /// The symbol that `number` stands for in the end, nil for one from outside the project.
  func aliased(_ number: Int32) -> Int32? {
    var current = number
    // An alias of an alias is no rarity; one that leads to itself does not compile.
    for _ in 0..<16 {
      guard current >= 0, current < count else { return nil }
      let found = symbol(current)
      guard found.kind == .alias else { return current }
      guard found.targets.count == 1 else { return nil }
      current = targetsOfPaths[file(of: current)][Int(found.targets.lowerBound)]
    }
    return nil
  }
}
