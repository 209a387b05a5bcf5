import SwiftSource

/// What the rest of the project needs to know of a type, extension or alias in one file.
package struct TypeFact: Sendable, Hashable {
  /// A type's kind, `extension` or `typealias`.
  package let kind: DeclarationKind
  /// The name with those of the types around it: `Outer.Inner`; of an extension the extended type.
  package let path: String
  /// The names in its inheritance clause, or of what an alias stands for, without generic
  /// arguments.
  package let inherited: [String]
  /// The names of its attributes.
  package let attributes: [String]
  /// The index of the file in the project.
  package let file: Int
  /// The index of the declaration in the file's outline.
  package let declaration: Int
  /// The bytes of its name.
  package let nameRange: Range<Int>
  /// The numbers of the member queries that one of its members satisfies. Who makes the queries
  /// numbers them.
  package let satisfied: [Int]

  /// The name without those of the types around it.
  package var name: Substring {
    let dot = path.utf8.lastIndex(of: UInt8(ascii: "."))
    return path[(dot.map(path.utf8.index(after:)) ?? path.startIndex)...]
  }
}

extension TypeFact {
  /// The facts of a file's types, extensions and aliases, local ones left out.
  ///
  /// - Parameters:
  ///   - file: the index of the file in the project.
  ///   - satisfied: the numbers of the queries that a member of the declaration with the given
  ///     index satisfies.
  package static func facts(
    of source: SourceFile, file: Int, satisfied: (Int) -> [Int] = { _ in [] }
  ) -> [TypeFact] {
    var facts: [TypeFact] = []
    let outline = source.outline
    for index in outline.declarations.indices {
      let declaration = outline.declarations[index]
      guard declaration.kind.hasMembers || declaration.kind == .typealias, !declaration.isLocal
      else { continue }
      let inherited =
        declaration.kind == .typealias
        ? source.typeNames(in: declaration.type) : source.inheritedNames(of: declaration)
      facts.append(
        TypeFact(
          kind: declaration.kind, path: source.typePath(of: index), inherited: inherited,
          attributes: source.attributeNames(of: declaration), file: file, declaration: index,
          nameRange: source.bytes(of: declaration.name),
          satisfied: declaration.kind == .extension ? satisfied(index) : []))
    }
    return facts
  }
}

extension ContiguousArray {
  /// The elements that an outline's range stands for.
  package subscript(range: Range<Int32>) -> ArraySlice<Element> {
    self[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}

extension SourceFile {
  /// The names of a declaration's attributes, generic arguments left out.
  package func attributeNames(of declaration: Declaration) -> [String] {
    outline.attributes[declaration.attributes].map { attribute in
      typeNames(in: attribute.name).first ?? text(of: attribute.name)
    }
  }

  /// The names in a declaration's inheritance clause, and of a protocol those that it asks of
  /// `Self` behind `where`.
  package func inheritedNames(of declaration: Declaration) -> [String] {
    var names = outline.inheritedTypes[declaration.inheritedTypes].flatMap { typeNames(in: $0) }
    guard declaration.kind == .protocol, !declaration.whereClause.isEmpty else { return names }
    var index = declaration.whereClause.indices.lowerBound
    while index + 1 < declaration.whereClause.indices.upperBound {
      if tokens[index].is(.Self), tokens[index + 1].kind == .colon {
        let end = tokens.endOfType(at: index + 2)
        names += typeNames(in: TokenRange(index + 2, end))
      }
      index += 1
    }
    return names
  }

  /// The name of the declaration at `index` with those of the types around it, dots between.
  package func typePath(of index: Int) -> String {
    var names: [String] = []
    var current = index
    while current >= 0 {
      let declaration = outline.declarations[current]
      if declaration.kind == .extension {
        names.append(typeNames(in: declaration.name).first ?? name(of: declaration))
      } else if declaration.kind.isType || current == index {
        names.append(name(of: declaration))
      }
      current = Int(declaration.parent)
    }
    return names.reversed().joined(separator: ".")
  }

  /// The names of types that a type in source is made of at its top level: `any A & B<C>` is of
  /// `A` and `B`, `[A]` and `(A, B)` of none.
  package func typeNames(in range: TokenRange) -> [String] {
    var names: [String] = []
    var path = ""
    var index = range.indices.lowerBound
    let end = range.indices.upperBound
    while index < end {
      let token = tokens[index]
      switch token.kind {
      case .at:
        index = max(index + 1, tokens.endOfAttributeName(at: index + 1))
        continue
      case .leftAngle:
        index = tokens.endOfGenericArguments(at: index) ?? index + 1
        continue
      case .leftParen where isParenthesized(index):
        // `(A & B)` is what stands in it; a tuple or a function's parameters are none of its types.
        finish()
      case .leftParen, .leftBracket:
        index = tokens.endOfGroup(at: index)
        continue
      case .period: path += "."
      case .identifier, .keyword:
        if path.isEmpty && isTypePrefix(token) && index + 1 < end { break }
        if !path.isEmpty && !path.hasSuffix(".") { finish() }
        path += identifier(index)
      case .prefixOperator: path = "~"
      default: finish()
      }
      index += 1
    }
    finish()
    return names

    func finish() {
      if !path.isEmpty && path != "~" { names.append(path) }
      path = ""
    }
  }

  /// Whether the parenthesis only groups: no comma in it, and no arrow or dot behind it.
  private func isParenthesized(_ open: Int) -> Bool {
    let end = tokens.endOfGroup(at: open)
    if tokens[end].kind == .arrow || end == open + 2 { return false }
    return !(open + 1..<end - 1).contains { [.comma, .colon, .arrow].contains(tokens[$0].kind) }
  }

  private func isTypePrefix(_ token: Token) -> Bool {
    switch token.keyword {
    case .any, .some, .inout, .borrowing, .consuming, .sending, .each, .repeat: true
    default: false
    }
  }
}
