import SwiftSource

/// A place where code names a type of the project.
package struct Reference: Sendable {
  /// The token of the name.
  package let token: Int
  /// The type, as a symbol of the ``SymbolTable``.
  package let symbol: Int32
}

/// All that one file refers to, without the places.
package struct FileReferences: Sendable {
  /// The symbols of other files that the file names, and how often.
  package var targets: [(symbol: Int32, count: Int)] = []
  /// How many mentions scoping cannot decide.
  package var ambiguous = 0
  /// A digest of which mention means which symbol. While the text of the file and the digest stay the
  /// same, each token means the same symbol.
  package var digest: UInt64 = 0
}

/// The sorts of types that a name can mean.
package enum TypeSort: String, Sendable, Hashable, CaseIterable {
  /// A struct, class, actor or enum, or a type from outside the project.
  case concrete
  /// A protocol of the project.
  case `protocol`
}

extension SymbolTable {
  /// Returns the references of the file with this index to other files.
  package func references(of file: Int) -> FileReferences {
    var found: ContiguousArray<(symbol: Int32, count: Int)> = []
    var references = FileReferences()
    // Looked at from the closure instead of the table, of which it would make a copy each time.
    let fileOfSymbol = fileOfSymbol
    var digest: UInt64 = 0
    for (index, mention) in files[file].mentions.enumerated()
    where known.mayContain(mention.first) {
      let isAmbiguous = resolve(mention, file: file) { position, symbol in
        let home = Int(fileOfSymbol[Int(symbol)])
        guard home != file else { return }
        found.append((symbol, Int(mention.count)))
        for part in [index, position, home, Int(symbol - symbolBase[home])] {
          digest = (digest ^ UInt64(truncatingIfNeeded: part)) &* 0x9E37_79B9_7F4A_7C15
          digest ^= digest &>> 29
        }
      }
      if isAmbiguous { references.ambiguous += Int(mention.count) }
    }
    references.digest = digest
    found.sort { $0.symbol < $1.symbol }
    for (symbol, count) in found {
      if let last = references.targets.last, last.symbol == symbol {
        references.targets[references.targets.count - 1].count += count
      } else {
        references.targets.append((symbol, count))
      }
    }
    return references
  }

  /// Every reference in a file, in the order of the source.
  ///
  /// - Parameters:
  ///   - source: the file, as it was when the table was made.
  ///   - index: its index in the project.
  ///   - ambiguous: is given the tokens of names that scoping cannot decide.
  package func references(
    in source: SourceFile, index: Int, ambiguous: (Int) -> Void = { _ in }
  ) -> [Reference] {
    var references: [Reference] = []
    forEachMention(in: source, index: index) { tokens, mention, rest in
      let isAmbiguous = resolve(mention, rest: rest, file: index) { position, symbol in
        references.append(Reference(token: tokens[position], symbol: symbol))
      }
      if isAmbiguous { ambiguous(tokens[0]) }
    }
    return references
  }

  /// Returns true if `name` at the token of a file means something else than outside the project.
  package func isHidden(_ name: Name, file: Int, token: Int) -> Bool {
    let scope = files[file].scope(at: token)
    return switch lookUp(name, from: scope, file: file, as: .expression) {
    case .outside, .module: false
    case .symbol(let number): !symbol(number).isShortcut
    case .opaque, .bounded, .ambiguous: true
    }
  }

  /// Returns true if `name` at the token of a file means a type that is declared at file level, or
  /// something from outside the project: nothing nested, local or generic hides it.
  package func isTopLevel(_ name: Name, file: Int, token: Int) -> Bool {
    let scope = files[file].scope(at: token)
    switch lookUp(name, from: scope, file: file, as: .expression) {
    case .outside, .module: return true
    case .symbol(let number): return symbol(number).container == FileSymbols.Symbol.fileLevel
    case .opaque, .bounded, .ambiguous: return false
    }
  }

  /// Returns the sort of type that `name` at the token of a file means, nil if scoping cannot
  /// decide or if the type is nested, local or generic.
  package func sort(of name: Name, file: Int, token: Int) -> TypeSort? {
    let scope = files[file].scope(at: token)
    switch lookUp(name, from: scope, file: file, as: .type) {
    case .outside, .module: return .concrete
    case .symbol(let number):
      let found = symbol(number)
      guard found.container == FileSymbols.Symbol.fileLevel else { return nil }
      switch found.kind {
      case .type: return .concrete
      case .protocol: return .protocol
      default: return nil
      }
    case .opaque, .bounded, .ambiguous: return nil
    }
  }

  private func forEachMention(
    in source: SourceFile, index: Int,
    _ body: ([Int], FileSymbols.Mention, [Name]) -> Void
  ) {
    var walk = MentionWalk(source)
    var scopes = ScopeCursor()
    while let head = walk.next(in: source) {
      let scope = scopes.advance(to: head, in: files[index])
      let role = walk.role(of: head)
      let path = source.mentionPath(from: head, role)
      let names = source.symbolNames(path)
      let rest = Array(names.dropFirst())
      body(
        // The names of a module and of what it declares are one token.
        names.count > path.count ? [head] + path : path,
        FileSymbols.Mention(
          first: names[0], scope: scope, rest: 0, restCount: UInt16(rest.count),
          role: role, count: 1),
        rest)
    }
  }
}

extension SourceFile {
  /// The tokens of the dotted name that code mentions at `head`, as far as its names can be those
  /// of types.
  @inline(__always)
  func mentionPath(from head: Int, _ role: FileSymbols.Mention.Role) -> [Int] {
    var path = [head]
    while path.count < 9, let next = nextComponent(after: path[path.count - 1]),
      role.isType || isCapitalized(next) || isUsedAsType(next)
    {
      path.append(next)
    }
    return path
  }
}
