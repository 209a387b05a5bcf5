import SwiftSource

extension ContiguousArray {
  /// The elements that a range of an outline's array means.
  package subscript(range: Range<Int32>) -> ArraySlice<Element> {
    self[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}

extension [String] {
  /// Names, the innermost first, as a dotted path, the outermost first.
  package var dottedFromLast: String {
    var path = last ?? ""
    for name in dropLast().reversed() {
      path += "."
      path += name
    }
    return path
  }
}

extension SourceFile {
  /// The bracket that opens nearest before the token and closes after it, nil outside brackets.
  ///
  /// - Parameter limit: how many tokens and groups are looked at.
  package func bracket(around token: Int, within limit: Int = .max) -> Int? {
    var position = token - 1
    var steps = 0
    while position >= 0, steps < limit {
      steps += 1
      let kind = tokens[position].kind
      if kind.opens, tokens.endOfGroup(at: position) > token { return position }
      // An unmatched bracket is its own partner.
      position =
        kind.closes && tokens[position].partner < position
        ? tokens[position].partner - 1 : position - 1
    }
    return nil
  }

  /// The names of a declaration's attributes, generic arguments left out.
  package func attributeNames(of declaration: Declaration) -> [String] {
    outline.attributes[declaration.attributes].map { attribute in
      typeNames(in: attribute.name).first ?? text(of: attribute.name)
    }
  }

  /// The names in a declaration's inheritance clause, and of a protocol those that it asks of
  /// `Self` after `where`.
  package func inheritedNames(of declaration: Declaration) -> [String] {
    var names = outline.inheritedTypes[declaration.inheritedTypes].flatMap { typeNames(in: $0) }
    for head in requirementsOfSelf(declaration) where declaration.kind == .protocol {
      names.append(typePath(from: head).map { identifier($0) }.joined(separator: "."))
    }
    return names
  }

  /// The name of the declaration at `index` with those of the types around it, dots between.
  package func typePath(of index: Int) -> String {
    // Most types and functions that are asked for are outside all others.
    if outline.declarations[index].parent < 0, outline.declarations[index].kind != .extension {
      return name(of: outline.declarations[index])
    }
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
    return names.dottedFromLast
  }

  /// Returns true if the declarations at two indices, types or extensions, are of types with the
  /// same ``typePath(of:)``.
  package func haveSameTypePath(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (outline.declarations[first].name, outline.declarations[second].name)
    guard !one.isEmpty, !other.isEmpty else { return false }
    // Most differ in their last words already: no text has to be made of these.
    let (last, otherLast) = (Int(one.end) - 1, Int(other.end) - 1)
    if tokens[last].kind == .identifier, tokens[otherLast].kind == .identifier,
      tokens[last].hash != tokens[otherLast].hash
    {
      return false
    }
    if first == second { return true }
    // So are most outside all others: their one word is their path.
    if outline.declarations[first].parent < 0, outline.declarations[second].parent < 0,
      one.indices.count == 1, other.indices.count == 1
    {
      return identifier(last) == identifier(otherLast)
    }
    return typePath(of: first) == typePath(of: second)
  }

  /// The index of the innermost declaration that the token is part of, -1 for none.
  package func innermostDeclaration(around token: Int) -> Int {
    let declarations = outline.declarations
    // The last declaration that starts at or before the token, then outwards to one around it.
    var index = declarations.partitioningIndex { Int($0.range.start) > token } - 1
    while index >= 0, !declarations[index].range.contains(token) {
      index = Int(declarations[index].parent)
    }
    return index
  }
}
