extension OutlineScanner {
  /// Reads the generic parameters in `<…>` at `position` and returns the index after them.
  mutating func scanGenericParameters(at position: Int, _ declaration: inout Declaration) -> Int {
    guard tokens[position].kind == .leftAngle else { return position }
    let first = Int32(truncatingIfNeeded: outline.genericParameters.count)
    var end = position + 1
    while true {
      while tokens[end].kind == .at {
        let name = tokens.endOfAttributeName(at: end + 1)
        guard name > end + 1 else { break }
        end = startsArguments(at: name) ? tokens.endOfGroup(at: name) : name
      }
      if tokens[end].is(.each) || tokens[end].is(.let), tokens[end + 1].kind.isWord { end += 1 }
      guard tokens[end].kind.isWord else { break }
      let name = end
      end += 1
      var constraint = TokenRange.none
      if tokens[end].kind == .colon {
        let typeEnd = tokens.endOfType(at: end + 1)
        constraint = TokenRange(end + 1, typeEnd)
        end = typeEnd
      }
      outline.genericParameters.append(
        GenericParameter(name: Int32(truncatingIfNeeded: name), constraint: constraint))
      if tokens[end].is(.where) { end = scanWhereClause(at: end, &declaration) }
      guard tokens[end].kind == .comma else { break }
      end += 1
    }
    declaration.genericParameters =
      first..<Int32(truncatingIfNeeded: outline.genericParameters.count)
    return tokens[end].kind == .rightAngle ? end + 1 : end
  }

  /// Reads a `where` clause at `position`, if one is there, and returns the index after it.
  mutating func scanWhereClause(at position: Int, _ declaration: inout Declaration) -> Int {
    guard tokens[position].is(.where) else { return position }
    var end = position + 1
    while true {
      let left = endOfRequirementSide(at: end)
      guard left > end else { break }
      end = left
      guard tokens[end].kind == .colon || tokens[end].kind == .binaryOperator else { break }
      end = endOfRequirementSide(at: end + 1)
      if tokens[end].kind == .leftParen, !tokens[end].startsLine {
        end = tokens.endOfGroup(at: end)
      }
      guard tokens[end].kind == .comma else { break }
      end += 1
    }
    declaration.whereClause = TokenRange(position + 1, end)
    return end
  }

  /// The index after the type or integer at `position`: `where count == 2` asks for a value.
  private func endOfRequirementSide(at position: Int) -> Int {
    if tokens[position].kind == .integer { return position + 1 }
    if tokens[position].kind == .prefixOperator, tokens[position + 1].kind == .integer {
      return position + 2
    }
    return tokens.endOfType(at: position)
  }

  /// Reads the types after a `:` at `position`, if one is there; the index after them.
  mutating func scanInheritance(at position: Int, _ declaration: inout Declaration) -> Int {
    guard tokens[position].kind == .colon else { return position }
    let first = Int32(truncatingIfNeeded: outline.inheritedTypes.count)
    var end = position + 1
    while true {
      // Here, and nowhere else, `nonisolated` may be on a line before its type.
      let isIsolation = tokens[end].is(.nonisolated) && tokens[end + 1].kind == .identifier
      let typeEnd = tokens.endOfType(at: isIsolation ? end + 1 : end)
      guard typeEnd > end else { break }
      outline.inheritedTypes.append(TokenRange(end, typeEnd))
      end = typeEnd
      guard tokens[end].kind == .comma else { break }
      end += 1
    }
    declaration.inheritedTypes = first..<Int32(truncatingIfNeeded: outline.inheritedTypes.count)
    return end
  }

  /// Reads the parameters in the parentheses at `position`; the index after them.
  ///
  /// - Parameter areCaseValues: whether they are associated values, which need no names.
  mutating func scanParameters(
    at position: Int, _ declaration: inout Declaration, areCaseValues: Bool = false
  ) -> Int {
    guard tokens[position].kind == .leftParen else { return position }
    let first = Int32(truncatingIfNeeded: outline.parameters.count)
    let close = tokens[position].partner
    var end = position + 1
    while end < close {
      end = scanParameter(at: end, close: close, areCaseValues: areCaseValues)
      guard end < close, tokens[end].kind == .comma else { break }
      end += 1
    }
    declaration.parameters = first..<Int32(truncatingIfNeeded: outline.parameters.count)
    return tokens.endOfGroup(at: position)
  }

  /// Reads one parameter; the index of the comma or parenthesis after it.
  private mutating func scanParameter(at position: Int, close: Int, areCaseValues: Bool) -> Int {
    var end = position
    while tokens[end].kind == .at, !areCaseValues {
      let name = tokens.endOfAttributeName(at: end + 1)
      guard name > end + 1 else { break }
      end = startsArguments(at: name) ? tokens.endOfGroup(at: name) : name
    }
    // Modifiers such as `isolated` come before the label.
    while tokens[end].kind.isWord, tokens[end + 1].kind.isWord, tokens[end + 2].kind.isWord {
      end += 1
    }
    var label = -1
    var name = -1
    if tokens[end].kind.isWord, tokens[end + 1].kind == .colon {
      (label, name) = (end, end)
      end += 2
    } else if tokens[end].kind.isWord, tokens[end + 1].kind.isWord, tokens[end + 2].kind == .colon {
      (label, name) = (end, end + 1)
      end += 3
    } else if !areCaseValues {
      return nextComma(from: end, close: close)
    }
    let type = end
    end = min(tokens.endOfType(at: end), close)
    let typeRange = TokenRange(type, end)
    if tokens[end].kind == .postfixOperator { end += 1 }
    var value = TokenRange.none
    if tokens[end].kind == .equal {
      let comma = nextComma(from: end + 1, close: close)
      value = TokenRange(end + 1, comma)
      end = comma
    }
    outline.parameters.append(
      Parameter(
        label: Int32(truncatingIfNeeded: label), name: Int32(truncatingIfNeeded: name),
        type: typeRange, defaultValue: value))
    return nextComma(from: end, close: close)
  }

  /// The index of the first comma from `position` on that no bracket holds, else `close`.
  func nextComma(from position: Int, close: Int) -> Int {
    var end = position
    while end < close {
      let token = tokens[end]
      if token.kind == .comma { return end }
      if token.kind.opens {
        end = tokens.endOfGroup(at: end)
      } else if token.kind == .leftAngle, let angle = tokens.endOfGenericArguments(at: end) {
        end = angle
      } else {
        end += 1
      }
    }
    return close
  }

  /// Reads `async`, `throws` and the result of a function; the index after them.
  mutating func scanEffectsAndResult(at position: Int, _ declaration: inout Declaration) -> Int {
    var end = position
    while tokens[end].kind == .identifier || tokens[end].kind == .keyword {
      switch tokens[end].keyword {
      case .async, .reasync: declaration.traits.insert(.isAsync)
      case .throws, .rethrows:
        declaration.traits.insert(.isThrowing)
        if tokens[end + 1].kind == .leftParen, !tokens[end + 1].isAfterTrivia {
          end = tokens.endOfGroup(at: end + 1) - 1
        }
      default: return end
      }
      end += 1
    }
    if tokens[end].kind == .arrow {
      let typeEnd = tokens.endOfType(at: end + 1)
      declaration.type = TokenRange(end + 1, typeEnd)
      end = typeEnd
    }
    return end
  }
}
